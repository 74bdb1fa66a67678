// Flags that are wrong: what package flag says on standard error, and its exit code.
package main

import (
	"flag"
	"fmt"
	"os"
)

type set map[string]bool

func (s set) String() string {
	if s == nil {
		return ""
	}
	return fmt.Sprint(len(s))
}
func (s set) Set(k string) error { s[k] = true; return nil }

type parser interface{ Parse([]string) error }

func main() {
	fmt.Fprintln(os.Stderr, "begin")
	fs := flag.NewFlagSet("sum", flag.ContinueOnError)
	n := fs.Int("n", 3, "how `many`")
	s := set{}
	fs.Var(s, "s", "a set")
	fmt.Fprintln(fs.Output(), "to the same place")
	fmt.Println(fs.Parse([]string{"-n", "4", "-s", "a", "-s", "b"}), *n, len(s))
	fmt.Println(fs.Parse([]string{"-x"}))
	fs.Usage = nil
	fmt.Println(fs.Parse([]string{"-y"}))
	fmt.Println(fs.Usage == nil)
	var zero flag.FlagSet
	fmt.Println(zero.Parse([]string{"-z"}))
	var p parser = flag.NewFlagSet("last", flag.ExitOnError)
	defer fmt.Println("never")
	p.Parse([]string{"-q"})
	fmt.Println("not reached")
}

// Exit: 2
// Error: begin
// Error: to the same place
// Error: flag provided but not defined: -x
// Error: Usage of sum:
// Error:   -n many
// Error:     	how many (default 3)
// Error:   -s value
// Error:     	a set (default 0)
// Error: flag provided but not defined: -y
// Error: Usage of sum:
// Error:   -n many
// Error:     	how many (default 3)
// Error:   -s value
// Error:     	a set (default 0)
// Error: flag provided but not defined: -z
// Error: Usage:
// Error: flag provided but not defined: -q
// Error: Usage of last:
// Output:
// <nil> 4 2
// flag provided but not defined: -x
// flag provided but not defined: -y
// true
// flag provided but not defined: -z
