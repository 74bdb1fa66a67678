package child

import "golang.org/x/sys/unix"

var deniedHere = []uint32{unix.SYS_FORK, unix.SYS_VFORK}
