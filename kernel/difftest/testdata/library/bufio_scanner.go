// Scanners over lines, words and runes, and buffered writers.
package main

import (
	"bufio"
	"fmt"
	"strings"
)

func main() {
	sc := bufio.NewScanner(strings.NewReader("one two\nthree\n\nfour"))
	n := 0
	for sc.Scan() {
		n++
		fmt.Printf("%d:%q ", n, sc.Text())
	}
	fmt.Println(sc.Err())
	ws := bufio.NewScanner(strings.NewReader(" a bb  c "))
	ws.Split(bufio.ScanWords)
	for ws.Scan() {
		fmt.Print(ws.Text(), "|")
	}
	var b strings.Builder
	w := bufio.NewWriter(&b)
	fmt.Fprintf(w, "%s-%d", "x", 1)
	fmt.Print(b.Len(), " ")
	w.Flush()
	fmt.Println(b.String())
	rd := bufio.NewReader(strings.NewReader("ab\ncd"))
	l, err := rd.ReadString('\n')
	rest, err2 := rd.ReadString('\n')
	fmt.Printf("%q %v %q %v\n", l, err, rest, err2)
}

// Output:
// 1:"one two" 2:"three" 3:"" 4:"four" <nil>
// a|bb|c|0 x-1
// "ab\n" <nil> "cd" EOF
