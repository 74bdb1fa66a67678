// All operations on pairs of float32.
package main

import "fmt"

type T float32

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
// 3 -3 0 0 true true false true false -0 0.6666666 0 3
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1e+20 -1e+20 0 0 true true false true false -0 1 0 1e+20
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1e-20 -1e-20 0 0 true true false true false -0 -1e+20 0 1e-20
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// 1.6777216e+07 -1.6777216e+07 0 0 true true false true false -0 0.99999994 0 1.6777216e+07
// 0 0.000 0.000000e+00 0     0.00 0x0p+00 main.T "0"
// -7.5 7.5 -0 -0 false false false true true -0 1.1333333 -7.5 0
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
// 1.1 0.9 0.1 10 false false false true true -1 2.0000002 0.1 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1.2 0.8 0.2 5 false false false true true -1 2.0000002 0.2 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 4 -2 3 0.33333334 true true false true false -1 2 1 3
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1e+20 -1e+20 1e+20 1e-20 true true false true false -1 2 1 1e+20
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1 1 1e-20 1e+20 false false false true true -1 1 1e-20 1
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// 1.6777216e+07 -1.6777215e+07 1.6777216e+07 5.9604645e-08 true true false true false -1 2 1 1.6777216e+07
// 1 1.000 1.000000e+00 1     1.00 0x1p+00 main.T "1"
// -6.5 8.5 -7.5 -0.13333334 false false false true true -1 2 -7.5 1
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
// -0.9 -1.1 -0.1 -10 true true false true false 1 -2.3841858e-07 -1 0.1
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -0.8 -1.2 -0.2 -5 true true false true false 1 5.9604645e-08 -1 0.2
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 2 -4 -3 -0.33333334 true true false true false 1 0 -1 3
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 1e+20 -1e+20 -1e+20 -1e-20 true true false true false 1 0 -1 1e+20
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -1 -1 -1e-20 -1e+20 true true false true false 1 1 -1 1e-20
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// 1.6777215e+07 -1.6777216e+07 -1.6777216e+07 -5.9604645e-08 true true false true false 1 0 -1 1.6777216e+07
// -1 -1.000 -1.000000e+00 -1    -1.00 -0x1p+00 main.T "-1"
// -8.5 6.5 7.5 0.13333334 false false false true true 1 0 -7.5 0
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
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 1.1 -0.9 0.1 0.1 true true false true false -0.1 0.110000014 0.1 1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// -0.9 1.1 -0.1 -0.1 false false false true true -0.1 2.0900002 -1 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 0.2 0 0.010000001 1 false true true false false -0.1 -8.8 0.1 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 0.3 -0.1 0.020000001 0.5 true true false true false -0.1 -3.85 0.1 0.2
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 3.1 -2.9 0.3 0.033333335 true true false true false -0.1 0.77 0.1 3
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 1e+20 -1e+20 1e+19 1e-21 true true false true false -0.1 1.1 0.1 1e+20
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 0.1 0.1 1e-21 1e+19 false false false true true -0.1 -9.9e+19 1e-20 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 1.6777216e+07 -1.6777216e+07 1.6777216e+06 5.9604646e-09 true true false true false -0.1 1.0999999 0.1 1.6777216e+07
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// -7.4 7.6 -0.75 -0.013333334 false false false true true -0.1 1.232 -7.5 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// +Inf -Inf +Inf 0 true true false true false -0.1 NaN 0.1 +Inf
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// -Inf +Inf -Inf -0 false false false true true -0.1 NaN -Inf 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// NaN NaN NaN NaN false false false true false -0.1 NaN NaN NaN
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 0.1 0.1 -0 -Inf false false false true true -0.1 +Inf -0 0.1
// 0.1 0.100 1.000000e-01 0.1     0.10 0x1.99999ap-04 main.T "0.1"
// 0.2 0.2 0 +Inf false false false true true -0.2 -Inf 0 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 1.2 -0.8 0.2 0.2 true true false true false -0.2 0.24000001 0.2 1
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// -0.8 1.2 -0.2 -0.2 false false false true true -0.2 2.1599998 -1 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 0.3 0.1 0.020000001 2 false false false true true -0.2 -8.4 0.1 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 0.4 0 0.040000003 1 false true true false false -0.2 -3.6 0.2 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 3.2 -2.8 0.6 0.06666667 true true false true false -0.2 0.88 0.2 3
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 1e+20 -1e+20 2e+19 2e-21 true true false true false -0.2 1.2 0.2 1e+20
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 0.2 0.2 2e-21 2e+19 false false false true true -0.2 -9.6000005e+19 1e-20 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 1.6777216e+07 -1.6777216e+07 3.3554432e+06 1.1920929e-08 true true false true false -0.2 1.1999999 0.2 1.6777216e+07
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// -7.3 7.7 -1.5 -0.026666667 false false false true true -0.2 1.3280001 -7.5 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// +Inf -Inf +Inf 0 true true false true false -0.2 NaN 0.2 +Inf
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// -Inf +Inf -Inf -0 false false false true true -0.2 NaN -Inf 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// NaN NaN NaN NaN false false false true false -0.2 NaN NaN NaN
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 0.2 0.2 -0 -Inf false false false true true -0.2 +Inf -0 0.2
// 0.2 0.200 2.000000e-01 0.2     0.20 0x1.99999ap-03 main.T "0.2"
// 3 3 0 +Inf false false false true true -3 +Inf 0 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 4 2 3 3 false false false true true -3 12 1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 2 4 -3 -3 false false false true true -3 -4 -1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3.1 2.9 0.3 30 false false false true true -3 83.99999 0.1 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3.2 2.8 0.6 15 false false false true true -3 44 0.2 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 6 0 9 1 false true true false false -3 6.6666665 3 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 1e+20 -1e+20 3e+20 3e-20 true true false true false -3 4 3 1e+20
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 3 3 3e-20 3e+20 false false false true true -3 8e+20 1e-20 3
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// 1.677722e+07 -1.6777213e+07 5.033165e+07 1.7881393e-07 true true false true false -3 4.000001 3 1.6777216e+07
// 3 3.000 3.000000e+00 3     3.00 0x1.8p+01 main.T "3"
// -4.5 10.5 -22.5 -0.4 false false false true true -3 2.9333334 -7.5 3
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
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 1e+20 1e+20 false false false true true -1e+20 +Inf 1 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 -1e+20 -1e+20 false false false true true -1e+20 -Inf -1 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 1e+19 1e+21 false false false true true -1e+20 +Inf 0.1 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 2e+19 5e+20 false false false true true -1e+20 +Inf 0.2 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 3e+20 3.3333333e+19 false false false true true -1e+20 +Inf 3 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 2e+20 0 +Inf 1 false true true false false -1e+20 +Inf 1e+20 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 1 +Inf false false false true true -1e+20 +Inf 1e-20 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 1.6777216e+27 5.9604646e+12 false false false true true -1e+20 +Inf 1.6777216e+07 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 -7.5e+20 -1.3333333e+19 false false false true true -1e+20 -Inf -7.5 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// +Inf -Inf +Inf 0 true true false true false -1e+20 NaN 1e+20 +Inf
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// -Inf +Inf -Inf -0 false false false true true -1e+20 NaN -Inf 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// NaN NaN NaN NaN false false false true false -1e+20 NaN NaN NaN
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e+20 1e+20 -0 -Inf false false false true true -1e+20 -Inf -0 1e+20
// 1e+20 100000002004087734272.000 1.000000e+20 1e+20 100000002004087734272.00 0x1.5af1d8p+66 main.T "1e+20"
// 1e-20 1e-20 0 +Inf false false false true true -1e-20 -Inf 0 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 1 -1 1e-20 1e-20 true true false true false -1e-20 0 1e-20 1
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// -1 1 -1e-20 -1e-20 false false false true true -1e-20 2 -1 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 0.1 -0.1 1e-21 1e-19 true true false true false -1e-20 -9 1e-20 0.1
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 0.2 -0.2 2e-21 5e-20 true true false true false -1e-20 -4 1e-20 0.2
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 3 -3 3e-20 3.3333333e-21 true true false true false -1e-20 0.6666666 1e-20 3
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 1e+20 -1e+20 1 1e-40 true true false true false -1e-20 1 1e-20 1e+20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 2e-20 0 1e-40 1 false true true false false -1e-20 -1e+20 1e-20 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 1.6777216e+07 -1.6777216e+07 1.6777215e-13 5.9604643e-28 true true false true false -1e-20 0.99999994 1e-20 1.6777216e+07
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// -7.5 7.5 -7.5e-20 -1.3333333e-21 false false false true true -1e-20 1.1333333 -7.5 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// +Inf -Inf +Inf 0 true true false true false -1e-20 NaN 1e-20 +Inf
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// -Inf +Inf -Inf -0 false false false true true -1e-20 NaN -Inf 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// NaN NaN NaN NaN false false false true false -1e-20 NaN NaN NaN
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 1e-20 1e-20 -0 -Inf false false false true true -1e-20 +Inf -0 1e-20
// 1e-20 0.000 1.000000e-20 1e-20     0.00 0x1.79ca1p-67 main.T "1e-20"
// 1.6777216e+07 1.6777216e+07 0 +Inf false false false true true -1.6777216e+07 +Inf 0 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777216e+07 1.6777215e+07 1.6777216e+07 1.6777216e+07 false false false true true -1.6777216e+07 2.8147498e+14 1 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777215e+07 1.6777216e+07 -1.6777216e+07 -1.6777216e+07 false false false true true -1.6777216e+07 -2.8147496e+14 -1 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777216e+07 1.6777216e+07 1.6777216e+06 1.6777216e+08 false false false true true -1.6777216e+07 2.8147498e+15 0.1 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777216e+07 1.6777216e+07 3.3554432e+06 8.388608e+07 false false false true true -1.6777216e+07 1.4073749e+15 0.2 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.677722e+07 1.6777213e+07 5.033165e+07 5.5924055e+06 false false false true true -1.6777216e+07 9.382501e+13 3 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1e+20 -1e+20 1.6777216e+27 1.6777215e-13 true true false true false -1.6777216e+07 1.6777216e+07 1.6777216e+07 1e+20
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777216e+07 1.6777216e+07 1.6777215e-13 1.6777216e+27 false false false true true -1.6777216e+07 2.8147498e+34 1e-20 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 3.3554432e+07 0 2.8147498e+14 1 false true true false false -1.6777216e+07 3.3554432e+07 1.6777216e+07 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777208e+07 1.6777224e+07 -1.2582912e+08 -2.2369622e+06 false false false true true -1.6777216e+07 -3.7529978e+13 -7.5 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// +Inf -Inf +Inf 0 true true false true false -1.6777216e+07 NaN 1.6777216e+07 +Inf
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// -Inf +Inf -Inf -0 false false false true true -1.6777216e+07 NaN -Inf 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// NaN NaN NaN NaN false false false true false -1.6777216e+07 NaN NaN NaN
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
// 1.6777216e+07 1.6777216e+07 -0 -Inf false false false true true -1.6777216e+07 -Inf -0 1.6777216e+07
// 1.6777216e+07 16777216.000 1.677722e+07 1.6777216e+07 16777216.00 0x1p+24 main.T "1.6777216e+07"
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
// -4.5 -10.5 -22.5 -2.5 true true false true false 7.5 11.916667 -7.5 3
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// 1e+20 -1e+20 -7.5e+20 -7.5e-20 true true false true false 7.5 -6.5 -7.5 1e+20
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -7.5 -7.5 -7.5e-20 -7.5e+20 true true false true false 7.5 5.525e+21 -7.5 1e-20
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// 1.6777208e+07 -1.6777224e+07 -1.2582912e+08 -4.4703484e-07 true true false true false 7.5 -6.499996 -7.5 1.6777216e+07
// -7.5 -7.500 -7.500000e+00 -7.5    -7.50 -0x1.ep+02 main.T "-7.5"
// -15 0 56.25 1 false true true false false 7.5 -13.866667 -7.5 0
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
// +Inf +Inf +Inf +Inf false false false true true -Inf +Inf 1.6777216e+07 +Inf
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
// -Inf -Inf -Inf -Inf true true false true false +Inf +Inf -Inf 1.6777216e+07
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
// 3 -3 -0 -0 true true false true false 0 0.6666666 -0 3
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1e+20 -1e+20 -0 -0 true true false true false 0 1 -0 1e+20
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1e-20 -1e-20 -0 -0 true true false true false 0 -1e+20 -0 1e-20
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// 1.6777216e+07 -1.6777216e+07 -0 -0 true true false true false 0 0.99999994 -0 1.6777216e+07
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -7.5 7.5 0 0 false false false true true 0 1.1333333 -7.5 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// +Inf -Inf NaN -0 true true false true false 0 NaN -0 +Inf
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -Inf +Inf NaN 0 false false false true true 0 NaN -Inf 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// NaN NaN NaN NaN false false false true false 0 NaN NaN NaN
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
// -0 0 0 NaN false true true false false 0 +Inf -0 0
// -0 -0.000 -0.000000e+00 -0    -0.00 -0x0p+00 main.T "-0"
