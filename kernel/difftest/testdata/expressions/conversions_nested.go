// Conversions around conversions, with truncation at each step.
package main

import (
	"fmt"
	"time"
)

func main() {
	x := 1000
	f := 3.99
	fmt.Println(int(int8(x)), uint16(int8(x)), int64(uint8(int8(-x))), float64(uint8(x)), int(float32(x)+0.5), uint8(int(f*100)), string(rune(x)), []byte(string(rune(0xe9))))
	type small int8
	type text string
	y := small(x)
	fmt.Println(y, int(y)<<8, float32(y)/3, text("a")+text(string(rune('b'+1))), string(text("z")), []rune(text("éa")))
	var a any = small(5)
	_, ok := a.(int8)
	z, ok2 := a.(small)
	fmt.Println(ok, z, ok2, int8(z), uint(z), complex(float64(z), 1))
	d := time.Duration(f * float64(time.Second))
	fmt.Println(d, time.Duration(x)*time.Microsecond, int(d/time.Millisecond), d.Truncate(time.Second) == 3*time.Second)
}

// Output:
// -24 65512 24 232 1000 143 Ϩ [195 169]
// -24 -6144 -8 ac z [233 97]
// false 5 true 5 5 (5+1i)
// 3.99s 1ms 3990 true
