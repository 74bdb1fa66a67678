// Floats become integers by truncation.
package main

import "fmt"

func main() {
	for _, f := range []float64{1.9, -1.9, 0.5, -0.5, 1e10, 123456789.99} {
		fmt.Print(int(f), " ", int64(f), " ")
	}
	fmt.Println()
	f := 255.7
	fmt.Println(uint8(f), int32(-f), float32(1<<24+1), float64(1<<53+1), int64(float64(1<<53)))
	n := 3
	fmt.Println(float64(n)/2, float64(n/2), n/2*1.0, float32(n)/7)
	big := int64(1<<62 + 1)
	fmt.Println(int64(float64(big)) == big, float64(big))
}

// Output:
// 1 1 -1 -1 0 0 0 0 10000000000 10000000000 123456789 123456789␣
// 255 -255 1.6777216e+07 9.007199254740992e+15 9007199254740992
// 1.5 1 1 0.42857143
// false 4.611686018427388e+18
