package record

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// jsonReader reads one JSON object a line. Numbers stay the text that the file
// has, so that a 64-bit id is not rounded; a key that occurs twice, text that is
// not UTF-8 and half a surrogate pair are errors, where encoding/json would
// choose silently.
type jsonReader struct {
	r    *bufio.Reader
	line int
}

func newJSONReader(r io.Reader) *jsonReader {
	j := &jsonReader{r: bufio.NewReaderSize(r, 1<<16)}
	if head, err := j.r.Peek(3); err == nil && bytes.Equal(head, []byte("\xef\xbb\xbf")) {
		j.r.Discard(3)
	}
	return j
}

// read gives the members of the next object, nested ones also under "a.b", in
// the order of the file; io.EOF after the last line. Empty lines are skipped.
func (j *jsonReader) read() (names []string, values map[string]cell, err error) {
	for {
		line, err := j.readLine()
		if err != nil {
			return nil, nil, err
		}
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		if bytes.IndexByte(line, 0) >= 0 {
			return nil, nil, fmt.Errorf("line %d: %s", j.line, hasNUL)
		}
		if !utf8.Valid(line) {
			return nil, nil, fmt.Errorf("line %d: not UTF-8 text; save the file as UTF-8", j.line)
		}
		if err := surrogates(line); err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", j.line, err)
		}
		d := json.NewDecoder(bytes.NewReader(line))
		d.UseNumber()
		values = map[string]cell{}
		token, err := d.Token()
		if err == nil && token != json.Delim('{') {
			return nil, nil, fmt.Errorf("line %d: wanted one JSON object a line, found %.20q (`jq -c '.[]'` takes a list apart)", j.line, bytes.TrimSpace(line))
		}
		if err == nil {
			line := jsonLine{d: d, left: maxCells}
			names, err = line.object("", values, nil, 0)
		}
		if err == nil {
			if _, more := d.Token(); more != io.EOF {
				err = fmt.Errorf("more after the object's end")
			}
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			err = fmt.Errorf("the object does not end; JSONL has each object on one line")
		}
		if err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", j.line, err)
		}
		return names, values, nil
	}
}

func (j *jsonReader) readLine() ([]byte, error) {
	var line []byte
	j.line++
	for {
		part, err := j.r.ReadSlice('\n')
		line = append(line, part...)
		if len(line) > maxCell {
			return nil, fmt.Errorf("line %d: longer than %d MiB", j.line, maxCell>>20)
		}
		switch {
		case err == nil:
			return line, nil
		case err == bufio.ErrBufferFull:
		case err == io.EOF && len(line) > 0:
			return line, nil
		default:
			return nil, err
		}
	}
}

// jsonLine decodes one line and counts its values, so that a line of millions of
// them ends in a message.
type jsonLine struct {
	d    *json.Decoder
	left int // values it may still have
}

// value reads the next token where a value must be.
func (l *jsonLine) value() (json.Token, error) {
	if l.left--; l.left < 0 {
		return nil, fmt.Errorf("more than %d values", maxCells)
	}
	return l.d.Token()
}

// object reads the members after a '{' up to its '}'.
func (l *jsonLine) object(prefix string, values map[string]cell, names []string, depth int) ([]string, error) {
	if depth > maxDepth {
		return nil, errDepth
	}
	for l.d.More() {
		token, err := l.d.Token()
		if err != nil {
			return nil, err
		}
		name := prefix + token.(string)
		if _, twice := values[name]; twice {
			return nil, fmt.Errorf("the key %.60q occurs twice", name)
		}
		names = append(names, name)
		value, err := l.value()
		if err != nil {
			return nil, err
		}
		if value == json.Delim('{') {
			values[name] = cell{kind: jsonObject}
			if names, err = l.object(name+".", values, names, depth+1); err != nil {
				return nil, err
			}
			continue
		}
		if values[name], err = l.cell(value, depth); err != nil {
			return nil, err
		}
	}
	_, err := l.d.Token()
	return names, err
}

// maxDepth bounds how deep lists and objects may lie in each other.
const maxDepth = 100

var errDepth = fmt.Errorf("nested more than %d deep", maxDepth)

// cell turns a token, and what follows it for a list, into a cell.
func (l *jsonLine) cell(token json.Token, depth int) (cell, error) {
	switch v := token.(type) {
	case nil:
		return cell{kind: jsonText, blank: true}, nil
	case string:
		return cell{kind: jsonText, text: v}, nil
	case json.Number:
		return cell{kind: jsonNumber, text: v.String()}, nil
	case bool:
		return cell{kind: jsonBool, text: fmt.Sprint(v)}, nil
	}
	if depth > maxDepth {
		return cell{}, errDepth
	}
	if token == json.Delim('{') {
		_, err := l.object("", map[string]cell{}, nil, depth+1)
		return cell{kind: jsonObject}, err
	}
	list := cell{kind: jsonList}
	for l.d.More() {
		token, err := l.value()
		if err != nil {
			return cell{}, err
		}
		item, err := l.cell(token, depth+1)
		if err != nil {
			return cell{}, err
		}
		list.items = append(list.items, item)
	}
	_, err := l.d.Token()
	return list, err
}

// surrogates refuses \ud800 … \udfff escapes that are not in pairs:
// encoding/json would put U+FFFD in their place.
func surrogates(line []byte) error {
	s := string(line)
	for {
		i := strings.IndexByte(s, '\\')
		if i < 0 || i+1 >= len(s) {
			return nil
		}
		if s[i+1] != 'u' {
			s = s[i+2:]
			continue
		}
		unit := hex4(s[i+2:])
		switch {
		case unit >= 0xdc00 && unit <= 0xdfff:
			return fmt.Errorf(`\u%04x is the second half of a character without the first`, unit)
		case unit >= 0xd800 && unit <= 0xdbff:
			rest := s[i+6:]
			if !strings.HasPrefix(rest, `\u`) || hex4(rest[2:]) < 0xdc00 || hex4(rest[2:]) > 0xdfff {
				return fmt.Errorf(`\u%04x is the first half of a character without the second`, unit)
			}
			s = s[i+12:]
			continue
		}
		s = s[i+2:]
	}
}

// hex4 reads four hexadecimal digits; -1 when there are none (encoding/json will
// say so).
func hex4(s string) int {
	if len(s) < 4 {
		return -1
	}
	n := 0
	for _, c := range []byte(s[:4]) {
		switch {
		case c >= '0' && c <= '9':
			n = n<<4 | int(c-'0')
		case c|0x20 >= 'a' && c|0x20 <= 'f':
			n = n<<4 | int(c|0x20-'a'+10)
		default:
			return -1
		}
	}
	return n
}
