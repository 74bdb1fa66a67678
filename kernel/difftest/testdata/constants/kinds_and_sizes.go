// Constants of every kind, huge, shifted, rounded and implicitly converted.
package main

import (
	"fmt"
	"math"
)

type Bits uint8

const (
	A Bits = 1 << iota
	B
	_
	D
	E         = iota + 'a'
	F float32 = iota / 3
	G
	H, I = iota, -iota << iota
)
const (
	Big   = 1 << 500
	Small = Big >> 498
	Huge  = Big >> 490
	Fl    = 1e400 / 1e399
	Cx    = (1 + 2i) * (3 - 4i)
	Rn    = 'a' + 1.0
	Bo    = 1 < 2 && "a" < "b" || !true
	Len   = len("héllo" + "x")
	MinI  = -1 << 63
	MaxU  = 1<<64 - 1
	Mask  = ^uint8(3)
	Neg   = ^3
	Sh    = 1.0 << 3
	Rem   = -7 % 3
	Quo   = -7 / 2
	FQ    = -7 / 2.0
	AndN  = 0b1111 &^ 0o5
	Hexf  = 0x1p-2
	Und   = 1_000_000.5_0
	Str   = "a" + `b\n` + "\u00e9\xff\377"
)

type Day int

const (
	Sun Day = iota
	Mon
	Tue
)

func (d Day) String() string { return [...]string{"Su", "Mo", "Tu"}[d] }

const typed float64 = Big / (Big - 1)

func main() {
	fmt.Println(A, B, D, E, F, G, H, I)
	fmt.Printf("%T %T %T %T %T\n", A, D, E, F, H)
	fmt.Println(Small, Huge, Fl, Cx, Rn, Bo, Len, MinI, uint64(MaxU), Mask, Neg, Sh, Rem, Quo, FQ, AndN, Hexf, Und)
	fmt.Printf("%T %T %T %T %T %T\n", Rn, Cx, Sh, FQ, Fl, Mask)
	fmt.Printf("%q %x %d\n", Str, Str, len(Str))
	fmt.Println(Sun, Mon, Tue, Day(1), Sun+2, typed)
	fmt.Printf("%d %v %s %x %q\n", Tue, Tue, Tue, Tue, Tue)
	var f32 float32 = 0.1
	var f64 float64 = 0.1
	fmt.Println(float64(f32) == f64, f32 == 0.1, f64*3, 0.1*3, f32*3)
	var x uint8 = 200
	fmt.Println(x+100, x<<1, x<<8, ^x, -x, x*x, int8(x), x/3*3, x%7)
	var s uint = 33
	var i = 1 << s
	var j int32 = 1 << s
	var k = uint64(1 << s)
	var w int64 = 1.0 << 33
	var u = 1<<s != 0
	var v uint8 = 1<<s | 1
	fmt.Println(i, j, k, w, u, v)
	fmt.Println(math.MaxInt64, uint64(math.MaxUint64), math.SmallestNonzeroFloat64, math.MaxFloat32)
	const c = 'x'
	var r = c
	var b byte = c
	fmt.Printf("%T %T %v %v %c\n", r, b, r, b, c+1)
	var cc complex64 = 3
	fmt.Println(cc, real(cc), imag(2i*2i), complex(1, 2)*2)
	fmt.Printf("%T %T %T\n", real(cc), complex(1, 2), complex(float32(1), 2))
	var arr [Small]int
	fmt.Println(len(arr), cap(arr[:2]), len([10]struct{}{}))
	const (
		p = len([...]int{5: 1})
		q = cap([p]string{})
	)
	fmt.Println(p, q)
	var ff float64 = 3
	fmt.Println(5/2*ff, ff*5/2, 5/2.0*ff)
	fmt.Println(math.Pi, float32(math.Pi), math.Pi*1e10)
	var big = float64(Big)
	fmt.Println(big, float32(1<<100), I)
}

// Output:
// 1 2 8 101 1 2 7 -896
// main.Bits main.Bits int32 float32 int
// 4 1024 10 (11+2i) 98 true 7 -9223372036854775808 18446744073709551615 252 -4 8 -1 -3 -3.5 10 0.25 1.0000005e+06
// float64 complex128 int float64 float64 uint8
// "ab\\né\xff\xff" 61625c6ec3a9ffff 8
// Su Mo Tu Mo Tu 1
// 2 Tu Tu 5475 "Tu"
// false true 0.30000000000000004 0.3 0.3
// 44 144 0 55 56 64 -56 198 4
// 8589934592 0 8589934592 8589934592 true 1
// 9223372036854775807 18446744073709551615 5e-324 3.4028234663852886e+38
// int32 uint8 120 120 y
// (3+0i) 3 0 (2+4i)
// float32 complex128 complex64
// 4 4 10
// 6 6
// 6 7.5 7.5
// 3.141592653589793 3.1415927 3.1415926535897934e+10
// 3.273390607896142e+150 1.2676506e+30 -896
