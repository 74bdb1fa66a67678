// Package decimal prints numbers. It is the only place in the project that
// rounds.
//
// The rule, stated once: a float64 stands for its shortest decimal
// representation, the digits strconv prints and a person reads; that decimal is
// rounded half to even. So 0.25 at one digit is 0.2, 0.35 is 0.4, 2.675 at two
// digits is 2.68 although the nearest float64 lies a little below 2.675, and a
// result that rounds to zero has no sign: -0.004 at two digits is 0.00.
//
//	decimal.Round(2.675, 2)        // "2.68"
//	decimal.Significant(0.0312, 2) // "0.031"
//	decimal.Plain(3483757)         // "3483757", never 3.483757e+06
//
// Only the digits of strconv's shortest form are used, no floating-point
// arithmetic, so every machine prints the same. NaN and infinities are printed
// as "NaN", "Inf" and "-Inf": callers refuse them before they come here.
package decimal
