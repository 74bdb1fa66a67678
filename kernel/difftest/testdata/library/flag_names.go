// Every function of package flag on the command line, which the program sets itself.
package main

import (
	"flag"
	"fmt"
	"math/big"
	"os"
	"strings"
	"time"
)

type word string

func (w *word) String() string     { return string(*w) }
func (w *word) Set(s string) error { *w = word(strings.ToUpper(s)); return nil }

var early = flag.Int("early", 1, "declared as a variable")

func init() { flag.Bool("init", false, "declared in init") }

func main() {
	os.Args = []string{"prog", "-early=7", "-b", "-d", "2s", "--f", "0x1p-2", "-i", "-3", "-i64", "0b11", "-s", "text", "-u", "4", "-u64", "0o17",
		"-t", "12345678901234567890", "-w", "shout", "-fn", "x", "-bf", "-bv=t", "-dv", "1m", "-fv", "1e3", "-iv", "1", "-i64v", "2", "-sv", "", "-uv", "3", "-u64v", "4", "--", "-rest", "a"}
	b := flag.Bool("b", false, "b")
	d := flag.Duration("d", time.Minute, "a `span` of time")
	f := flag.Float64("f", 0, "f")
	i := flag.Int("i", 0, "i")
	i64 := flag.Int64("i64", 0, "i64")
	s := flag.String("s", "def", "s")
	u := flag.Uint("u", 0, "u")
	u64 := flag.Uint64("u64", 0, "u64")
	var (
		bv   bool
		dv   time.Duration
		fv   float64
		iv   int
		i64v int64
		sv   string
		uv   uint
		u64v uint64
		t    big.Int
		w    word = "quiet"
	)
	flag.BoolVar(&bv, "bv", true, "bv")
	flag.DurationVar(&dv, "dv", 0, "dv")
	flag.Float64Var(&fv, "fv", 0.5, "fv")
	flag.IntVar(&iv, "iv", 5, "iv")
	flag.Int64Var(&i64v, "i64v", 6, "i64v")
	flag.StringVar(&sv, "sv", "x", "sv")
	flag.UintVar(&uv, "uv", 7, "uv")
	flag.Uint64Var(&u64v, "u64v", 8, "u64v")
	flag.TextVar(&t, "t", big.NewInt(5), "a big number")
	flag.Var(&w, "w", "a word")
	flag.Func("fn", "call", func(s string) error { fmt.Println("fn", s); return nil })
	flag.BoolFunc("bf", "call without value", func(s string) error { fmt.Println("bf", s); return nil })
	fmt.Println(flag.Parsed(), flag.NFlag(), flag.NArg(), flag.Args() == nil)
	flag.Parse()
	fmt.Println(*early, *b, *d, *f, *i, *i64, *s, *u, *u64, bv, dv, fv, iv, i64v, sv == "", uv, u64v, &t, w)
	fmt.Println(flag.Parsed(), flag.NFlag(), flag.NArg(), flag.Args(), flag.Arg(1), flag.Arg(5) == "")
	var one *flag.Flag = flag.Lookup("d")
	name, usage := flag.UnquoteUsage(one)
	fmt.Println(one.Name, one.DefValue, one.Value, name, usage, flag.Lookup("none") == nil)
	fmt.Println(flag.Set("i", "9"), *i, flag.Set("i", "z"), flag.Set("zz", ""))
	n := 0
	flag.VisitAll(func(*flag.Flag) { n++ })
	flag.Visit(func(f *flag.Flag) { n -= 1 })
	fmt.Println(n)
	flag.CommandLine.SetOutput(os.Stdout)
	flag.PrintDefaults()
	flag.Usage()
	old := flag.Usage
	flag.Usage = func() { fmt.Println("own usage"); old() }
	flag.CommandLine.Usage()
	var set *flag.FlagSet = flag.NewFlagSet("x", flag.ContinueOnError)
	var how flag.ErrorHandling = set.ErrorHandling()
	fmt.Println(how, flag.ExitOnError, flag.PanicOnError, flag.ErrHelp, set.Output() == os.Stderr, set.NArg())
	set.Init("renamed", flag.PanicOnError)
	fmt.Println(set.Name(), set.ErrorHandling())
	var v flag.Value = &w
	_, getter := v.(flag.Getter)
	_, other := flag.Lookup("i").Value.(flag.Getter)
	fmt.Println(getter, other, flag.Lookup("i").Value.(flag.Getter).Get())
	flag.CommandLine = flag.NewFlagSet("again", flag.ContinueOnError)
	flag.Int("early", 2, "again")
	fmt.Println(flag.NFlag(), flag.CommandLine.Name())
	func() {
		defer func() { fmt.Println(recover()) }()
		flag.CommandLine.SetOutput(os.Stdout)
		flag.Int("early", 3, "twice")
	}()
	exit := flag.NewFlagSet("exit", flag.ExitOnError)
	exit.Bool("v", false, "verbose")
	exit.Var(&w, "w", "the `word`")
	exit.Parse([]string{"-help"})
	fmt.Println("not reached")
}

