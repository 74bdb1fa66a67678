// Compiled code asks a script type for methods beyond the interface it takes.
package main

import (
	"fmt"
	"io"
	"strings"
)

type reader struct{ left int }

func (r *reader) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	r.left--
	p[0] = 'r'
	return 1, nil
}
func (r *reader) WriteTo(w io.Writer) (int64, error) {
	n, err := io.WriteString(w, "written by itself;")
	return int64(n), err
}

type sink struct{ got []string }

func (s *sink) Write(p []byte) (int, error) {
	s.got = append(s.got, "W:"+string(p))
	return len(p), nil
}
func (s *sink) WriteString(x string) (int, error) { s.got = append(s.got, "S:"+x); return len(x), nil }

type plain struct{ r *reader }

func (p plain) Read(b []byte) (int, error) { return p.r.Read(b) }

func main() {
	var b strings.Builder
	n, err := io.Copy(&b, &reader{3})
	fmt.Println(n, err, b.String())
	b.Reset()
	n, err = io.Copy(&b, plain{&reader{3}})
	fmt.Println(n, err, b.String())
	s := &sink{}
	io.WriteString(s, "one")
	fmt.Fprint(s, "two")
	fmt.Println(s.got)
}

// Output:
// 18 <nil> written by itself;
// 3 <nil> rrr
// [S:one W:two]
