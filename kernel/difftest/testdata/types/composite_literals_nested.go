// Literals within literals, with and without types, keys and pointers.
package main

import "fmt"

type Point struct{ X, Y int }
type Line struct{ A, B Point }
type PP struct {
	*Point
	Name string
	tags map[string][]*Point
}

func show(x any) { fmt.Printf("%T %v %+v\n", x, x, x) }

func main() {
	ps := []Point{{1, 2}, {X: 3}, {}, 5: {Y: 4}, {9, 9}}
	show(ps)
	pps := []*Point{{1, 2}, nil, {Y: 1}}
	for _, p := range pps {
		fmt.Print(p, " ")
	}
	fmt.Println()
	m := map[Point]*Line{{1, 2}: {Point{3, 4}, Point{}}, {}: {B: Point{5, 6}}, {3, 3}: nil}
	for _, k := range []Point{{1, 2}, {}, {3, 3}, {7, 7}} {
		if l, ok := m[k]; ok && l != nil {
			fmt.Println(k, *l)
		} else {
			fmt.Println(k, l == nil, ok)
		}
	}
	mm := map[string]map[string][]int{"a": {"b": {1, 2}, "c": {}}, "d": nil}
	show(mm)
	arr := [...][2][]string{{{"a"}, {"b", "c"}}, 3: {1: {"z"}}}
	show(arr)
	pa := &[3]int{1: 5}
	show(*pa)
	for i := range pa {
		pa[i] += i
	}
	fmt.Println(*pa, len(pa), cap(pa), pa[1:], pa[:2:2])
	ps2 := &[]Point{{1, 1}}
	(*ps2)[0].X = 10
	*ps2 = append(*ps2, Point{2, 2})
	show(*ps2)
	pm := &map[string]int{"x": 1}
	(*pm)["y"]++
	show(*pm)
	pp := PP{&Point{1, 2}, "n", map[string][]*Point{"k": {{4, 5}, {6, 7}}}}
	pp.X++
	pp.tags["k"][1].Y *= 2
	fmt.Println(*pp.Point, pp.X, *pp.tags["k"][1], pp.Name)
	anon := struct {
		a int
		b struct{ c, d string }
	}{1, struct{ c, d string }{"x", "y"}}
	show(anon)
	as := []struct{ a, b any }{{1, "x"}, {nil, []int{1}}, {b: map[string]int{}}}
	show(as)
	fs := [...]func(int) int{2: func(i int) int { return i * i }, 0: nil}
	fmt.Println(len(fs), fs[1] == nil, fs[2](4))
	vowels := [128]bool{'a': true, 'e': true}
	fmt.Println(vowels['a'], vowels['b'], len(vowels))
	matrix := [2][3]int{{1, 2, 3}, {4}}
	t := matrix
	t[1][1] = 99
	show(matrix)
	show(t)
	type T struct {
		Point
		next *T
	}
	lst := &T{Point{1, 2}, &T{Point: Point{3, 4}, next: &T{}}}
	for l := lst; l != nil; l = l.next {
		fmt.Print(l.X, l.Y, " ")
	}
	fmt.Println()
	sm := []map[string]Point{{"a": {1, 2}}, {}, nil}
	show(sm)
}

// Output:
// []main.Point [{1 2} {3 0} {0 0} {0 0} {0 0} {0 4} {9 9}] [{X:1 Y:2} {X:3 Y:0} {X:0 Y:0} {X:0 Y:0} {X:0 Y:0} {X:0 Y:4} {X:9 Y:9}]
// &{1 2} <nil> &{0 1}␣
// {1 2} {{3 4} {0 0}}
// {0 0} {{0 0} {5 6}}
// {3 3} true true
// {7 7} true false
// map[string]map[string][]int map[a:map[b:[1 2] c:[]] d:map[]] map[a:map[b:[1 2] c:[]] d:map[]]
// [4][2][]string [[[a] [b c]] [[] []] [[] []] [[] [z]]] [[[a] [b c]] [[] []] [[] []] [[] [z]]]
// [3]int [0 5 0] [0 5 0]
// [0 6 2] 3 3 [6 2] [0 6]
// []main.Point [{10 1} {2 2}] [{X:10 Y:1} {X:2 Y:2}]
// map[string]int map[x:1 y:1] map[x:1 y:1]
// {2 2} 2 {6 14} n
// struct { a int; b struct { c string; d string } } {1 {x y}} {a:1 b:{c:x d:y}}
// []struct { a interface {}; b interface {} } [{1 x} {<nil> [1]} {<nil> map[]}] [{a:1 b:x} {a:<nil> b:[1]} {a:<nil> b:map[]}]
// 3 true 16
// true false 128
// [2][3]int [[1 2 3] [4 0 0]] [[1 2 3] [4 0 0]]
// [2][3]int [[1 2 3] [4 99 0]] [[1 2 3] [4 99 0]]
// 1 2 3 4 0 0␣
// []map[string]main.Point [map[a:{1 2}] map[] map[]] [map[a:{X:1 Y:2}] map[] map[]]
