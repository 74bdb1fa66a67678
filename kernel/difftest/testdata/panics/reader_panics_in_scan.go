// Package fmt recovers what it does not know while it scans, and panics with it again.
package main

import (
	"bufio"
	"fmt"
)

type R struct{}

func (R) Read(p []byte) (int, error) { panic("in read") }

type S int

func (s *S) Scan(st fmt.ScanState, verb rune) error { panic(fmt.Errorf("in scan")) }
func main() {
	defer fmt.Println("d")
	var s S
	var x int
	func() { defer func() { fmt.Println(recover()) }(); fmt.Sscan("12", &s) }()
	func() { defer func() { fmt.Println(recover()) }(); fmt.Fscan(bufio.NewReader(R{}), &x) }()
	fmt.Fscan(R{}, &x)
}

// Exit: 2
// Error: panic: in read [recovered, repanicked]
// Output:
// in scan
// in read
// d
