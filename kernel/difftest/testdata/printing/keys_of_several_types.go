// Keys of several predeclared types in one map are printed in the order that every program has; interfaces within interfaces.
package main

import (
	"fmt"
	"io"
	"strings"
	"time"
)

type A int
type R struct{ n int }

func (R) Read([]byte) (int, error) { return 0, io.EOF }

type tree struct {
	kids []tree
	val  any
}

func main() {
	fmt.Println([]any{[]io.Reader{R{1}}, map[string]io.Reader{"x": R{2}}})
	fmt.Printf("%v %+v %d\n", []any{[]io.Reader{R{1}}}, map[string]any{"a": []io.Reader{&R{3}}}["b"], []any{[1]io.Reader{R{4}}})
	fmt.Println(tree{nil, map[any]int{1: 1, 2: 2}}, []tree{{[]tree{{nil, A(3)}}, 4}})
	fmt.Println(map[any]int{A(1): 1, A(0): 2}, map[any]int{1: 2, "s": 3, nil: 4, 2.5: 5, uint8(3): 6, true: 7})
	fmt.Println([]any{map[any]any{"k": 1, 2: "x"}, map[any]int{time.Second: 1}, map[any]int{time.Second: 1, time.Minute: 2}})
	fmt.Println(map[[2]any]int{{1, 2}: 1, {"a", 2}: 2, {1, 1}: 3})
	fmt.Printf("%v %q %#v\n", []any{map[any]any{"k": 1, 2: "x"}}, map[any]any{"k": 'x', "a": "x"}, map[any]any{A(2): 1, A(1): []any{}})
	fmt.Println(fmt.Sprint(map[string]any{"x": map[any]any{A(1): 2, A(0): map[string]A{"z": 3}}}), &[]any{1, "a", A(3)}, &map[string]any{"q": nil})
	var b strings.Builder
	fmt.Fprintf(&b, "%6v|%-4v|%x", []any{1, "a"}, map[any]int{2: 1, 1: 2}, []any{"hi", 10, []byte("z")})
	fmt.Println(b.String())
}

// Output:
// [[{1}] map[x:{2}]]
// [[{1}]] <nil> [[{4}]]
// {[] map[1:1 2:2]} [{[{[] 3}] 4}]
// map[0:2 1:1] map[<nil>:4 s:3 3:6 1:2 2.5:5 true:7]
// [map[k:1 2:x] map[1s:1] map[1s:1 1m0s:2]]
// map[[a 2]:2 [1 1]:3 [1 2]:1]
// [map[k:1 2:x]] map["a":"x" "k":'x'] map[interface {}]interface {}{1:[]interface {}{}, 2:1}
// map[x:map[0:map[z:3] 1:2]] &[1 a 3] &map[q:<nil>]
// [     1      a]|map[1   :2    2   :1   ]|[6869 a 7a]
