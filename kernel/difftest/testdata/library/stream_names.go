// The standard streams have the names that they have in a compiled program, in errors too.
package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
)

func main() {
	fmt.Println(os.Stdin.Name(), os.Stdout.Name(), os.Stderr.Name())
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		fmt.Println(in.Text())
	}
	_, err := os.Stdout.Read(make([]byte, 1))
	fmt.Println(err)
	f := os.Stdout
	fmt.Println(os.Stdin.Close(), os.Stdin.Close())
	os.Stdout.Close()
	_, err = fmt.Fprintln(f, "x")
	var p *os.PathError
	fmt.Fprintln(os.Stderr, err, errors.As(err, &p), p.Op, p.Path, errors.Is(err, os.ErrClosed))
	_, err = fmt.Println("y")
	fmt.Fprintln(os.Stderr, err)
}

// Error: write /dev/stdout: file already closed true write /dev/stdout true
// Error: write /dev/stdout: file already closed
// Output:
// /dev/stdin /dev/stdout /dev/stderr
// read /dev/stdout: bad file descriptor
// <nil> close /dev/stdin: file already closed
