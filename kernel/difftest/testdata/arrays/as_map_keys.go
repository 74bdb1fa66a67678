// Arrays and structs of arrays as map keys.
package main

import "fmt"

type state struct {
	board [4]byte
	turn  bool
}

func main() {
	m := map[[2]int]string{{0, 1}: "a", {1, 0}: "b"}
	k := [2]int{0, 1}
	fmt.Println(m[k], m[[2]int{1, 0}], m[[2]int{}] == "")
	k[1] = 0
	m[k] = "zero"
	k[0] = 1
	fmt.Println(len(m), m[[2]int{0, 0}], m[k])
	seen := map[state]int{}
	s := state{turn: true}
	seen[s]++
	s.board[2] = 'x'
	seen[s]++
	seen[state{[4]byte{2: 'x'}, true}]++
	fmt.Println(len(seen), seen[s])
}

// Output:
// a b true
// 3 zero b
// 2 2
