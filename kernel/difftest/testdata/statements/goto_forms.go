// Jumps forward, backward, out of blocks and into one's own.
package main

import "fmt"

func main() {
	// goto jumping around blocks and variables
	i := 0
loop:
	if i < 5 {
		j := i * i
		fs := func() int { j++; return j }
		fmt.Print(fs(), fs(), " ")
		i++
		goto loop
	}
	fmt.Println()
	n := 0
	goto mid
back:
	n += 10
mid:
	n++
	if n < 30 {
		goto back
	}
	fmt.Println(n)
	var ptrs []*int
again:
	x := len(ptrs)
	ptrs = append(ptrs, &x)
	if len(ptrs) < 4 {
		goto again
	}
	for _, p := range ptrs {
		fmt.Print(*p, " ")
	}
	fmt.Println()
	{
		k := 0
	inner:
		k++
		switch {
		case k < 3:
			goto inner
		case k == 3:
			{
				goto inner
			}
		}
		fmt.Println("k", k)
	}
	for i := 0; i < 3; i++ {
		if i == 1 {
			goto next
		}
		fmt.Println("i", i)
	next:
	}
	func() {
		goto end
	end:
	}()
	switch 1 {
	case 1:
		goto done
	}
	fmt.Println("not here")
done:
	fmt.Println("done")
empty:
	;
	if i < 0 {
		goto empty
	}
outer:
	for {
		select {
		default:
			break outer
		}
	}
blk:
	{
		if i < 0 {
			goto blk
		}
		fmt.Println("unreached")
	}
sw:
	switch {
	default:
		for {
			break sw
		}
	}
	fmt.Println("fin")
}

// Output:
// 1 2 2 3 5 6 10 11 17 18␣
// 34
// 0 1 2 3␣
// k 4
// i 0
// i 2
// done
// unreached
// fin
