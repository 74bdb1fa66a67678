// Maps whose keys are not equal to themselves are printed with their values.
package main

import (
	"fmt"
	"math"
)

type F float64

type K struct {
	f F
	s string
}

func main() {
	nan := F(math.NaN())
	fmt.Println(map[F]int{nan: 1, 2: 3, F(math.Copysign(0, -1)): 4})
	fmt.Printf("%v %+v %#v\n", map[K]int{{nan, "a"}: 1}, map[[1]F]string{{nan}: "x"}, map[any]K{nan: {}})
}

// Output:
// map[NaN:1 -0:4 2:3]
// map[{NaN a}:1] map[[NaN]:x] map[interface {}]main.K{NaN:main.K{f:0, s:""}}
