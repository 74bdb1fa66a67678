// goto as a retry loop.
package main

import "fmt"

func main() {
	tries := 0
retry:
	tries++
	if err := attempt(tries); err != nil {
		fmt.Println(err)
		if tries < 5 {
			goto retry
		}
	}
	fmt.Println("tries", tries)
	goto end
end:
}

func attempt(n int) error {
	if n < 3 {
		return fmt.Errorf("attempt %d failed", n)
	}
	return nil
}

// Output:
// attempt 1 failed
// attempt 2 failed
// tries 3
