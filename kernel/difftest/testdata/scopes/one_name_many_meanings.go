// One name for variables, types, constants and labels within each other.
package main

import "fmt"

func main() {
	x := 1
	{
		x := x + 1
		{
			x, y := x+1, x
			fmt.Println(x, y)
			if x := x * 10; x > 5 {
				x := fmt.Sprint(x, "s")
				fmt.Println(x)
			} else if y := x; y > 0 {
				fmt.Println(y)
			} else {
				fmt.Println(x, y)
			}
			x++
			fmt.Println(x)
		}
		fmt.Println(x)
	}
	fmt.Println(x)
	switch x := x; x := any(x).(type) {
	case int, string:
		fmt.Printf("%T\n", x)
	}
	switch x := any(x).(type) {
	case int:
		x++
		fmt.Println(x)
		{
			x := "shadow"
			fmt.Println(x)
		}
		fmt.Println(x)
	}
	type x2 struct{ x *x2 }
	type y = x2
	{
		type x2 int
		var a y
		var b x2 = 3
		fmt.Printf("%T %T %v\n", a, b, b)
		{
			type x2 [2]*x2
			defer fmt.Printf("%T\n", x2{})
		}
	}
	f := func(x int) func(x int) int {
		return func(y int) int { x := x + y; return x }
	}
	fmt.Println(f(1)(2))
	var f2 func(int) int
	f2 = func(f2 int) int { return f2 }
	fmt.Println(f2(3))
	const c = 3
	{
		const c = c * 2
		const d = c + 1
		{
			const c = "c" + "d"
			fmt.Println(c, d)
		}
		fmt.Println(c)
	}
	for i := 0; i < 2; i++ {
		i := i
		i += 10
		for i := i; i < 13; i++ {
			i := i * 2
			fmt.Print(i, " ")
		}
		fmt.Println(i)
	}
L:
	for L := 0; L < 5; L++ {
		switch L := L * L; {
		case L > 4:
			break L
		case L > 1:
			continue L
		}
		fmt.Println("L", L)
	}
	goto x
x:
	fmt.Println("end")
}

// Output:
// 3 2
// 30s
// 4
// 2
// 1
// int
// 2
// shadow
// 2
// main.x2 main.x2 3
// 3
// 3
// cd 7
// 6
// 20 22 24 10
// 22 24 11
// L 0
// L 1
// end
// main.x2
