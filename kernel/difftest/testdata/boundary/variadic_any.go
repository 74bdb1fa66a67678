// Script values spread into variadic any parameters.
package main

import "fmt"

type tag string

func (t tag) String() string { return "<" + string(t) + ">" }

type pair struct {
	a tag
	b any
}

func line(args ...any) string          { return fmt.Sprintln(args...) }
func format(f string, a ...any) string { return fmt.Sprintf(f, a...) }
func multi() (tag, error, *pair, int)  { return "m", nil, nil, 4 }

func main() {
	args := []any{tag("x"), pair{"y", tag("z")}, []tag{"p", "q"}, map[tag]tag{"k": "v"}, nil, &pair{"r", 1}}
	fmt.Print(line(args...))
	fmt.Println(args...)
	fmt.Print(line(tag("one"), []any{tag("two"), 3}))
	fmt.Println(multi())
	fmt.Println(format("%v %s %d %T", tag("f"), tag("g"), 5, pair{}), format("%v %+v", args[:2]...))
	fmt.Println(fmt.Sprint(args[0], args[0]), fmt.Sprint(args[3]))
	fmt.Println(append(args[:0:0], tag("a"), pair{b: []tag{"deep"}})...)
}

// Output:
// <x> {y z} [<p> <q>] map[<k>:<v>] <nil> &{r 1}
// <x> {y z} [<p> <q>] map[<k>:<v>] <nil> &{r 1}
// <one> [<two> 3]
// <m> <nil> <nil> 4
// <f> <g> 5 main.pair <x> {a:y b:z}
// <x><x> map[<k>:<v>]
// <a> { [deep]}
