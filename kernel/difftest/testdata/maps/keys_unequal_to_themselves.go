// NaN, zeros of both signs, structs, arrays and interfaces as keys.
package main

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"sort"
)

type F float64
type K struct {
	f F
	s string
}
type IK struct{ a, b any }
type Arr [2]F

func main() {
	nan := F(math.NaN())
	m := map[F]int{}
	m[nan] = 1
	m[nan] = 2
	m[0] = 3
	m[F(math.Copysign(0, -1))] = 4
	fmt.Println(len(m), m[nan], m[0])
	delete(m, nan)
	fmt.Println(len(m))
	s := 0
	for k, v := range m {
		if k != k {
			s += v
		}
	}
	fmt.Println(s)
	clear(m)
	fmt.Println(len(m), m)
	mk := map[K]int{{nan, "a"}: 1, {1, "a"}: 2}
	mk[K{nan, "a"}]++
	fmt.Println(len(mk), mk[K{1, "a"}])
	ma := map[Arr]string{{0, nan}: "n", {math.MaxFloat32, 1}: "m"}
	fmt.Println(len(ma), ma[Arr{0, nan}] == "", ma[Arr{math.MaxFloat32, 1}])
	mi := map[any]int{nan: 1, math.NaN(): 2, F(1): 3, 1.0: 4, 1: 5, "1": 6, K{1, "x"}: 7, [1]F{1}: 8, IK{1, F(1)}: 9, IK{F(1), 1}: 10}
	fmt.Println(len(mi), mi[F(1)], mi[1.0], mi[1], mi[K{1, "x"}], mi[[1]F{1}], mi[[1]float64{1}], mi[IK{1, F(1)}], mi[IK{F(1), 1}], mi[IK{1, 1}], mi[nan])
	fmt.Println(nan == nan, any(nan) == any(nan), K{nan, ""} == K{nan, ""}, Arr{nan} == Arr{nan}, any(Arr{nan}) == any(Arr{nan}), [1]any{nan} == [1]any{nan})
	z, nz := F(0), F(math.Copysign(0, -1))
	fmt.Println(z == nz, any(z) == any(nz), K{z, ""} == K{nz, ""}, map[K]int{{z, ""}: 5}[K{nz, ""}], 1/z, 1/nz)
	c := map[complex128]int{complex(math.NaN(), 0): 1, 1: 2}
	c[complex(math.NaN(), 0)]++
	fmt.Println(len(c), c[1+0i])
	keys := slices.Collect(maps.Keys(mk))
	sort.Slice(keys, func(i, j int) bool { return keys[i].f < keys[j].f || keys[i].f != keys[i].f && keys[j].f == keys[j].f })
	fmt.Println(len(keys), keys[len(keys)-1])
	fs := []F{3, nan, 1, F(math.Inf(-1)), nz, z}
	slices.Sort(fs)
	fmt.Println(fs, slices.Max([]F{1, nan, 2}), slices.Index(fs, nan), slices.IndexFunc(fs, func(f F) bool { return f != f }), slices.Contains(fs, nan))
	fmt.Println(slices.Equal([]F{nan}, []F{nan}), maps.Equal(map[int]F{1: nan}, map[int]F{1: nan}), slices.Compare([]F{nan}, []F{1}))
	mm := map[string]map[K][]IK{}
	if mm["x"] == nil {
		mm["x"] = map[K][]IK{}
	}
	mm["x"][K{1, "k"}] = append(mm["x"][K{1, "k"}], IK{1, nil}, IK{nil, "z"})
	mm["x"][K{1, "k"}][0].b = mm["x"][K{2, ""}]
	fmt.Printf("%v %+v %d\n", mm, mm, len(mm["nope"][K{}]))
	type pk struct{ p *int }
	x, y := 1, 1
	mp := map[pk]int{{&x}: 1, {&y}: 2, {nil}: 3}
	fmt.Println(mp[pk{&x}], mp[pk{&y}], mp[pk{}], len(mp))
	mb := map[bool][2]int{true: {1, 2}}
	fmt.Println(mb[false], mb[true][1])
	var nilm map[K]int
	v, ok := nilm[K{}]
	fmt.Println(v, ok, len(nilm), nilm == nil)
	for range nilm {
	}
	delete(nilm, K{})
	func() {
		defer func() { fmt.Println(recover()) }()
		nilm[K{}]++
	}()
	mf := map[string]func(int) int{"d": func(i int) int { return i * 2 }}
	mf["q"] = func(i int) int { return mf["d"](mf["d"](i)) }
	fmt.Println(mf["q"](3), mf["zz"] == nil)
	ch := map[chan int]string{}
	c1 := make(chan int)
	ch[c1] = "c1"
	fmt.Println(ch[c1], ch[make(chan int)] == "")
	for i := range 3 {
		mk[K{F(i), "new"}] += i
		mk[K{F(i), "new"}] <<= 2
	}
	fmt.Println(mk[K{2, "new"}], len(mk))
}

// Output:
// 3 0 4
// 3
// 3
// 0 map[]
// 3 2
// 2 true m
// 10 3 4 5 7 8 0 9 10 0 0
// false false false false false false
// true true true 5 +Inf -Inf
// 3 2
// 3 {1 a}
// [NaN -Inf -0 0 1 3] NaN -1 0 false
// false false -1
// map[x:map[{1 k}:[{1 []} {<nil> z}]]] map[x:map[{f:1 s:k}:[{a:1 b:[]} {a:<nil> b:z}]]] 0
// 1 2 3 3
// [0 0] 2
// 0 false 0 true
// assignment to entry in nil map
// 12 true
// c1 true
// 8 6
