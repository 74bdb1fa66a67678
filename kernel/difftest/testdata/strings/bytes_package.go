// Functions of package bytes and byte buffers.
package main

import (
	"bytes"
	"fmt"
)

func main() {
	var b bytes.Buffer
	b.WriteString("hello ")
	b.Write([]byte{'w', 'o'})
	fmt.Fprintf(&b, "%03d", 7)
	fmt.Println(b.String(), b.Len(), bytes.Contains(b.Bytes(), []byte("wo")))
	line, err := b.ReadString(' ')
	fmt.Printf("%q %v %q\n", line, err, b.String())
	fmt.Println(bytes.Equal([]byte("a"), []byte("a")), bytes.Compare([]byte("a"), []byte("b")), string(bytes.ToUpper([]byte("x"))), bytes.Split([]byte("a,b"), []byte(",")))
}

// Output:
// hello wo007 11 true
// "hello " <nil> "wo007"
// true -1 X [[97] [98]]
