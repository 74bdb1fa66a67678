// Keys of all types in one map; NaN, minus zero, and keys that cannot be compared.
package main

import "fmt"

type K interface{ k() }
type A struct{ x any }
type B [2]any

func (A) k() {}
func (B) k() {}

func main() {
	m := map[any]int{1: 1, int8(1): 2, "1": 3, 1.0: 4, A{1}: 5, B{1, "x"}: 6, nil: 7, [1]int{1}: 8, struct{}{}: 9, true: 10, 'x': 11, complex(1, 2): 12, A{A{A{}}}: 13}
	for _, k := range []any{1, int8(1), int16(1), "1", 1.0, float32(1), A{1}, A{int8(1)}, B{1, "x"}, nil, [1]int{1}, [1]int8{1}, struct{}{}, struct{ a int }{}, true, 'x', 120, complex(1, 2), A{A{A{}}}, A{A{A{nil}}}, A{A{nil}}} {
		v, ok := m[k]
		fmt.Printf("%T %v %d %t\n", k, k, v, ok)
	}
	mk := map[K]string{A{3}: "a", B{}: "b"}
	fmt.Println(mk[A{3}], mk[B{}], mk[A{}], len(mk))
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(mk[A{[]int{}}])
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		m[B{nil, map[string]int{}}] = 1
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		m[func() {}] = 1
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		delete(m, []int{1})
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(any(A{[]int{}}) == any(A{[]int{}}))
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(any([]int{}) == any(1), A{[]int{}} == A{1})
		fmt.Println(any([]int{}) == any([]int{}))
	}()
	nan := func() float64 { var z float64; return z / z }()
	mn := map[float64]int{nan: 1, nan: 2}
	mn[nan] = 3
	mn[nan]++
	_, ok := mn[nan]
	fmt.Println(len(mn), ok, mn[nan])
	delete(mn, nan)
	sum := 0
	for k, v := range mn {
		if k == k {
			fmt.Println("eq")
		}
		sum += v
	}
	fmt.Println(len(mn), sum)
	clear(mn)
	fmt.Println(len(mn))
	ma := map[any]int{nan: 1}
	ma[nan] = 2
	ma[A{nan}] = 5
	ma[A{nan}] = 5
	fmt.Println(len(ma), any(nan) == any(nan), A{nan} == A{nan})
	negz := func() float64 { z := 0.0; return -z }()
	mz := map[float64]string{0: "zero"}
	mz[negz] = "neg"
	fmt.Println(mz, len(mz))
	for k := range mz {
		fmt.Println(1/k > 0)
	}
}

// Output:
// int 1 1 true
// int8 1 2 true
// int16 1 0 false
// string 1 3 true
// float64 1 4 true
// float32 1 0 false
// main.A {1} 5 true
// main.A {1} 0 false
// main.B [1 x] 6 true
// <nil> <nil> 7 true
// [1]int [1] 8 true
// [1]int8 [1] 0 false
// struct {} {} 9 true
// struct { a int } {0} 0 false
// bool true 10 true
// int32 120 11 true
// int 120 0 false
// complex128 (1+2i) 12 true
// main.A {{{<nil>}}} 13 true
// main.A {{{<nil>}}} 13 true
// main.A {{<nil>}} 0 false
// a b  2
// runtime error: hash of unhashable type []int
// runtime error: hash of unhashable type map[string]int
// runtime error: hash of unhashable type func()
// runtime error: hash of unhashable type []int
// runtime error: comparing uncomparable type []int
// false false
// runtime error: comparing uncomparable type []int
// 4 false 0
// 4 7
// 0
// 4 false false
// map[-0:neg] 1
// false
