// Variables of if, switch, select and case clauses are captured one by one.
package main

import "fmt"

func main() {
	var fs []func() string
	add := func(f func() string) { fs = append(fs, f) }
	for i := 0; i < 3; i++ {
		if x := i * 10; x > 5 {
			add(func() string { x++; return fmt.Sprint("if", x) })
		} else if y := x - 1; true {
			add(func() string { y++; return fmt.Sprint("else", x, y) })
		}
		switch z := i; {
		case z == 1:
			w := z + 100
			add(func() string { w++; return fmt.Sprint("case", z, w) })
		}
		ch := make(chan int, 1)
		ch <- i
		select {
		case v := <-ch:
			add(func() string { v += 7; return fmt.Sprint("sel", v) })
		}
	}
	for range 2 {
		for _, f := range fs {
			fmt.Print(f(), " ")
		}
	}
	fmt.Println()
}

// Output:
// else0 0 sel7 if11 case1 102 sel8 if21 sel9 else0 1 sel14 if12 case1 103 sel15 if22 sel16␣
