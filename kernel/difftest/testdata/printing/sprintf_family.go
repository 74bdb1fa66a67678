// Sprintf, Fprintf, Sprint, Appendf, Errorf, Fprint.
package main

import (
	"bytes"
	"fmt"
	"os"
)

func main() {
	var b bytes.Buffer
	n, err := fmt.Fprintf(&b, "%d-%s", 1, "a")
	fmt.Fprint(&b, " x", 1, 2)
	fmt.Fprintln(&b, "", "z")
	fmt.Printf("%q %d %v\n", b.String(), n, err)
	fmt.Println(string(fmt.Appendf(nil, "%03d", 7)), string(fmt.Append([]byte("p"), 1, "q")), fmt.Errorf("e%d", 1))
	fmt.Fprintln(os.Stdout, "direct", 5)
	os.Stdout.WriteString("raw\n")
	fmt.Fprintln(os.Stderr, "to stderr")
}

// Error: to stderr
// Output:
// "1-a x1 2 z\n" 3 <nil>
// 007 p1q e1
// direct 5
// raw
