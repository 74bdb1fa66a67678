package rt

// PanicShift fails as a shift by a negative count does.
func PanicShift() { panic(runtimeError("negative shift amount")) }

// PanicPlain fails with a text of the run time.
func PanicPlain(text string) { panic(failure{text: text}) }

// PanicNil fails as the use of a nil pointer does.
func PanicNil() { panic(nilDereference()) }

// PanicDivide fails as a division by zero does.
func PanicDivide() { panic(runtimeError("integer divide by zero")) }
