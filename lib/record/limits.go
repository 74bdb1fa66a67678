package record

import "fmt"

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

// check says, before anything is read, that the files have too many rows or that the
// columns asked for would take too much memory.
func (l Limits) check(requests []request, rows int64, fields int) *Fault {
	if rows > l.rows() {
		return &Fault{File: requests[0].o.name, Row: -1, What: fmt.Sprintf("the table has %d rows, the limit is %d (record.Limits.Rows)", rows, l.rows())}
	}
	bytes := int64(0)
	for _, r := range requests {
		for k := range fields {
			n, fault := r.weigh(k)
			if fault != nil {
				return fault
			}
			bytes += n
		}
	}
	if bytes > l.bytes() {
		return &Fault{File: requests[0].o.name, Row: -1, What: fmt.Sprintf("the columns asked for take about %d MiB, the limit is %d MiB (record.Limits.Bytes)", bytes>>20, l.bytes()>>20)}
	}
	return nil
}
