// Bad verbs for containers of the script's values, and widths after a panic was printed.
package main

import (
	"errors"
	"fmt"
)

type num int

func (n num) String() string { return "num" }

type bad struct{ error }

func main() {
	fmt.Printf("%w|%!|%w|%w\n", [1]any{num(3)}, []any{num(1), []num{2}}, num(4))
	fmt.Println(fmt.Errorf("%w %w %v", []any{num(3)}, errors.New("e"), num(2)))
	fmt.Println(fmt.Errorf("%w %w %w %w", []byte{7}, []byte(nil), uint8(3), []num(nil)))
	fmt.Printf("%w %w\n", []byte("a"), num(1))
	fmt.Printf("%8.2v|%6d\n", [2]bad{}, struct {
		b bad
		n []num
	}{n: []num{5}})
	fmt.Printf("%8.2v|\n", struct {
		B bad
		S string
		N []bool
	}{S: "text", N: []bool{true}})
}

// Output:
// %!w([1]interface {}=[3])|[%!!(main.num=1) [%!!(main.num=2)]]|%!w(main.num=4)|%!w(MISSING)
// %!w([]interface {}=[3]) e num
// [%!w(uint8=7)] [] %!w(uint8=3) %!w([]main.num=[])
// [%!w(uint8=97)] %!w(main.num=1)
// [%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)]|{{<nil>} [     5]}
// {%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)  [true]}|
