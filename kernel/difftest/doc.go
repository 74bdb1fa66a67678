// Package difftest compares the kernel with the Go compiler, program by program.
//
// A program is one file of testdata/<section>/<name>.go: a comment that says what
// it shows, a package main, and at its end what the compiler's binary did:
//
//	// Exit: 2
//	// Error: panic: boom
//	// Output:
//	// 1 2 3
//
// Exit is left out when it is 0, Error (standard error without goroutine traces)
// and Output when they are empty. A space at the end of a line is written ␣.
//
// The flow:
//
//	testdata ─Load→ []Program ─Native→ what `go build` makes of them   (-update, GALLEY_SLOW=1)
//	                          └Batch→  what the kernel makes of them, in child processes
//	both ─Compare→ same | refused | different
//
// Refused is fine as long as it stays rare: the kernel may decline a program, with
// a reason, but never run it to other bytes. To add a program, write the file and
// run
//
//	go test ./kernel/difftest -run Goldens -update
//
// The package generate beside this one makes random programs for the same comparison.
//
// Limits: programs take no arguments and read no standard input; they must be
// deterministic. Goroutine traces and the lines on signals are not compared.
package difftest
