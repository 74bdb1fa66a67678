// A promoted String method decides how the outer struct prints.
package main

import "fmt"

type ID int

func (i ID) String() string { return fmt.Sprintf("#%03d", int(i)) }

type User struct {
	ID
	Name string
}
type Group struct {
	Lead User
	All  []User
}

func main() {
	u := User{7, "ann"}
	fmt.Println(u, u.ID, u.Name)
	fmt.Println(Group{u, []User{u, {8, "bob"}}})
	fmt.Printf("%v %s %+v\n", u, u, u)
}

// Output:
// #007 #007 ann
// {#007 [#007 #008]}
// #007 #007 #007
