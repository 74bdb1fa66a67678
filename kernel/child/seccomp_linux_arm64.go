package child

var deniedHere []uint32 // arm64 has clone only
