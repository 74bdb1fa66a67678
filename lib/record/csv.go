package record

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"unicode/utf8"
)

// cell is one cell of a CSV row or one value of a JSON line. blank tells an
// unquoted empty CSV cell, or JSON null, or an absent JSON key, from an empty
// text.
type cell struct {
	text  string
	blank bool
	kind  cellKind
	items []cell // of a JSON array
}

// size is about what a cell takes in memory.
func (c cell) size() int64 {
	n := int64(len(c.text)) + 16
	for _, item := range c.items {
		n += item.size()
	}
	return n
}

type cellKind byte

const (
	csvText cellKind = iota // anything in a CSV file
	jsonText
	jsonNumber
	jsonBool
	jsonList
	jsonObject
	notFinite // a number of a Parquet file that is NaN or infinite
)

// csvReader reads comma separated values by RFC 4180, with any separator. It
// keeps what encoding/csv loses: whether an empty cell was quoted, and carriage
// returns inside quotes; one alone outside quotes, the line end of old Macs, is an
// error. A quote inside a cell that does not begin with one is
// just that.
type csvReader struct {
	r     *bufio.Reader
	comma byte
	line  int // of the next character
	start int // line on which the last row began
}

func newCSVReader(r io.Reader, comma byte) *csvReader {
	c := &csvReader{r: bufio.NewReaderSize(r, 1<<16), comma: comma, line: 1}
	if head, err := c.r.Peek(3); err == nil && bytes.Equal(head, []byte("\xef\xbb\xbf")) {
		c.r.Discard(3) // the byte order mark that Excel and others write
	}
	return c
}

// read gives the next row; io.EOF after the last. Empty lines are skipped.
func (c *csvReader) read() ([]cell, error) {
	for {
		b, err := c.r.ReadByte()
		if err != nil {
			return nil, err
		}
		if b == '\n' {
			c.line++
			continue
		}
		if b == '\r' {
			if next, err := c.r.Peek(1); err == nil && next[0] == '\n' {
				continue
			}
		}
		c.r.UnreadByte()
		break
	}
	c.start = c.line
	var row []cell
	for {
		value, last, err := c.cell()
		if err != nil {
			return nil, err
		}
		if row = append(row, value); len(row) > maxCells {
			return nil, fmt.Errorf("line %d: more than %d cells; is the separator right?", c.start, maxCells)
		}
		if last {
			return row, nil
		}
	}
}

// Bounds on one cell, and on the cells of one CSV row or JSON line, so that a
// quote that is never closed, or a file without line ends, ends in a message and
// not in exhausted memory.
const (
	maxCell  = 64 << 20 // bytes
	maxCells = 1 << 20
)

// cell reads one cell and tells whether it is the last of its row.
func (c *csvReader) cell() (value cell, last bool, err error) {
	var out []byte
	opened := c.line
	b, err := c.r.ReadByte()
	if err == io.EOF {
		return cell{blank: true}, true, nil
	}
	quoted := b == '"'
	if quoted {
		if out, err = c.quoted(); err != nil {
			return cell{}, false, err
		}
		b, err = c.r.ReadByte()
	}
	for ; ; b, err = c.r.ReadByte() {
		if err == io.EOF {
			last = true
			break
		}
		if err != nil {
			return cell{}, false, err
		}
		if b == c.comma {
			break
		}
		if b == '\r' {
			if next, err := c.r.Peek(1); err != nil || next[0] == '\n' {
				continue
			}
			return cell{}, false, fmt.Errorf("line %d: a carriage return without a line feed outside quotes; save the file with the line ends of Unix or Windows", c.line)
		}
		if b == '\n' {
			c.line++
			last = true
			break
		}
		if quoted {
			return cell{}, false, fmt.Errorf("line %d: %q after a closing quote; a quote inside a quoted cell is written twice", c.line, b)
		}
		if out = append(out, b); len(out) > maxCell {
			return cell{}, false, fmt.Errorf("line %d: a cell is longer than %d MiB", c.line, maxCell>>20)
		}
	}
	if bytes.IndexByte(out, 0) >= 0 {
		return cell{}, false, fmt.Errorf("line %d: %s", opened, hasNUL)
	}
	if !utf8.Valid(out) {
		return cell{}, false, fmt.Errorf("line %d: not UTF-8 text: %.40q; save the file as UTF-8", opened, out)
	}
	return cell{text: string(out), blank: !quoted && len(out) == 0}, last, nil
}

// quoted reads what stands between the quotes of a cell, after the opening one.
func (c *csvReader) quoted() ([]byte, error) {
	var out []byte
	opened := c.line
	for {
		b, err := c.r.ReadByte()
		if err == io.EOF {
			return nil, fmt.Errorf("line %d: the quote opened there is not closed", opened)
		}
		if err != nil {
			return nil, err
		}
		if b == '"' {
			if next, err := c.r.Peek(1); err != nil || next[0] != '"' {
				return out, nil
			}
			c.r.Discard(1)
		}
		if b == '\n' {
			c.line++
		}
		if out = append(out, b); len(out) > maxCell {
			return nil, fmt.Errorf("line %d: a cell is longer than %d MiB; is a quote not closed?", opened, maxCell>>20)
		}
	}
}

// hasNUL is what a file says that no text file has, and one in UTF-16 has all over.
const hasNUL = "a NUL byte; is the file damaged, or UTF-16? save it as UTF-8"
