// All operations on pairs of float64.
package main

import "fmt"

type T float64

func main() {
	zero := 0.0
	_ = zero
	vs := []T{0, 1, -1, 0.1, 0.2, 3, 1e20, 1e-20, 16777217, -7.5, T(1 / zero), T(-1 / zero), T(zero / zero), T(-zero)}
	for _, a := range vs {
		for _, b := range vs {
			y := a
			y += b
			y *= a
			y -= 1
			y /= b
			y++
			fmt.Println(a+b, a-b, a*b, a/b, a < b, a <= b, a == b, a != b, a > b, -a, y, min(a, b), max(a, b, 0))
			fmt.Printf("%v %.3f %e %g %8.2f %x %T %q\n", a, a, a, a, a, a, a, fmt.Sprint(a))
		}
	}
}

// Output:
// 0 0 0 NaN false true true false false -0 -Inf 0 0
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1 -1 0 0 true true false true false -0 0 0 1
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// -1 1 -0 -0 false false false true true -0 2 -1 0
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 0.1 -0.1 0 0 true true false true false -0 -9 0 0.1
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 0.2 -0.2 0 0 true true false true false -0 -4 0 0.2
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 3 -3 0 0 true true false true false -0 0.6666666666666667 0 3
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1e+20 -1e+20 0 0 true true false true false -0 1 0 1e+20
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1e-20 -1e-20 0 0 true true false true false -0 -1e+20 0 1e-20
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1.6777217e+07 -1.6777217e+07 0 0 true true false true false -0 0.9999999403953588 0 1.6777217e+07
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// -7.5 7.5 -0 -0 false false false true true -0 1.1333333333333333 -7.5 0
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// +Inf -Inf NaN 0 true true false true false -0 NaN 0 +Inf
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// -Inf +Inf NaN -0 false false false true true -0 NaN -Inf 0
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// NaN NaN NaN NaN false false false true false -0 NaN NaN NaN
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 0 0 -0 NaN false true true false false -0 +Inf -0 0
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1 1 0 +Inf false false false true true -1 NaN 0 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 2 0 1 1 false true true false false -1 2 1 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 0 2 -1 -1 false false false true true -1 2 -1 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1.1 0.9 0.1 10 false false false true true -1 2.000000000000001 0.1 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1.2 0.8 0.2 5 false false false true true -1 1.9999999999999998 0.2 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 4 -2 3 0.3333333333333333 true true false true false -1 2 1 3
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1e+20 -1e+20 1e+20 1e-20 true true false true false -1 2 1 1e+20
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1 1 1e-20 1e+20 false false false true true -1 1 1e-20 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1.6777218e+07 -1.6777216e+07 1.6777217e+07 5.960464122267716e-08 true true false true false -1 2 1 1.6777217e+07
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// -6.5 8.5 -7.5 -0.13333333333333333 false false false true true -1 2 -7.5 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// +Inf -Inf +Inf 0 true true false true false -1 NaN 1 +Inf
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// -Inf +Inf -Inf -0 false false false true true -1 NaN -Inf 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// NaN NaN NaN NaN false false false true false -1 NaN NaN NaN
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1 1 -0 -Inf false false false true true -1 NaN -0 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// -1 -1 -0 -Inf true true false true false 1 NaN -1 0
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 0 -2 -1 -1 true true false true false 1 0 -1 1
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -2 0 1 1 false true true false false 1 0 -1 0
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -0.9 -1.1 -0.1 -10 true true false true false 1 2.220446049250313e-16 -1 0.1
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -0.8 -1.2 -0.2 -5 true true false true false 1 2.220446049250313e-16 -1 0.2
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 2 -4 -3 -0.3333333333333333 true true false true false 1 0 -1 3
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 1e+20 -1e+20 -1e+20 -1e-20 true true false true false 1 0 -1 1e+20
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -1 -1 -1e-20 -1e+20 true true false true false 1 1 -1 1e-20
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 1.6777216e+07 -1.6777218e+07 -1.6777217e+07 -5.960464122267716e-08 true true false true false 1 0 -1 1.6777217e+07
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -8.5 6.5 7.5 0.13333333333333333 false false false true true 1 0 -7.5 0
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// +Inf -Inf -Inf -0 true true false true false 1 NaN -1 +Inf
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -Inf +Inf +Inf 0 false false false true true 1 NaN -Inf 0
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// NaN NaN NaN NaN false false false true false 1 NaN NaN NaN
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -1 -1 0 +Inf true true false true false 1 NaN -1 0
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 0.1 0.1 0 +Inf false false false true true -0.1 -Inf 0 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 1.1 -0.9 0.1 0.1 true true false true false -0.1 0.10999999999999999 0.1 1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// -0.9 1.1 -0.1 -0.1 false false false true true -0.1 2.09 -1 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 0.2 0 0.010000000000000002 1 false true true false false -0.1 -8.799999999999999 0.1 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 0.30000000000000004 -0.1 0.020000000000000004 0.5 true true false true false -0.1 -3.8499999999999996 0.1 0.2
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 3.1 -2.9 0.30000000000000004 0.03333333333333333 true true false true false -0.1 0.77 0.1 3
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 1e+20 -1e+20 1e+19 1.0000000000000001e-21 true true false true false -0.1 1.1 0.1 1e+20
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 0.1 0.1 1e-21 1.0000000000000002e+19 false false false true true -0.1 -9.9e+19 1e-20 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 1.67772171e+07 -1.67772169e+07 1.6777217000000002e+06 5.960464122267716e-09 true true false true false -0.1 1.0999999409914052 0.1 1.6777217e+07
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// -7.4 7.6 -0.75 -0.013333333333333334 false false false true true -0.1 1.232 -7.5 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// +Inf -Inf +Inf 0 true true false true false -0.1 NaN 0.1 +Inf
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// -Inf +Inf -Inf -0 false false false true true -0.1 NaN -Inf 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// NaN NaN NaN NaN false false false true false -0.1 NaN NaN NaN
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 0.1 0.1 -0 -Inf false false false true true -0.1 +Inf -0 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.999999999999ap-04 main.T "0.1"
// 0.2 0.2 0 +Inf false false false true true -0.2 -Inf 0 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 1.2 -0.8 0.2 0.2 true true false true false -0.2 0.24 0.2 1
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// -0.8 1.2 -0.2 -0.2 false false false true true -0.2 2.16 -1 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 0.30000000000000004 0.1 0.020000000000000004 2 false false false true true -0.2 -8.399999999999999 0.1 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 0.4 0 0.04000000000000001 1 false true true false false -0.2 -3.5999999999999996 0.2 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 3.2 -2.8 0.6000000000000001 0.06666666666666667 true true false true false -0.2 0.88 0.2 3
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 1e+20 -1e+20 2e+19 2.0000000000000002e-21 true true false true false -0.2 1.2 0.2 1e+20
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 0.2 0.2 2e-21 2.0000000000000004e+19 false false false true true -0.2 -9.6e+19 1e-20 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 1.67772172e+07 -1.67772168e+07 3.3554434000000004e+06 1.1920928244535432e-08 true true false true false -0.2 1.1999999427795445 0.2 1.6777217e+07
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// -7.3 7.7 -1.5 -0.02666666666666667 false false false true true -0.2 1.328 -7.5 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// +Inf -Inf +Inf 0 true true false true false -0.2 NaN 0.2 +Inf
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// -Inf +Inf -Inf -0 false false false true true -0.2 NaN -Inf 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// NaN NaN NaN NaN false false false true false -0.2 NaN NaN NaN
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 0.2 0.2 -0 -Inf false false false true true -0.2 +Inf -0 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.999999999999ap-03 main.T "0.2"
// 3 3 0 +Inf false false false true true -3 +Inf 0 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 4 2 3 3 false false false true true -3 12 1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 2 4 -3 -3 false false false true true -3 -4 -1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3.1 2.9 0.30000000000000004 30 false false false true true -3 84 0.1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3.2 2.8 0.6000000000000001 15 false false false true true -3 44.00000000000001 0.2 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 6 0 9 1 false true true false false -3 6.666666666666667 3 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 1e+20 -1e+20 3e+20 3e-20 true true false true false -3 4 3 1e+20
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3 3 2.9999999999999997e-20 3e+20 false false false true true -3 8e+20 1e-20 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 1.677722e+07 -1.6777214e+07 5.0331651e+07 1.7881392366803147e-07 true true false true false -3 4.00000047683713 3 1.6777217e+07
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// -4.5 10.5 -22.5 -0.4 false false false true true -3 2.9333333333333336 -7.5 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// +Inf -Inf +Inf 0 true true false true false -3 NaN 3 +Inf
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// -Inf +Inf -Inf -0 false false false true true -3 NaN -Inf 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// NaN NaN NaN NaN false false false true false -3 NaN NaN NaN
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3 3 -0 -Inf false false false true true -3 -Inf -0 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 1e+20 1e+20 0 +Inf false false false true true -1e+20 +Inf 0 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 1e+20 1e+20 false false false true true -1e+20 1e+40 1 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 -1e+20 -1e+20 false false false true true -1e+20 -1e+40 -1 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 1e+19 1e+21 false false false true true -1e+20 1e+41 0.1 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 2e+19 5e+20 false false false true true -1e+20 5e+40 0.2 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 3e+20 3.333333333333333e+19 false false false true true -1e+20 3.3333333333333336e+39 3 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 2e+20 0 1e+40 1 false true true false false -1e+20 2e+20 1e+20 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 1 1e+40 false false false true true -1e+20 1.0000000000000001e+60 1e-20 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1.0000000000001678e+20 9.999999999998322e+19 1.6777217e+27 5.960464122267716e+12 false false false true true -1e+20 5.9604641222687164e+32 1.6777217e+07 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 -7.5e+20 -1.3333333333333334e+19 false false false true true -1e+20 -1.3333333333333333e+39 -7.5 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// +Inf -Inf +Inf 0 true true false true false -1e+20 NaN 1e+20 +Inf
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// -Inf +Inf -Inf -0 false false false true true -1e+20 NaN -Inf 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// NaN NaN NaN NaN false false false true false -1e+20 NaN NaN NaN
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e+20 1e+20 -0 -Inf false false false true true -1e+20 -Inf -0 1e+20
// 1e+20 100000000000000000000.000 1.000000e+20 1e+20 100000000000000000000.00 0x1.5af1d78b58c4p+66 main.T "1e+20"
// 1e-20 1e-20 0 +Inf false false false true true -1e-20 -Inf 0 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 1 -1 1e-20 1e-20 true true false true false -1e-20 0 1e-20 1
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// -1 1 -1e-20 -1e-20 false false false true true -1e-20 2 -1 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 0.1 -0.1 1e-21 9.999999999999999e-20 true true false true false -1e-20 -9 1e-20 0.1
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 0.2 -0.2 2e-21 4.999999999999999e-20 true true false true false -1e-20 -4 1e-20 0.2
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 3 -3 2.9999999999999997e-20 3.3333333333333333e-21 true true false true false -1e-20 0.6666666666666667 1e-20 3
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 1e+20 -1e+20 1 1e-40 true true false true false -1e-20 1 1e-20 1e+20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 2e-20 0 1e-40 1 false true true false false -1e-20 -1e+20 1e-20 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 1.6777217e+07 -1.6777217e+07 1.6777217e-13 5.960464122267715e-28 true true false true false -1e-20 0.9999999403953588 1e-20 1.6777217e+07
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// -7.5 7.5 -7.5e-20 -1.3333333333333333e-21 false false false true true -1e-20 1.1333333333333333 -7.5 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// +Inf -Inf +Inf 0 true true false true false -1e-20 NaN 1e-20 +Inf
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// -Inf +Inf -Inf -0 false false false true true -1e-20 NaN -Inf 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// NaN NaN NaN NaN false false false true false -1e-20 NaN NaN NaN
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 1e-20 1e-20 -0 -Inf false false false true true -1e-20 +Inf -0 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca10c924223p-67 main.T "1e-20"
// 1.6777217e+07 1.6777217e+07 0 +Inf false false false true true -1.6777217e+07 +Inf 0 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.6777218e+07 1.6777216e+07 1.6777217e+07 1.6777217e+07 false false false true true -1.6777217e+07 2.81475027042306e+14 1 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.6777216e+07 1.6777218e+07 -1.6777217e+07 -1.6777217e+07 false false false true true -1.6777217e+07 -2.8147499348787e+14 -1 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.67772171e+07 1.67772169e+07 1.6777217000000002e+06 1.6777217e+08 false false false true true -1.6777217e+07 2.8147501194280985e+15 0.1 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.67772172e+07 1.67772168e+07 3.3554434000000004e+06 8.3886085e+07 false false false true true -1.6777217e+07 1.4073750681026578e+15 0.2 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.677722e+07 1.6777214e+07 5.0331651e+07 5.592405666666667e+06 false false false true true -1.6777217e+07 9.3825020198914e+13 3 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.0000000000001678e+20 -9.999999999998322e+19 1.6777217e+27 1.6777217e-13 true true false true false -1.6777217e+07 1.6777218000002816e+07 1.6777217e+07 1e+20
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.6777217e+07 1.6777217e+07 1.6777217e-13 1.6777217e+27 false false false true true -1.6777217e+07 2.8147501026508803e+34 1e-20 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 3.3554434e+07 0 2.81475010265089e+14 1 false true true false false -1.6777217e+07 3.355443499999994e+07 1.6777217e+07 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.67772095e+07 1.67772245e+07 -1.258291275e+08 -2.2369622666666666e+06 false false false true true -1.6777217e+07 -3.75299845914604e+13 -7.5 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// +Inf -Inf +Inf 0 true true false true false -1.6777217e+07 NaN 1.6777217e+07 +Inf
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// -Inf +Inf -Inf -0 false false false true true -1.6777217e+07 NaN -Inf 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// NaN NaN NaN NaN false false false true false -1.6777217e+07 NaN NaN NaN
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// 1.6777217e+07 1.6777217e+07 -0 -Inf false false false true true -1.6777217e+07 -Inf -0 1.6777217e+07
// 1.6777217e+07 16777217.000 1.677722e+07 1.6777217e+07 16777217.00 0x1.000001p+24 main.T "1.6777217e+07"
// -7.5 -7.5 -0 -Inf true true false true false 7.5 +Inf -7.5 0
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -6.5 -8.5 -7.5 -7.5 true true false true false 7.5 48.75 -7.5 1
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -8.5 -6.5 7.5 7.5 true true false true false 7.5 -61.75 -7.5 0
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -7.4 -7.6 -0.75 -75 true true false true false 7.5 546 -7.5 0.1
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -7.3 -7.7 -1.5 -37.5 true true false true false 7.5 269.75 -7.5 0.2
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -4.5 -10.5 -22.5 -2.5 true true false true false 7.5 11.916666666666666 -7.5 3
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// 1e+20 -1e+20 -7.5e+20 -7.5e-20 true true false true false 7.5 -6.5 -7.5 1e+20
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -7.5 -7.5 -7.5e-20 -7.5e+20 true true false true false 7.5 5.525000000000001e+21 -7.5 1e-20
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// 1.67772095e+07 -1.67772245e+07 -1.258291275e+08 -4.470348091700787e-07 true true false true false 7.5 -6.4999967068435724 -7.5 1.6777217e+07
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -15 0 56.25 1 false true true false false 7.5 -13.866666666666667 -7.5 0
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// +Inf -Inf -Inf -0 true true false true false 7.5 NaN -7.5 +Inf
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -Inf +Inf +Inf 0 false false false true true 7.5 NaN -Inf 0
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// NaN NaN NaN NaN false false false true false 7.5 NaN NaN NaN
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -7.5 -7.5 0 +Inf true true false true false 7.5 -Inf -7.5 0
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// +Inf +Inf NaN +Inf false false false true true -Inf +Inf 0 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 1 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf -Inf -Inf false false false true true -Inf -Inf -1 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 0.1 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 0.2 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 3 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 1e+20 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 1e-20 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 1.6777217e+07 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf -Inf -Inf false false false true true -Inf -Inf -7.5 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf NaN +Inf NaN false true true false false -Inf NaN +Inf +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// NaN +Inf -Inf NaN false false false true true -Inf NaN -Inf +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// NaN NaN NaN NaN false false false true false -Inf NaN NaN NaN
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// +Inf +Inf NaN -Inf false false false true true -Inf -Inf -0 +Inf
// +Inf +Inf +Inf +Inf     +Inf +Inf main.T "+Inf"
// -Inf -Inf NaN -Inf true true false true false +Inf +Inf -Inf 0
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 1
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf +Inf +Inf true true false true false +Inf -Inf -Inf 0
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 0.1
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 0.2
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 3
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 1e+20
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 1e-20
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 1.6777217e+07
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf +Inf +Inf true true false true false +Inf -Inf -Inf 0
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// NaN -Inf -Inf NaN true true false true false +Inf NaN -Inf +Inf
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf NaN +Inf NaN false true true false false +Inf NaN -Inf 0
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// NaN NaN NaN NaN false false false true false +Inf NaN NaN NaN
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// -Inf -Inf NaN +Inf true true false true false +Inf -Inf -Inf 0
// -Inf -Inf -Inf -Inf     -Inf -Inf main.T "-Inf"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// NaN NaN NaN NaN false false false true false NaN NaN NaN NaN
// NaN NaN NaN NaN      NaN NaN main.T "NaN"
// 0 -0 -0 NaN false true true false false 0 -Inf -0 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1 -1 -0 -0 true true false true false 0 0 -0 1
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -1 1 0 0 false false false true true 0 2 -1 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 0.1 -0.1 -0 -0 true true false true false 0 -9 -0 0.1
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 0.2 -0.2 -0 -0 true true false true false 0 -4 -0 0.2
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 3 -3 -0 -0 true true false true false 0 0.6666666666666667 -0 3
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1e+20 -1e+20 -0 -0 true true false true false 0 1 -0 1e+20
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1e-20 -1e-20 -0 -0 true true false true false 0 -1e+20 -0 1e-20
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1.6777217e+07 -1.6777217e+07 -0 -0 true true false true false 0 0.9999999403953588 -0 1.6777217e+07
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -7.5 7.5 0 0 false false false true true 0 1.1333333333333333 -7.5 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// +Inf -Inf NaN -0 true true false true false 0 NaN -0 +Inf
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -Inf +Inf NaN 0 false false false true true 0 NaN -Inf 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// NaN NaN NaN NaN false false false true false 0 NaN NaN NaN
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -0 0 0 NaN false true true false false 0 +Inf -0 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
