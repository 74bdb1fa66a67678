package record

// Limits bound what reading may take, so that a damaged or enormous file ends
// in a message and not in an exhausted machine. A zero field means its default.
type Limits struct {
	Rows  int64 // rows of one table over all its files; default 50 million
	Bytes int64 // bytes of one read once decoded, all columns together; default 4 GiB
}

const (
	defaultRows  = 50_000_000
	defaultBytes = 4 << 30
)

func (l Limits) rows() int64 {
	if l.Rows > 0 {
		return l.Rows
	}
	return defaultRows
}

func (l Limits) bytes() int64 {
	if l.Bytes > 0 {
		return l.Bytes
	}
	return defaultBytes
}
