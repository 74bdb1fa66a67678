// Letters of any script may be in names.
package main

import "fmt"

type Größe struct{ μ, σ float64 }

func (g Größe) 标准() float64 { return g.μ / g.σ }

func main() {
	π := 3.0
	ñ := Größe{μ: π, σ: 2}
	fmt.Println(ñ.标准(), ñ)
}

// Output:
// 1.5 {3 2}
