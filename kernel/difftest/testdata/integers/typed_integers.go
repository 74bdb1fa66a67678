// Named integer types keep their width and methods.
package main

import "fmt"

type ID uint16
type Offset int8

func (o Offset) Apply(i ID) ID { return ID(int(i) + int(o)) }

func main() {
	var id ID = 65535
	id++
	fmt.Println(id, Offset(-1).Apply(id))
	o := Offset(127)
	o++
	fmt.Printf("%T %v %d %x %08b\n", o, o, o, uint8(o), uint8(o))
	var ids []ID
	for i := ID(65533); i >= 65533; i++ {
		ids = append(ids, i)
	}
	fmt.Println(ids)
}

// Output:
// 0 65535
// main.Offset -128 -128 80 10000000
// [65533 65534 65535]
