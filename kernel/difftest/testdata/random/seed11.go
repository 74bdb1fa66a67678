// Made by generate.Program(11, 1).
package main

import (
	"fmt"
	"strconv"
	"strings"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int8

func (x N0) Twice() N0 { return x + x }

type N1 uint32

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	C00 float32
}

type S1 struct {
	C10 int
	b11 float64
}

type I0 interface{ Rate() int }

func (x N0) Rate() int { return round((id[float64](3) + id[float64](0.5))) }

func (x N1) Rate() int { return id[int](9) }

func (x S0) Rate() int { return id[int](4) }

func f0() (r N0) {
	if fuel--; fuel < 0 {
		return
	}
	w1 := "\xed\xa0\x80" + strings.TrimSpace(id[string]("q\n"))
	for i, r := range w1 {
		fmt.Printf("%d %d %+q %t\n", i, r, string(r), r == 0xfffd)
	}
	for i := range w1 {
		if i > 2 {
			break
		}
		fmt.Printf("%v %+q %t\n", w1[i], w1[:i], w1[i:] > w1)
	}
	rs1, bs1 := []rune(w1), []byte(w1)
	show(len(w1), len(rs1), string(rs1) == w1, rs1, bs1)
	bs1 = append(bs1, w1[:min(2, len(w1))]...)
	copy(bs1, "Q")
	fmt.Printf("%+q %d\n", bs1, len(w1))
	fmt.Printf("%+q %+q %x %X %-+6q %v %#v %U\n", w1, w1, w1, bs1, rs1, bs1, w1, rs1)
	show(strconv.QuoteToASCII(fmt.Sprintf("%s|%8.2s|%-5s|%v", w1, w1, bs1, rs1)))
	fmt.Printf("%+q %+q %d %+q %+q %+q\n", string(rune(id[int32](8)%(id[int32](-10)|1))), string(rune(-1)), strings.Count(w1, ""), strings.ToUpper(w1), w1, strings.Fields(w1))
	for i, c := range []byte(w1) {
		if i&1 == 0 {
			w1 += string(rune(c))
		}
	}
	show(strconv.QuoteToASCII(w1))
	v2, v3 := any(len(id[string](`r\w`))).(S0)
	_ = v2
	_ = v3
	return
}

func main() {
	for i5, j5 := 0, 3; i5 < j5; i5, j5 = i5+1, j5-1 {
		v6 := S0{id[float32](0.5)}
		fmt.Println(id[float64](1), id[bool](false))
		df7 := func(k int) (r int, err error) {
			defer func() {
				if e := recover(); e != nil {
					err = fmt.Errorf("k %d: %v", k, e)
					r = (^j5 * max(j5, id[int](9223372036854775806)))
				}
			}()
			for i := range k {
				defer func(j int) {
					r = r + r/(j5|1)
					show(i, j, k)
				}(i * k)
				k += 0
			}
			switch k {
			case 0:
				z8 := [4]int{}
				show(z8[:4+abs(id[int](41))])
			case 1:
				r = 9223372036854775805
				return
			}
			return func() int { return func() int { return i5 }() }(), err
		}
		for k := range 4 {
			r, err := df7(k)
			show(r, err)
		}
		_ = v6
	}
	show("f0", f0())
}

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

func id[T any](x T) T { return x }

func abs(n int) int { return n & 0xffff }

// Output:
// 1 false
// 8 k 0: runtime error: slice bounds out of range [:45] with length 4
// 0 0 1
// -6148914691236517210 <nil>
// 1 2 2
// 0 0 2
// 0 <nil>
// 2 6 3
// 1 3 3
// 0 0 3
// 0 <nil>
// 1 false
// -9223372036854775802 k 0: runtime error: slice bounds out of range [:45] with length 4
// 0 0 1
// -6148914691236517210 <nil>
// 1 2 2
// 0 0 2
// 1 <nil>
// 2 6 3
// 1 3 3
// 0 0 3
// 1 <nil>
// 0 65533 "\ufffd" true
// 1 65533 "\ufffd" true
// 2 65533 "\ufffd" true
// 3 113 "q" false
// 237 "" false
// 160 "\xed" false
// 128 "\xed\xa0" false
// 4 4 false [65533 65533 65533 113] [237 160 128 113]
// "Q\xa0\x80q\xed\xa0" 4
// "\xed\xa0\x80q" "\xed\xa0\x80q" eda08071 51A08071EDA0 ['\ufffd' '\ufffd' '\ufffd' 'q'   ] [81 160 128 113 237 160] "\xed\xa0\x80q" [U+FFFD U+FFFD U+FFFD U+0071]
// "\xed\xa0\x80q|      \xed\xa0|Q\xa0\x80q\xed\xa0|[65533 65533 65533 113]"
// "\b" "\ufffd" 5 "\ufffd\ufffd\ufffdQ" "\xed\xa0\x80q" ["\xed\xa0\x80q"]
// "\xed\xa0\x80q\u00ed\u0080"
// f0 0
