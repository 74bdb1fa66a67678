// What compiled types keep in interfaces that are not exported is printed as it is, without its methods.
package main

import (
	"container/list"
	"container/ring"
	"fmt"
	"strings"
	"sync/atomic"
)

type grade int

func (g grade) String() string { return "grade" }

type point struct{ X, y grade }

type named struct {
	at   atomic.Value
	List []atomic.Value
}

func main() {
	var v atomic.Value
	fmt.Println(&v, "empty")
	fmt.Printf("%v %+v %d\n", &v, &v, &v)
	v.Store(point{1, 2})
	fmt.Println(&v)
	fmt.Printf("%v %+v %d %s\n", &v, &v, &v, &v)
	fmt.Printf("%#v\n", &v)
	v.Store(point{3, 4})
	fmt.Println([]*atomic.Value{}, &[1]atomic.Value{}, map[string]*atomic.Value{})
	var n named
	n.at.Store(grade(7))
	n.List = make([]atomic.Value, 1)
	n.List[0].Store(point{5, 6})
	fmt.Println(&n)
	fmt.Printf("%+v\n", &n)
	var b atomic.Value
	b.Store("text")
	fmt.Printf("%v %q\n", &b, &b)

	fmt.Println(list.Element{Value: grade(3)}, ring.Ring{Value: point{1, 2}})
	fmt.Printf("%d %+v\n", list.Element{Value: grade(3)}, &list.Element{Value: point{8, 9}})
	fmt.Printf("%v\n", strings.NewReplacer() == nil)
}

// Output:
// &{<nil>} empty
// &{<nil>} &{v:<nil>} &{<nil>}
// &{{1 2}}
// &{{1 2}} &{v:{X:1 y:2}} &{{1 2}} &{{%!s(main.grade=1) %!s(main.grade=2)}}
// &atomic.Value{v:main.point{X:1, y:2}}
// [] &[{<nil>}] map[]
// &{{7} [{{5 6}}]}
// &{at:{v:7} List:[{v:{X:5 y:6}}]}
// &{text} &{"text"}
// {<nil> <nil> <nil> grade} {<nil> <nil> {grade 2}}
// {0 0 0 3} &{next:<nil> prev:<nil> list:<nil> Value:{X:grade y:9}}
// false
