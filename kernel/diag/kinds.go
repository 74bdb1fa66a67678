package diag

import (
	"fmt"
	"go/token"
	"slices"
)

// Kind is one kind of refusal: what is refused, why, and how to write it instead.
// docs/refused.md is made from these.
type Kind struct {
	ID    string
	Title string
	Msg   string // with one %s for the offending name
	Fix   string
	Why   string // for the page
	Bad   string // a script that is refused for this reason
	Good  string // the same intent, as the kernel runs it; a package main
}

// Refuse makes the diagnostic of a kind.
func Refuse(id string, pos token.Position, what string) Diagnostic {
	for _, k := range Kinds {
		if k.ID == id {
			return Diagnostic{Pos: pos, Msg: fmt.Sprintf(k.Msg, what), Fix: k.Fix, Refused: true, Kind: id}
		}
	}
	panic("diag: no refusal is called " + id)
}

// Kinds are all refusals.
var Kinds = slices.Concat(outside, language)

// language are the refusals of what belongs to the language or to a run.
var language = []Kind{
	{
		ID:    "clock",
		Title: "The clock, in an analysis",
		Msg:   "%s gives another result in every run",
		Fix:   "leave it out: an analysis depends on its records and parameters only; how long its cells take, galley build --profile says",
		Why: "Every artifact must come out byte for byte the same in every run, and nothing in it may hang on waits, on the number of processors or on " +
			"what a log prints, which begins with the time. A package main may use them.",
		Bad: `package trial

import (
	"time"

	"galley/lib/notebook"
)

// Trial says how long it took.
func Trial(book *notebook.Book) {
	start := time.Now()
	book.Printf("%v\n", time.Since(start))
}
`,
		Good: `package main

import (
	"fmt"
	"time"
)

func main() {
	collected := time.Date(2026, time.March, 1, 0, 0, 0, 0, time.UTC) // written down with the records
	fmt.Println(collected.Format(time.DateOnly))
}
`,
	},
	{
		ID:    "chance",
		Title: "Unseeded chance, in an analysis",
		Msg:   "%s gives another result in every run",
		Fix:   "an analysis depends on its records and parameters only; draw from rand.New(rand.NewPCG(book.Seed(), 0)) of math/rand/v2",
		Why:   "Every artifact must come out byte for byte the same in every run. A package main may use it.",
		Bad: `package trial

import (
	"math/rand/v2"

	"galley/lib/notebook"
)

// Trial draws without a seed.
func Trial(book *notebook.Book) {
	book.Number("draw", rand.Float64(), 3)
}
`,
		Good: `package main

import (
	"fmt"
	"math/rand/v2"
)

func main() {
	rng := rand.New(rand.NewPCG(13, 0))
	fmt.Printf("%.3f\n", rng.Float64())
}
`,
	},
	{
		ID:    "process",
		Title: "What belongs to the process, in an analysis",
		Msg:   "%s belongs to the process, not to an analysis",
		Fix:   "print in a cell with fmt.Println, or to book.Stdout() where a writer is wanted; end early with return or book.Check(err)",
		Why: "An analysis is called with its Book and returns; the process, its arguments and its streams are the kernel's, and what " +
			"initialisers or the built-in println write is in no cell. A package main may use them.",
		Bad: `package trial

import (
	"os"

	"galley/lib/notebook"
)

// Trial ends the process.
func Trial(book *notebook.Book) {
	os.Exit(1)
}
`,
		Good: `package main

import "fmt"

func main() {
	if rows := 0; rows == 0 {
		fmt.Println("no rows")
		return
	}
}
`,
	},
	{
		ID:    "generic",
		Title: "Generic functions and types of compiled packages",
		Msg:   "%s is generic and compiled, so it has no version for this type here",
		Fix:   "write a small function of your own in the script; those of slices, maps, cmp, iter, sync, sync/atomic, unique and rand.N are fine",
		Why: "A generic function has no code until it is given types, and the compiled program was not built with the script's. " +
			"The packages slices, maps, cmp, iter and unique, sync.OnceFunc and its like, atomic.Pointer, rand.N and generics declared in the " +
			"script are lowered with it and have no such limit.",
		Bad: `package main

import (
	"fmt"
	"hash/maphash"
)

type point struct{ x, y int }

func main() {
	seed := maphash.MakeSeed()
	fmt.Println(maphash.Comparable(seed, point{1, 2}) == maphash.Comparable(seed, point{1, 2}))
}
`,
		Good: `package main

import (
	"fmt"
	"hash/maphash"
)

type point struct{ x, y int }

func hash(seed maphash.Seed, p point) uint64 { return maphash.String(seed, fmt.Sprint(p)) }

func main() {
	seed := maphash.MakeSeed()
	fmt.Println(hash(seed, point{1, 2}) == hash(seed, point{1, 2}))
}
`,
	},
	{
		ID:    "boxed",
		Title: "Values of the script's types handed to code that looks into them",
		Msg:   "%s looks into a value of a type declared in this script, which it cannot see",
		Fix:   "convert to a plain type first: string(x), float64(x), or a map or struct of plain fields",
		Why: "Compiled code that inspects an operand by its type (html/template, encoding/xml, encoding/binary, a lib function that takes any) " +
			"would find a stand-in. Printing, errors, sorting, JSON, text/template, log/slog, flag, containers and contexts know the stand-in and are fine.",
		Bad: `package main

import (
	"os"
	"html/template"
)

type row struct{ Name string }

func main() {
	t := template.Must(template.New("row").Parse("{{.Name}}\n"))
	t.Execute(os.Stdout, row{"a"})
}
`,
		Good: `package main

import (
	"os"
	"html/template"
)

func main() {
	t := template.Must(template.New("row").Parse("{{.Name}}\n"))
	t.Execute(os.Stdout, map[string]string{"Name": "a"})
}
`,
	},
	{
		ID:    "capacity",
		Title: "Capacity that append has chosen",
		Msg:   "%s hangs on how much room the compiler gives a small slice",
		Fix:   "make the slice with make([]T, 0, n), cut it with slices.Clip(s), or use len",
		Why: "A slice that append begins, and []byte(s) and []rune(s), get a first room that the compiler chooses by where the " +
			"slice is used: after `var s []int; s = append(s, 1)` its cap is 4 where s stays in its function, and else 1. cap of a slice from make, " +
			"of a literal, of an array and of what is appended to these or sliced from them is the same here; so is that of a slice " +
			"that is printed or kept in a map, an element or a field of a pointer. Refused where it shows, while the script runs.",
		Bad: `package main

import "fmt"

func main() {
	var s []int
	for i := range 5 {
		s = append(s, i)
		fmt.Println(len(s), cap(s))
	}
}
`,
		Good: `package main

import "fmt"

func main() {
	s := make([]int, 0, 2)
	for i := range 5 {
		s = append(s, i)
		fmt.Println(len(s), cap(s))
	}
}
`,
	},
	{
		ID:    "shared",
		Title: "Two slices appended to one slice",
		Msg:   "%s hangs on how much room the compiler gives a small slice",
		Fix:   "append to slices.Clip(s), or to a slice from make",
		Why: "Where the capacity of a slice is the compiler's choice, so is whether append writes into its array or into a new one. " +
			"That shows only when the slice and the result are both used afterwards, and one of them is written to: put append's result " +
			"in the place of its operand, or clip the operand. Refused where it shows, while the script runs.",
		Bad: `package main

import "fmt"

func main() {
	var s []int
	for i := range 3 {
		s = append(s, i)
	}
	a, b := append(s, 10), append(s, 20)
	fmt.Println(a[3], b[3])
}
`,
		Good: `package main

import (
	"fmt"
	"slices"
)

func main() {
	var s []int
	for i := range 3 {
		s = append(s, i)
	}
	s = slices.Clip(s)
	a, b := append(s, 10), append(s, 20)
	fmt.Println(a[3], b[3])
}
`,
	},
	{
		ID:    "nilmethod",
		Title: "Messages of methods called on nil pointers",
		Msg:   "%s is the compiler's choice",
		Fix:   "test the pointer before it is put into the interface, or give the method a pointer receiver",
		Why: "A method with a value receiver that is called on a nil pointer in an interface fails. Where the compiler sees which " +
			"method it is, it says \"invalid memory address or nil pointer dereference\", and else \"value method main.T.M called using " +
			"nil *T pointer\". Where it is certain which, the message is the same here; else the script is stopped when it gets there, " +
			"and no recover() goes on.",
		Bad: `package main

import "fmt"

type named interface{ name() string }

type T struct{}

func (T) name() string { return "T" }

func print(n named) { fmt.Println(n.name()) }

func main() {
	defer func() { fmt.Println(recover()) }()
	var t *T
	print(t)
}
`,
		Good: `package main

import "fmt"

type named interface{ name() string }

type T struct{}

func (T) name() string { return "T" }

func print(n named) { fmt.Println(n.name()) }

func main() {
	var t *T
	if t == nil {
		fmt.Println("no T")
		return
	}
	print(t)
}
`,
	},
	{
		ID:    "local",
		Title: "Names of generic types of types declared in functions, in an analysis",
		Msg:   "the name of %s hangs on the other files of its folder",
		Fix:   "declare the type outside the function",
		Why: "The full name of such a type (`trial.one[galley/analyses/trial.local·1]`, as %T prints it) has a number that the compiler counts " +
			"through all files of a package; the kernel sees one of them. It is refused when a value of the type is put into an interface. " +
			"A package main is one file, and may do it.",
		Bad: `package trial

import "galley/lib/notebook"

type one[T any] struct{ value T }

// Trial prints the name of a type.
func Trial(book *notebook.Book) {
	type local int
	book.Printf("%T\n", one[local]{1})
}
`,
		Good: `package main

import "fmt"

type one[T any] struct{ value T }

type local int

func main() {
	fmt.Printf("%T\n", one[local]{1})
}
`,
	},
	{
		ID:    "order",
		Title: "Orders of evaluation that cannot be followed",
		Msg:   "in which order %s is evaluated is the compiler's choice",
		Fix:   "give its calls, and its parts that may fail, variables of their own in lines before it",
		Why: "The language leaves open whether a variable beside a call is read before or after the call. The compiler makes the calls of a " +
			"statement first, and so does the kernel. Refused are four forms, beside a later call that may change what they read: a map " +
			"literal whose entries leave out their type; a loop or switch that a goto leads to; a variable (bool, pointer, small struct) put into " +
			"an interface, as by Println, which only functions small enough to be put in place of their calls change; and a method called " +
			"through an interface variable that a function changes. Where only the failures of a statement have an order that hangs on " +
			"whether the compiler puts a function in the place of its call, the program runs; such a statement is refused when it fails.",
		Bad: `package main

import "fmt"

type point struct{ x, y int }

func main() {
	n := 1
	next := func() int { n++; return n }
	fmt.Println(map[string]point{"a": {n, next()}})
}
`,
		Good: `package main

import "fmt"

type point struct{ x, y int }

func main() {
	n := 1
	next := func() int { n++; return n }
	y := next()
	fmt.Println(map[string]point{"a": {n, y}})
}
`,
	},
	{
		ID:    "place",
		Title: "Where the compiler puts things",
		Msg:   "%s hangs on where the compiler puts things",
		Fix:   "compare values instead of pointers; hand a strings.Builder on by its pointer; print keys of one type, or one by one; set a nil slice in a statement of its own",
		Why: "Two variables without size (struct{}, [0]int) may have one address. The compiler says that they are not equal where it sees " +
			"which variables they are, and that they are where it does not. A strings.Builder or a sync.Cond that was copied fails " +
			"when it is used, unless the copy happens to lie where the first one lay. Keys of several types in one map, other than numbers, " +
			"strings and bools, are printed in the order in which the types lie in the program. These are refused where it shows, while the script runs. " +
			"A nil slice that is put into an interface within a larger literal of constants is lost by Go 1.26 in some uses of the variable (w := [3]any{[]int(nil)}).",
		Bad: `package main

import "fmt"

type mark struct{}

func main() {
	var a, b mark
	fmt.Println(&a == &b)
}
`,
		Good: `package main

import "fmt"

type mark struct{ _ byte }

func main() {
	var a, b mark
	fmt.Println(&a == &b)
}
`,
	},
	{
		ID:    "frame",
		Title: "Arrays too large for the stack",
		Msg:   "the stack frame of %s may be too large (>1GB)",
		Fix:   "use a slice: make([]T, n)",
		Why: "The compiler puts arrays that are passed, returned, copied or written as literals into the frame of a call, and rejects a frame " +
			"of more than 1 GB; how much it keeps there is its choice. From a quarter of that on, the kernel does not try.",
		Bad: `package main

import "fmt"

func count(xs [1 << 26]int) int { return len(xs) }

func main() {
	var xs [1 << 26]int
	fmt.Println(count(xs))
}
`,
		Good: `package main

import "fmt"

func count(xs []int) int { return len(xs) }

func main() {
	xs := make([]int, 1<<26)
	fmt.Println(count(xs))
}
`,
	},
	{
		ID:    "construct",
		Title: "Everything else",
		Msg:   "%s is not supported in scripts",
		Fix:   "move the code to a compiled package in lib/",
		Why:   "What the kernel meets and does not know is refused too, rather than tried.",
	},
}
