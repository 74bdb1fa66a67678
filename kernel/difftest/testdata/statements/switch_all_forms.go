// Every form of switch.
package main

import "fmt"

func main() {
	// every switch form
	x := 5
	switch {
	}
	switch x {
	}
	switch x := x; {
	case x > 3:
		fmt.Println(">3")
		fallthrough
	case x > 100:
		fmt.Println("fell")
		fallthrough
	default:
		fmt.Println("def")
		fallthrough
	case false:
		fmt.Println("false")
	case true:
		fmt.Println("unreached")
	}
	switch f := func() int { fmt.Print("tag "); return 3 }; f() {
	default:
		fmt.Println("default first")
	case g("a", 1), g("b", 2):
		fmt.Println("ab")
	case g("c", 3), g("d", 3):
		fmt.Println("cd")
	case g("e", 3):
	}
	switch any(x) {
	case 5.0:
		fmt.Println("float")
	case "5":
		fmt.Println("string")
	case int8(5):
		fmt.Println("int8")
	case 5:
		fmt.Println("int")
	}
	switch y := any(&x).(type) {
	case nil:
		fmt.Println("nil", y)
	case *int, *string:
		fmt.Printf("%T\n", y)
	case error:
		fmt.Println(y.Error())
	}
	var np *int
	var e error
	for _, v := range []any{nil, np, e, 1, "s", []int{1}, [2]int{}, map[string]int{}, func() {}, struct{}{}, make(chan int), fmt.Errorf("e"), 1i, 'r', byte(1), uintptr(1)} {
		switch v := v.(type) {
		case nil:
			fmt.Print("nil ", v == nil)
		case int, uint8:
			fmt.Printf("intish %v", v)
		case string:
			fmt.Print("string " + v)
		case []int:
			fmt.Print("slice ", len(v))
		case [2]int:
			fmt.Print("arr ", v[1])
		case map[string]int:
			v["x"]++
			fmt.Print("map ", v)
		case func():
			v()
			fmt.Print("func")
		case struct{}:
			fmt.Print("empty ", v)
		case chan int:
			fmt.Print("chan ", cap(v))
		case <-chan int:
			fmt.Print("never")
		case error:
			fmt.Print("error ", v)
		case interface{ String() string }:
			fmt.Print("stringer")
		case complex128, rune:
			fmt.Printf("c %T", v)
		case *int:
			fmt.Print("ptr ", v == nil)
		default:
			fmt.Printf("default %T", v)
		}
		fmt.Print("; ")
	}
	fmt.Println()
	switch 1 << 3 {
	case 8:
		fmt.Println("eight")
	}
	switch s := "abc"; s[1] {
	case 'b':
		fmt.Println("b")
	}
	switch [2]int{1, 2} {
	case [2]int{1, 2}:
		fmt.Println("arr")
	}
	switch struct{ a int }{1} {
	case struct{ a int }{1}:
		fmt.Println("struct")
	}
	switch np {
	case nil:
		fmt.Println("nil ptr")
	}
	switch true {
	case x == 5 && func() bool { fmt.Print("called "); return true }():
		fmt.Println("yes")
	}
outer:
	for i := 0; ; i++ {
		switch {
		case i == 1:
			continue
		case i == 2:
			break
		case i > 3:
			break outer
		default:
			fmt.Print("i", i, " ")
		}
		fmt.Print("after", i, " ")
	}
	fmt.Println()
	switch x := any(x).(type) {
	default:
		switch x := any(x).(type) {
		case int:
			x++
			fmt.Println(x)
		}
		fmt.Println(x)
	}
	var i interface{ M() }
	switch i.(type) {
	case interface{ N() }:
		fmt.Println("N")
	case interface{}:
		fmt.Println("any")
	case nil:
		fmt.Println("nil iface")
	}
}
func g(s string, i int) int { fmt.Print(s, " "); return i }

// Output:
// >3
// fell
// def
// false
// tag a b c cd
// int
// *int
// nil true; ptr true; nil true; intish 1; string s; slice 1; arr 0; map map[x:1]; func; empty {}; chan 0; error e; c complex128; c int32; intish 1; default uintptr;␣
// eight
// b
// arr
// struct
// nil ptr
// called yes
// i0 after0 after2 i3 after3␣
// 6
// 5
// nil iface
