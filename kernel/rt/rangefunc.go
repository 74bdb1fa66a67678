package rt

// PanicRange fails as the compiled loop over a function does whose iterator does what it
// must not. The state is go/ssa's: -1, the body is called again while it runs or after it
// panicked; -2, after the iterator has returned; positive, after the body was left by break or
// the like; 0, the iterator has recovered a panic of the body and returned.
func PanicRange(state int) {
	text := "continued iteration after function for loop body returned false"
	switch state {
	case -1:
		text = "continued iteration after loop body panic"
	case -2:
		text = "continued iteration after whole loop exit"
	case 0:
		text = "recovered a loop body panic and did not resume panicking"
	}
	panic(runtimeError("range function " + text))
}
