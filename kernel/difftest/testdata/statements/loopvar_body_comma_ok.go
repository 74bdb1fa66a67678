// Variables of comma-ok forms in a loop's body are new in each iteration.
package main

import "fmt"

func main() {
	m := map[string]int{"a": 1, "b": 2}
	var fs []func() string
	for _, k := range []string{"a", "z", "b"} {
		v, ok := m[k]
		fs = append(fs, func() string { return fmt.Sprint(k, v, ok) })
		if w, ok := m[k]; ok {
			fs = append(fs, func() string { w *= 10; return fmt.Sprint(w) })
		}
		var a any = k
		if s, ok := a.(string); ok {
			fs = append(fs, func() string { return s })
		}
		switch t := a.(type) {
		case string:
			fs = append(fs, func() string { return "t" + t })
		}
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
}

// Output:
// a1 true 10 a ta z0 false z tz b2 true 20 b tb␣
