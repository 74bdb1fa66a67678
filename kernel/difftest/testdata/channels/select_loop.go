// A select loop until two channels are closed.
package main

import "fmt"

func main() {
	nums, words := make(chan int), make(chan string)
	go func() {
		for i := range 3 {
			nums <- i
		}
		close(nums)
	}()
	go func() {
		for _, w := range []string{"a", "b"} {
			words <- w
		}
		close(words)
	}()
	n, s := 0, []string{}
	for nums != nil || words != nil {
		select {
		case x, ok := <-nums:
			if !ok {
				nums = nil
				continue
			}
			n += x
		case w, ok := <-words:
			if !ok {
				words = nil
				break
			}
			s = append(s, w)
		}
	}
	fmt.Println(n, s)
}

// Output:
// 3 [a b]
