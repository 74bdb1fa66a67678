// Goexit in a deferred call ends the panic that was on its way; the other calls still run.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		defer func() { fmt.Println("r", recover()) }()
		defer fmt.Println("d1")
		func() { defer func() { fmt.Println("inner", recover()) }(); runtime.Goexit() }()
		fmt.Println("no")
	}()
	wg.Wait()
	wg.Add(1)
	go func() {
		defer wg.Done()
		defer func() { fmt.Println("r2", recover()) }()
		defer func() { panic("after goexit") }()
		runtime.Goexit()
	}()
	wg.Wait()
	wg.Add(1)
	go func() { defer wg.Done(); defer func() { recover() }(); defer func() { runtime.Goexit() }(); panic("x") }()
	wg.Wait()
	fmt.Println("end")
}

// Output:
// inner <nil>
// d1
// r <nil>
// r2 after goexit
// end
