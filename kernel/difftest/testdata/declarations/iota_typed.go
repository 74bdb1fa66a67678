// iota with a named type and expressions.
package main

import "fmt"

type Weekday int

const (
	Sunday Weekday = iota
	Monday
	Tuesday
)

type Flags uint8

const (
	Read Flags = 1 << iota
	Write
	Exec
	All = Read | Write | Exec
)

func (d Weekday) Next() Weekday { return (d + 1) % 3 }

func main() {
	fmt.Println(Tuesday.Next(), Monday, int(Tuesday))
	fmt.Println(Read, Write, Exec, All, All&^Write)
	fmt.Printf("%08b\n", All)
}

// Output:
// 0 1 2
// 1 2 4 7 5
// 00000111
