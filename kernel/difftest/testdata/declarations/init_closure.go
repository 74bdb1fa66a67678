// Initialisation follows references inside function literals.
package main

import "fmt"

var f = func() int { return later + 1 }

var value = f()

var later = 41

var multi, err = split(word)

var word = "a:b"

func split(s string) (string, error) {
	if s == "" {
		return "", fmt.Errorf("empty")
	}
	return s[:1] + "!", nil
}

func main() {
	fmt.Println(value, later, multi, err)
}

// Output:
// 42 41 a! <nil>
