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
		if !utf8.Valid(line) {
			return nil, nil, fmt.Errorf("line %d: not UTF-8 text", j.line)
		}
		if err := surrogates(line); err != nil {
			return nil, nil, fmt.Errorf("line %d: %w", j.line, err)
		}
		d := json.NewDecoder(bytes.NewReader(line))
		d.UseNumber()
		values = map[string]cell{}
		token, err := d.Token()
		if err == nil && token != json.Delim('{') {
			return nil, nil, fmt.Errorf("line %d: wanted one JSON object a line, found %.20q", j.line, bytes.TrimSpace(line))
		}
		if err == nil {
			names, err = object(d, "", values, nil, 0)
		}
		if err == nil {
			if _, more := d.Token(); more != io.EOF {
				err = fmt.Errorf("more after the object's end")
			}
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			err = fmt.Errorf("the object does not end")
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

// object reads the members after a '{' up to its '}'.
func object(d *json.Decoder, prefix string, values map[string]cell, names []string, depth int) ([]string, error) {
	if depth > 100 {
		return nil, fmt.Errorf("nested more than 100 deep")
	}
	for d.More() {
		token, err := d.Token()
		if err != nil {
			return nil, err
		}
		name := prefix + token.(string)
		if _, twice := values[name]; twice {
			return nil, fmt.Errorf("the key %q occurs twice", name)
		}
		names = append(names, name)
		value, err := d.Token()
		if err != nil {
			return nil, err
		}
		if value == json.Delim('{') {
			values[name] = cell{kind: jsonObject}
			if names, err = object(d, name+".", values, names, depth+1); err != nil {
				return nil, err
			}
			continue
		}
		if values[name], err = toCell(d, value, depth); err != nil {
			return nil, err
		}
	}
	_, err := d.Token()
	return names, err
}

// toCell turns a token, and what follows it for a list, into a cell.
func toCell(d *json.Decoder, token json.Token, depth int) (cell, error) {
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
	if depth > 100 {
		return cell{}, fmt.Errorf("nested more than 100 deep")
	}
	if token == json.Delim('{') {
		_, err := object(d, "", map[string]cell{}, nil, depth+1)
		return cell{kind: jsonObject}, err
	}
	list := cell{kind: jsonList}
	for d.More() {
		token, err := d.Token()
		if err != nil {
			return cell{}, err
		}
		item, err := toCell(d, token, depth+1)
		if err != nil {
			return cell{}, err
		}
		list.items = append(list.items, item)
	}
	_, err := d.Token()
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
