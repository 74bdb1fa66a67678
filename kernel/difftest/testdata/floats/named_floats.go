// Named float types with methods and mixed arithmetic.
package main

import "fmt"

type Celsius float64
type Fahrenheit float64
type Ratio float32

func (c Celsius) F() Fahrenheit { return Fahrenheit(c*9/5 + 32) }
func (f Fahrenheit) C() Celsius { return Celsius((f - 32) * 5 / 9) }
func (r Ratio) Percent() string { return fmt.Sprintf("%.1f%%", r*100) }

func main() {
	fmt.Println(Celsius(100).F(), Fahrenheit(212).C(), Celsius(-40).F() == Fahrenheit(-40))
	fmt.Println(Ratio(1.0/3).Percent(), Ratio(2)/3)
	fmt.Printf("%T %.2f %v\n", Celsius(1).F(), Celsius(1.005), Celsius(36.6))
}

// Output:
// 212 100 true
// 33.3% 0.6666667
// main.Fahrenheit 1.00 36.6
