// fmt prints maps sorted by key, for every key kind.
package main

import (
	"fmt"
	"math"
)

type C int

func (c C) String() string { return "c" + fmt.Sprint(int(c)) }

func main() {
	fmt.Println(map[string]int{"b": 1, "a": 2}, map[int]bool{3: true, -1: false}, map[float64]int{math.Inf(1): 1, -0.5: 2, math.NaN(): 3})
	fmt.Println(map[bool]int{true: 1, false: 0}, map[[2]int]int{{2, 1}: 1, {1, 9}: 2}, map[any]int{"a": 1, 2: 2, 1.5: 3, false: 4})
	fmt.Println(map[C]C{10: 1, 9: 2})
	fmt.Printf("%v %+v\n", map[struct{ A, B int }]string{{2, 1}: "x", {1, 2}: "y"}, map[string]struct{ N int }{"k": {1}})
	fmt.Printf("%#v %d %q\n", map[string]int{"z": 1, "y": 2}, map[int]int{2: 3, 1: 4}, map[string]string{"a": "b"})
}

// Output:
// map[a:2 b:1] map[-1:false 3:true] map[NaN:3 -0.5:2 +Inf:1]
// map[false:0 true:1] map[[1 9]:2 [2 1]:1] map[a:1 2:2 1.5:3 false:4]
// map[c9:c2 c10:c1]
// map[{1 2}:y {2 1}:x] map[k:{N:1}]
// map[string]int{"y":2, "z":1} map[1:4 2:3] map["a":"b"]
