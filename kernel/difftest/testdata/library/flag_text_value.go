// The type of a flag made by TextVar.
package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"time"
)

type L int

func (l L) MarshalText() ([]byte, error) { return []byte(fmt.Sprintf("L%d", int(l))), nil }
func (l *L) UnmarshalText(b []byte) error {
	_, err := fmt.Sscanf(string(b), "L%d", (*int)(l))
	return err
}

type V []string

func (v *V) String() string     { return strings.Join(*v, ",") }
func (v *V) Set(s string) error { *v = append(*v, s); return nil }
func main() {
	fs := flag.NewFlagSet("x", flag.ContinueOnError)
	fs.SetOutput(os.Stdout)
	var l L
	var v V
	fs.TextVar(&l, "l", L(3), "level `lev`")
	fs.Var(&v, "v", "list")
	fs.Duration("d", time.Second, "dur")
	fs.Bool("b", false, "bool")
	fs.Func("f", "func", func(s string) error { return fmt.Errorf("no %s", s) })
	fs.BoolFunc("bf", "bfunc", func(s string) error { fmt.Println("bf", s); return nil })
	fs.VisitAll(func(f *flag.Flag) { fmt.Printf("%s %T %v %q\n", f.Name, f.Value, f.Value, f.DefValue) })
	fmt.Println(fs.Parse([]string{"-l", "L9", "-v", "a", "-v=b", "-bf", "rest"}), l, v, fs.Args(), fs.NArg())
	fmt.Println(fs.Parse([]string{"-l", "x"}))
	fmt.Println(fs.Parse([]string{"-f", "x"}))
	fmt.Println(fs.Parse([]string{"-zz"}))
	g, ok := fs.Lookup("l").Value.(flag.Getter)
	fmt.Println(ok)
	if ok {
		fmt.Printf("%T\n", g.Get())
	}
}

// Output:
// b *flag.boolValue false "false"
// bf flag.boolFuncValue  ""
// d *flag.durationValue 1s "1s"
// f flag.funcValue  ""
// l flag.textValue L3 "L3"
// v *main.V  ""
// bf true
// <nil> 9 [a b] [rest] 1
// invalid value "x" for flag -l: input does not match format
// Usage of x:
//   -b	bool
//   -bf
//     	bfunc
//   -d duration
//     	dur (default 1s)
//   -f value
//     	func
//   -l lev
//     	level lev (default L3)
//   -v value
//     	list
// invalid value "x" for flag -l: input does not match format
// invalid value "x" for flag -f: no x
// Usage of x:
//   -b	bool
//   -bf
//     	bfunc
//   -d duration
//     	dur (default 1s)
//   -f value
//     	func
//   -l lev
//     	level lev (default L3)
//   -v value
//     	list
// invalid value "x" for flag -f: no x
// flag provided but not defined: -zz
// Usage of x:
//   -b	bool
//   -bf
//     	bfunc
//   -d duration
//     	dur (default 1s)
//   -f value
//     	func
//   -l lev
//     	level lev (default L3)
//   -v value
//     	list
// flag provided but not defined: -zz
// true
// *main.L
