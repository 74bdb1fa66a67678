// Flags of a program's own kinds: Set, String, IsBoolFlag, defaults and errors.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"
)

type list []string

func (l *list) String() string { return strings.Join(*l, ",") }

func (l *list) Set(s string) error {
	if s == "" {
		return errors.New("empty name")
	}
	*l = append(*l, s)
	return nil
}

type level int

func (l level) String() string { return fmt.Sprintf("L%d", int(l)) }

type verbosity struct{ n *int }

func (v verbosity) String() string   { return fmt.Sprint(*v.n) }
func (v verbosity) Set(string) error { *v.n++; return nil }
func (v verbosity) IsBoolFlag() bool { return true }

func (l *level) Set(s string) error {
	_, err := fmt.Sscanf(s, "L%d", (*int)(l))
	return err
}
func (l *level) Get() any { return *l }

type point struct{ x, y int }

func (p point) MarshalText() ([]byte, error) { return fmt.Appendf(nil, "%d/%d", p.x, p.y), nil }
func (p *point) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "%d/%d", &p.x, &p.y)
	return err
}

func try(fs *flag.FlagSet, args ...string) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("panic: %v %T\n", r, r)
		}
	}()
	err := fs.Parse(args)
	fmt.Printf("%v %v %v args=%q n=%d/%d parsed=%v\n", args, err, errors.Is(err, flag.ErrHelp), fs.Args(), fs.NArg(), fs.NFlag(), fs.Parsed())
}

func main() {
	var names list
	n := 0
	lev := level(3)
	fs := flag.NewFlagSet("tool", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	fs.Var(&names, "name", "add a `NAME`\nmany times")
	fs.Var(&lev, "level", "the level")
	fs.Var(verbosity{&n}, "v", "more")
	w := fs.Duration("wait", time.Second, "how long")
	var p point
	fs.TextVar(&p, "at", point{1, 2}, "where")
	b := fs.Bool("b", false, "a bool")
	fs.Func("f", "call `it`", func(s string) error { fmt.Println("called", s); return nil })
	fs.PrintDefaults()
	try(fs, "-name", "a", "--name=b", "-v", "-v", "-level", "L7", "-at", "3/4", "rest", "-v")
	fmt.Println(names, n, lev, *w, p, *b)
	try(fs, "-name", "")
	try(fs, "-wait", "soon")
	try(fs, "-nope")
	try(fs, "-h")
	try(fs, "-level")
	try(fs, "-b=maybe")
	g := fs.Lookup("level").Value.(flag.Getter)
	fmt.Printf("%v %T\n", g.Get(), g.Get())
	_, is := fs.Lookup("name").Value.(flag.Getter)
	fmt.Println(is, fs.Name(), fs.ErrorHandling() == flag.ContinueOnError)
	fs.Visit(func(f *flag.Flag) { fmt.Println("set", f.Name, f.Value, f.DefValue) })
	fs.VisitAll(func(f *flag.Flag) { fmt.Printf("all %s %q\n", f.Name, f.Usage) })
	fmt.Println(fs.Set("level", "L1"), lev, fs.Set("none", "1"))

	ps := flag.NewFlagSet("p", flag.PanicOnError)
	ps.SetOutput(os.Stdout)
	ps.Usage = func() { fmt.Fprintln(ps.Output(), "own usage"); ps.PrintDefaults() }
	ps.Int("i", 5, "an int")
	try(ps, "-i", "x")
	try(ps, "-i", "99999999999999999999")
	var zero flag.FlagSet
	zero.SetOutput(os.Stdout)
	zero.String("s", "", "text")
	zero.String("t", "d", "text")
	zero.Var(&names, "x", "more names")
	try(&zero, "-q")
	defer fmt.Println("not reached")
	es := flag.NewFlagSet("e", flag.ExitOnError)
	es.Float64("f", 0, "a float")
	es.Parse([]string{"-f", "1,5"})
}

// Exit: 2
// Error: invalid value "1,5" for flag -f: parse error
// Error: Usage of e:
// Error:   -f float
// Error:     	a float
// Output:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-name a --name=b -v -v -level L7 -at 3/4 rest -v] <nil> false args=["rest" "-v"] n=2/4 parsed=true
// [a b] 2 L7 1s {3 4} false
// invalid value "" for flag -name: empty name
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-name ] invalid value "" for flag -name: empty name false args=[] n=0/4 parsed=true
// invalid value "soon" for flag -wait: parse error
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-wait soon] invalid value "soon" for flag -wait: parse error false args=[] n=0/4 parsed=true
// flag provided but not defined: -nope
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-nope] flag provided but not defined: -nope false args=[] n=0/4 parsed=true
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-h] flag: help requested true args=[] n=0/4 parsed=true
// flag needs an argument: -level
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-level] flag needs an argument: -level false args=[] n=0/4 parsed=true
// invalid boolean value "maybe" for -b: parse error
// Usage of tool:
//   -at value
//     	where (default 1/2)
//   -b	a bool
//   -f it
//     	call it
//   -level value
//     	the level (default L3)
//   -name NAME
//     	add a NAME
//     	many times
//   -v	more
//   -wait duration
//     	how long (default 1s)
//
// panic calling String method on zero main.verbosity for flag v: runtime error: invalid memory address or nil pointer dereference
// [-b=maybe] invalid boolean value "maybe" for -b: parse error false args=[] n=0/4 parsed=true
// L7 main.level
// false tool true
// set at 3/4 1/2
// set level L7 L3
// set name a,b␣
// set v 2 0
// all at "where"
// all b "a bool"
// all f "call `it`"
// all level "the level"
// all name "add a `NAME`\nmany times"
// all v "more"
// all wait "how long"
// <nil> L1 no such flag -none
// invalid value "x" for flag -i: parse error
// own usage
//   -i int
//     	an int (default 5)
// panic: invalid value "x" for flag -i: parse error *errors.errorString
// invalid value "99999999999999999999" for flag -i: value out of range
// own usage
//   -i int
//     	an int (default 5)
// panic: invalid value "99999999999999999999" for flag -i: value out of range *errors.errorString
// flag provided but not defined: -q
// Usage:
//   -s string
//     	text
//   -t string
//     	text (default "d")
//   -x value
//     	more names (default a,b)
// [-q] flag provided but not defined: -q false args=[] n=0/0 parsed=true
