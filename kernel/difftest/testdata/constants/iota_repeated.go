// Constants that repeat what is above them, in and out of functions.
package main

import "fmt"

const n = 10
const (
	_  = iota
	KB = 1 << (10 * iota)
	MB
	GB
	TB
)
const (
	x0 = iota * 10
	x1 = iota * 10
	_
	x3
	x4 = "str"
	x5
	x6 = iota
	x7
)

const (
	u, v = iota, iota + 10
	w, z
)

type Weekday uint

const (
	Mon Weekday = iota + 1
	Tue
	Wed
	numDays = iota
)

var arr = [...]string{Mon: "mon", Wed: "wed", Tue: "tue"}

var fns = [...]func() int{
	func() int {
		const (
			p = iota
			q
			r
		)
		return p + q*10 + r*100
	},
}

type shape [numDays]struct{ _ [n]int }

const s = len(shape{}) + len(arr)

func f() (r int) {
	const n = n + 1
	{
		const n = n * n
		const (
			m = n + iota
			k
		)
		r = m + k
	}
	return r + n
}

const (
	c1 = complex(iota, 1)
	c2
	c3 = real(c2) + imag(c2)
)
const big = 1<<100 + iota
const (
	sh0 = 1 << iota << iota
	sh1
	sh2
)

func main() {
	fmt.Println(KB, MB, GB, TB, x0, x1, x3, x4, x5, x6, x7, u, v, w, z, Mon, Tue, Wed, numDays)
	fmt.Printf("%q %d\n", arr, len(arr))
	fmt.Println(fns[0](), s, f(), c1, c2, c3, big>>99, sh0, sh1, sh2)
	const iota = 7
	const (
		a = iota
		b
	)
	fmt.Println(a, b)
	fmt.Printf("%T %T\n", Mon, numDays)
}

// Output:
// 1024 1048576 1073741824 1099511627776 0 10 30 str str 6 7 0 10 1 11 1 2 3 3
// ["" "mon" "tue" "wed"] 4
// 210 7 254 (0+1i) (1+1i) 2 2 1 4 16
// 7 7
// main.Weekday int
