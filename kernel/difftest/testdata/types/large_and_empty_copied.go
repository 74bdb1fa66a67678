// Large and empty values are copied.
package main

import "fmt"

type Big struct {
	a [100]int
	s string
}
type Z struct{}
type ZA [0]int
type ZZ struct {
	Z
	ZA
	f [0]func()
}

func mod(b Big) Big    { b.a[0]++; b.s += "m"; return b }
func (b Big) val() Big { b.a[1]++; return b }
func (b *Big) ptr()    { b.a[2]++ }

func main() {
	b := Big{s: "x"}
	c := mod(b).val()
	c.ptr()
	fmt.Println(b.a[:3], b.s, c.a[:3], c.s, b == c, c == mod(b).val())
	arr := [2]Big{b, c}
	arr2 := arr
	arr2[0].ptr()
	p := &arr[1]
	p.ptr()
	fmt.Println(arr[0].a[:3], arr[1].a[:3], arr2[0].a[:3], arr2[1].a[:3])
	m := map[string]Big{"b": b}
	x := m["b"]
	x.ptr()
	m["c"] = x
	fmt.Println(m["b"].a[2], m["c"].a[2], m["none"].s == "", len(m["c"].a))
	var i any = b
	b.ptr()
	fmt.Println(i.(Big).a[2], b.a[2], i == any(b))
	ch := make(chan Big, 1)
	ch <- b
	b.ptr()
	y := <-ch
	fmt.Println(y.a[2], b.a[2])
	f := func() (r Big) { r = b; defer func() { r.ptr() }(); return b }
	fmt.Println(f().a[2], b.a[2])
	s := []Big{b}
	for _, v := range s {
		v.ptr()
		s[0].ptr()
		fmt.Println(v.a[2], s[0].a[2])
	}
	q := &s[0]
	s = append(s, b)
	q.ptr()
	fmt.Println(s[0].a[2], q.a[2])
	st := struct{ b, c Big }{b, b}
	st2 := st
	st2.b.ptr()
	st.c = st2.b
	st.c.ptr()
	fmt.Println(st.b.a[2], st.c.a[2], st2.b.a[2])
	*p = b
	pp := p
	*pp = Big{}
	fmt.Println(p.a[2], arr[1].s == "")
	var z Z
	var zz ZZ
	zs := make([]Z, 5)
	zs = append(zs, z, Z{})
	fmt.Println(z, zz, zs, len(zs), Z{} == z, any(z) == any(Z{}), map[Z]int{z: 1}[Z{}])
	fmt.Printf("%v %+v %#v %T\n", zz, zz, zz, zz)
	var za ZA
	for range za {
		fmt.Println("never")
	}
	for i := range [3]Z{} {
		fmt.Print(i)
	}
	for i, v := range zs[:2] {
		fmt.Print(i, v)
	}
	var inf [1 << 20]struct{}
	fmt.Println(len(inf), inf == [1 << 20]struct{}{})
	cz := make(chan struct{}, 2)
	cz <- z
	cz <- struct{}{}
	fmt.Println(len(cz), <-cz)
	func() {
		defer func() { fmt.Println(recover()) }()
		k := 3
		fmt.Println(za[k:])
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(zs[7])
	}()
	pz := &zs[0]
	*pz = Z{}
	nested := [2][2][2]int{{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}
	n2 := nested
	row := nested[0]
	row[1][1] = 44
	nested[1] = row
	nested[0][0], nested[0][1] = nested[0][1], nested[0][0]
	fmt.Println(nested, n2, nested != n2)
	ptrs := [2]*[2]int{{1, 2}, {3, 4}}
	ptrs[0][1] = 9
	ptrs[1] = ptrs[0]
	ptrs[1][0]++
	fmt.Println(*ptrs[0], *ptrs[1])
	for i, r := range nested {
		for j, c := range r {
			for k := range c {
				nested[i][j][k], nested[j][i][k] = nested[j][i][k], nested[i][j][k]
			}
		}
	}
	fmt.Println(nested)
}

// Output:
// [0 0 0] x [1 1 1] xm false false
// [0 0 0] [1 1 2] [0 0 1] [1 1 1]
// 0 1 true 100
// 0 1 false
// 1 2
// 3 2
// 3 3
// 3 4
// 2 4 3
// 0 true
// {} {{} [] []} [{} {} {} {} {} {} {}] 7 true true 1
// {{} [] []} {Z:{} ZA:[] f:[]} main.ZZ{Z:main.Z{}, ZA:main.ZA{}, f:[0]func(){}} main.ZZ
// 0120 {}1 {}1048576 true
// 2 {}
// runtime error: slice bounds out of range [3:0]
// runtime error: index out of range [7] with length 7
// [[[3 4] [1 2]] [[1 2] [3 44]]] [[[1 2] [3 4]] [[5 6] [7 8]]] true
// [2 9] [2 9]
// [[[3 4] [1 2]] [[1 2] [3 44]]]
