// A labelled loop over select and type switch.
package main

import "fmt"

func main() {
	ch := make(chan any, 5)
	for _, v := range []any{1, "two", 3.0, nil, 5} {
		ch <- v
	}
	out := []string{}
loop:
	for {
		select {
		case v := <-ch:
			switch v := v.(type) {
			case int:
				out = append(out, fmt.Sprint("i", v))
				if v == 5 {
					break loop
				}
			case nil:
				continue loop
			default:
				out = append(out, fmt.Sprintf("%T", v))
			}
		default:
			break loop
		}
	}
	fmt.Println(out)
}

// Output:
// [i1 string float64 i5]
