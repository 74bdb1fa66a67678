// A field and a method twenty-four structs down.
package main

import "fmt"

type S0 struct {
	v  int
	f0 int
}

func (s *S0) inc()    { s.v++ }
func (s S0) get() int { return s.v }

type S1 struct {
	S0
	f1 int
}
type S2 struct {
	S1
	f2 int
}
type S3 struct {
	*S2
	f3 int
}
type S4 struct {
	S3
	f4 int
}
type S5 struct {
	S4
	f5 int
}
type S6 struct {
	*S5
	f6 int
}
type S7 struct {
	S6
	f7 int
}
type S8 struct {
	S7
	f8 int
}
type S9 struct {
	*S8
	f9 int
}
type S10 struct {
	S9
	f10 int
}
type S11 struct {
	S10
	f11 int
}
type S12 struct {
	*S11
	f12 int
}
type S13 struct {
	S12
	f13 int
}
type S14 struct {
	S13
	f14 int
}
type S15 struct {
	*S14
	f15 int
}
type S16 struct {
	S15
	f16 int
}
type S17 struct {
	S16
	f17 int
}
type S18 struct {
	*S17
	f18 int
}
type S19 struct {
	S18
	f19 int
}
type S20 struct {
	S19
	f20 int
}
type S21 struct {
	*S20
	f21 int
}
type S22 struct {
	S21
	f22 int
}
type S23 struct {
	S22
	f23 int
}
type S24 struct {
	*S23
	f24 int
}
type I interface {
	inc()
	get() int
}
type W struct {
	F0, g0   int
	F1, g1   int
	F2, g2   int
	F3, g3   int
	F4, g4   int
	F5, g5   int
	F6, g6   int
	F7, g7   int
	F8, g8   int
	F9, g9   int
	F10, g10 int
	F11, g11 int
	F12, g12 int
	F13, g13 int
	F14, g14 int
	F15, g15 int
	F16, g16 int
	F17, g17 int
	F18, g18 int
	F19, g19 int
	F20, g20 int
	F21, g21 int
	F22, g22 int
	F23, g23 int
	F24, g24 int
	F25, g25 int
	F26, g26 int
	F27, g27 int
	F28, g28 int
	F29, g29 int
	F30, g30 int
	F31, g31 int
	F32, g32 int
	F33, g33 int
	F34, g34 int
	F35, g35 int
	F36, g36 int
	F37, g37 int
	F38, g38 int
	F39, g39 int
	F40, g40 int
	F41, g41 int
	F42, g42 int
	F43, g43 int
	F44, g44 int
	F45, g45 int
	F46, g46 int
	F47, g47 int
	F48, g48 int
	F49, g49 int
}

func main() {
	var s S24
	s.S23 = &S23{}
	s.S20 = &S20{}
	s.S17 = &S17{}
	s.S14 = &S14{}
	s.S11 = &S11{}
	s.S8 = &S8{}
	s.S5 = &S5{}
	s.S2 = &S2{}
	s.inc()
	s.inc()
	var i I = &s
	i.inc()
	g := s.get
	s.f0 = 5
	s.f3++
	s.f24 = 8
	i = s
	i.inc()
	fmt.Println(s.v, i.get(), g(), s.f0, s.f3, s.S23.S22.f22, s.f24)
	w := W{g3: 4, F49: 7}
	w.g49 = w.F49 + w.g3
	fmt.Printf("%v\n%+v\n", w, w)
	fmt.Println(w == W{g3: 4, F49: 7, g49: 11})
}

// Output:
// 4 4 3 5 1 0 8
// {0 0 0 0 0 0 0 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 7 11}
// {F0:0 g0:0 F1:0 g1:0 F2:0 g2:0 F3:0 g3:4 F4:0 g4:0 F5:0 g5:0 F6:0 g6:0 F7:0 g7:0 F8:0 g8:0 F9:0 g9:0 F10:0 g10:0 F11:0 g11:0 F12:0 g12:0 F13:0 g13:0 F14:0 g14:0 F15:0 g15:0 F16:0 g16:0 F17:0 g17:0 F18:0 g18:0 F19:0 g19:0 F20:0 g20:0 F21:0 g21:0 F22:0 g22:0 F23:0 g23:0 F24:0 g24:0 F25:0 g25:0 F26:0 g26:0 F27:0 g27:0 F28:0 g28:0 F29:0 g29:0 F30:0 g30:0 F31:0 g31:0 F32:0 g32:0 F33:0 g33:0 F34:0 g34:0 F35:0 g35:0 F36:0 g36:0 F37:0 g37:0 F38:0 g38:0 F39:0 g39:0 F40:0 g40:0 F41:0 g41:0 F42:0 g42:0 F43:0 g43:0 F44:0 g44:0 F45:0 g45:0 F46:0 g46:0 F47:0 g47:0 F48:0 g48:0 F49:7 g49:11}
// true