// Error: Usage of exit:
// Error:   -v	verbose
// Error:   -w word
// Error:     	the word (default SHOUT)
// Output:
// false 0 0 true
// fn x
// bf true
// 7 true 2s 0.25 -3 3 text 4 15 true 1m0s 1000 1 2 true 3 4 12345678901234567890 SHOUT
// true 21 2 [-rest a] a true
// d 1m0s 2s span a span of time true
// <nil> 0 parse error no such flag -zz
// 1
//   -b	b
//   -bf
//     	call without value
//   -bv
//     	bv (default true)
//   -d span
//     	a span of time (default 1m0s)
//   -dv duration
//     	dv
//   -early int
//     	declared as a variable (default 1)
//   -f float
//     	f
//   -fn value
//     	call
//   -fv float
//     	fv (default 0.5)
//   -i int
//     	i
//   -i64 int
//     	i64
//   -i64v int
//     	i64v (default 6)
//   -init
//     	declared in init
//   -iv int
//     	iv (default 5)
//   -s string
//     	s (default "def")
//   -sv string
//     	sv (default "x")
//   -t value
//     	a big number (default 5)
//   -u uint
//     	u
//   -u64 uint
//     	u64
//   -u64v uint
//     	u64v (default 8)
//   -uv uint
//     	uv (default 7)
//   -w value
//     	a word (default quiet)
// Usage of prog:
//   -b	b
//   -bf
//     	call without value
//   -bv
//     	bv (default true)
//   -d span
//     	a span of time (default 1m0s)
//   -dv duration
//     	dv
//   -early int
//     	declared as a variable (default 1)
//   -f float
//     	f
//   -fn value
//     	call
//   -fv float
//     	fv (default 0.5)
//   -i int
//     	i
//   -i64 int
//     	i64
//   -i64v int
//     	i64v (default 6)
//   -init
//     	declared in init
//   -iv int
//     	iv (default 5)
//   -s string
//     	s (default "def")
//   -sv string
//     	sv (default "x")
//   -t value
//     	a big number (default 5)
//   -u uint
//     	u
//   -u64 uint
//     	u64
//   -u64v uint
//     	u64v (default 8)
//   -uv uint
//     	uv (default 7)
//   -w value
//     	a word (default quiet)
// own usage
// Usage of prog:
//   -b	b
//   -bf
//     	call without value
//   -bv
//     	bv (default true)
//   -d span
//     	a span of time (default 1m0s)
//   -dv duration
//     	dv
//   -early int
//     	declared as a variable (default 1)
//   -f float
//     	f
//   -fn value
//     	call
//   -fv float
//     	fv (default 0.5)
//   -i int
//     	i
//   -i64 int
//     	i64
//   -i64v int
//     	i64v (default 6)
//   -init
//     	declared in init
//   -iv int
//     	iv (default 5)
//   -s string
//     	s (default "def")
//   -sv string
//     	sv (default "x")
//   -t value
//     	a big number (default 5)
//   -u uint
//     	u
//   -u64 uint
//     	u64
//   -u64v uint
//     	u64v (default 8)
//   -uv uint
//     	uv (default 7)
//   -w value
//     	a word (default quiet)
// 0 1 2 flag: help requested true 0
// renamed 2
// false true 0
// 0 again
// again flag redefined: early
// again flag redefined: early
