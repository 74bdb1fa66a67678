// Local types take methods through embedding only.
package main

import "fmt"

type Base struct{ id int }

func (b Base) ID() string   { return fmt.Sprint("id", b.id) }
func (b *Base) SetID(n int) { b.id = n }

func main() {
	type user struct {
		Base
		name string
	}
	u := user{Base{1}, "ann"}
	u.SetID(7)
	fmt.Println(u.ID(), u.name, u.id)
	type alias = user
	fmt.Println(alias{Base{3}, "x"}.ID())
}

// Output:
// id7 ann 7
// id3
