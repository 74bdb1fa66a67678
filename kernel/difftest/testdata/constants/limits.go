// The limits of the integer and float types.
package main

import (
	"fmt"
	"math"
)

func main() {
	fmt.Println(math.MaxInt8, math.MinInt8, math.MaxInt16, math.MaxInt32, math.MinInt64, math.MaxInt64)
	fmt.Println(uint64(math.MaxUint64), math.MaxUint32, math.MaxUint16, math.MaxUint8)
	fmt.Println(math.MaxFloat64, math.SmallestNonzeroFloat64, math.MaxFloat32, math.Pi)
	fmt.Println(float32(math.Pi), float32(math.SmallestNonzeroFloat32))
}

// Output:
// 127 -128 32767 2147483647 -9223372036854775808 9223372036854775807
// 18446744073709551615 4294967295 65535 255
// 1.7976931348623157e+308 5e-324 3.4028234663852886e+38 3.141592653589793
// 3.1415927 1e-45
