// A type switch in a labelled loop with continue and break.
package main

import "fmt"

func main() {
	sum := 0
outer:
	for _, v := range []any{1, "skip", 2, nil, 3.0, 100} {
		switch x := v.(type) {
		case int:
			sum += x
		case string:
			continue
		case nil:
			continue outer
		case float64:
			sum += int(x)
			break outer
		}
		fmt.Println(sum)
	}
	fmt.Println("end", sum)
}

// Output:
// 1
// 3
// end 6
