// Package direct runs functions of a lowered script without an interpreter between them and
// the processor.
//
// A function is blocks of steps. A step is a Go closure that works on a frame: one piece of
// typed memory that holds the function's registers, parameters, results and constants, each
// at a fixed offset, its slot. What a step does is done by Go itself on Go's own types, so
// that arithmetic wraps, rounds and compares as compiled code does.
//
//	f := direct.NewFunc(program, "sum")
//	x, y, z := f.Slot(float), f.Slot(float), f.Slot(float)
//	f.Add(0, direct.Arith(reflect.Float64, token.ADD, z, x, y))
//
// Frames are allocated with a type of package reflect, so the garbage collector knows where
// their pointers are; they are kept for the next call of the same function. Package lower
// decides which steps a function is made of.
package direct
