// Switches with hundreds of cases.
package main

import "fmt"

type T0 struct{ a0 int }

func (t T0) m() int { return t.a0 + 0 }

type T1 struct{ a1 int }

func (t T1) m() int { return t.a1 + 1 }

type T2 struct{ a2 int }

func (t T2) m() int { return t.a2 + 2 }

type T3 struct{ a3 int }

func (t T3) m() int { return t.a3 + 3 }

type T4 struct{ a4 int }

func (t T4) m() int { return t.a4 + 4 }

type T5 struct{ a5 int }

func (t T5) m() int { return t.a5 + 5 }

type T6 struct{ a6 int }

func (t T6) m() int { return t.a6 + 6 }

type T7 struct{ a7 int }

func (t T7) m() int { return t.a7 + 7 }

type T8 struct{ a8 int }

func (t T8) m() int { return t.a8 + 8 }

type T9 struct{ a9 int }

func (t T9) m() int { return t.a9 + 9 }

type T10 struct{ a10 int }

func (t T10) m() int { return t.a10 + 10 }

type T11 struct{ a11 int }

func (t T11) m() int { return t.a11 + 11 }

type T12 struct{ a12 int }

func (t T12) m() int { return t.a12 + 12 }

type T13 struct{ a13 int }

func (t T13) m() int { return t.a13 + 13 }

type T14 struct{ a14 int }

func (t T14) m() int { return t.a14 + 14 }

type T15 struct{ a15 int }

func (t T15) m() int { return t.a15 + 15 }

type T16 struct{ a16 int }

func (t T16) m() int { return t.a16 + 16 }

type T17 struct{ a17 int }

func (t T17) m() int { return t.a17 + 17 }

type T18 struct{ a18 int }

func (t T18) m() int { return t.a18 + 18 }

type T19 struct{ a19 int }

func (t T19) m() int { return t.a19 + 19 }

type T20 struct{ a20 int }

func (t T20) m() int { return t.a20 + 20 }

type T21 struct{ a21 int }

func (t T21) m() int { return t.a21 + 21 }

type T22 struct{ a22 int }

func (t T22) m() int { return t.a22 + 22 }

type T23 struct{ a23 int }

func (t T23) m() int { return t.a23 + 23 }

type T24 struct{ a24 int }

func (t T24) m() int { return t.a24 + 24 }

type T25 struct{ a25 int }

func (t T25) m() int { return t.a25 + 25 }

type T26 struct{ a26 int }

func (t T26) m() int { return t.a26 + 26 }

type T27 struct{ a27 int }

func (t T27) m() int { return t.a27 + 27 }

type T28 struct{ a28 int }

func (t T28) m() int { return t.a28 + 28 }

type T29 struct{ a29 int }

func (t T29) m() int { return t.a29 + 29 }

type T30 struct{ a30 int }

func (t T30) m() int { return t.a30 + 30 }

type T31 struct{ a31 int }

func (t T31) m() int { return t.a31 + 31 }

type T32 struct{ a32 int }

func (t T32) m() int { return t.a32 + 32 }

type T33 struct{ a33 int }

func (t T33) m() int { return t.a33 + 33 }

type T34 struct{ a34 int }

func (t T34) m() int { return t.a34 + 34 }

type T35 struct{ a35 int }

func (t T35) m() int { return t.a35 + 35 }

type T36 struct{ a36 int }

func (t T36) m() int { return t.a36 + 36 }

type T37 struct{ a37 int }

func (t T37) m() int { return t.a37 + 37 }

type T38 struct{ a38 int }

func (t T38) m() int { return t.a38 + 38 }

type T39 struct{ a39 int }

func (t T39) m() int { return t.a39 + 39 }

type M interface{ m() int }

func sw(x any) int {
	switch x := x.(type) {
	case T0:
		return x.a0
	case *T0:
		return x.m() * 100
	case T1:
		return x.a1
	case *T1:
		return x.m() * 100
	case T2:
		return x.a2
	case *T2:
		return x.m() * 100
	case T3:
		return x.a3
	case *T3:
		return x.m() * 100
	case T4:
		return x.a4
	case *T4:
		return x.m() * 100
	case T5:
		return x.a5
	case *T5:
		return x.m() * 100
	case T6:
		return x.a6
	case *T6:
		return x.m() * 100
	case T7:
		return x.a7
	case *T7:
		return x.m() * 100
	case T8:
		return x.a8
	case *T8:
		return x.m() * 100
	case T9:
		return x.a9
	case *T9:
		return x.m() * 100
	case T10:
		return x.a10
	case *T10:
		return x.m() * 100
	case T11:
		return x.a11
	case *T11:
		return x.m() * 100
	case T12:
		return x.a12
	case *T12:
		return x.m() * 100
	case T13:
		return x.a13
	case *T13:
		return x.m() * 100
	case T14:
		return x.a14
	case *T14:
		return x.m() * 100
	case T15:
		return x.a15
	case *T15:
		return x.m() * 100
	case T16:
		return x.a16
	case *T16:
		return x.m() * 100
	case T17:
		return x.a17
	case *T17:
		return x.m() * 100
	case T18:
		return x.a18
	case *T18:
		return x.m() * 100
	case T19:
		return x.a19
	case *T19:
		return x.m() * 100
	case T20:
		return x.a20
	case *T20:
		return x.m() * 100
	case T21:
		return x.a21
	case *T21:
		return x.m() * 100
	case T22:
		return x.a22
	case *T22:
		return x.m() * 100
	case T23:
		return x.a23
	case *T23:
		return x.m() * 100
	case T24:
		return x.a24
	case *T24:
		return x.m() * 100
	case T25:
		return x.a25
	case *T25:
		return x.m() * 100
	case T26:
		return x.a26
	case *T26:
		return x.m() * 100
	case T27:
		return x.a27
	case *T27:
		return x.m() * 100
	case T28:
		return x.a28
	case *T28:
		return x.m() * 100
	case T29:
		return x.a29
	case *T29:
		return x.m() * 100
	case T30:
		return x.a30
	case *T30:
		return x.m() * 100
	case T31:
		return x.a31
	case *T31:
		return x.m() * 100
	case T32:
		return x.a32
	case *T32:
		return x.m() * 100
	case T33:
		return x.a33
	case *T33:
		return x.m() * 100
	case T34:
		return x.a34
	case *T34:
		return x.m() * 100
	case T35:
		return x.a35
	case *T35:
		return x.m() * 100
	case T36:
		return x.a36
	case *T36:
		return x.m() * 100
	case T37:
		return x.a37
	case *T37:
		return x.m() * 100
	case T38:
		return x.a38
	case *T38:
		return x.m() * 100
	case T39:
		return x.a39
	case *T39:
		return x.m() * 100
	case M:
		return -1
	}
	return -2
}
func ss(s string) int {
	switch s {
	case "k0", "q0":
		return 0
	case "k7", "q1":
		return 1
	case "k14", "q2":
		return 2
	case "k21", "q3":
		return 3
	case "k28", "q4":
		return 4
	case "k35", "q5":
		return 5
	case "k42", "q6":
		return 6
	case "k49", "q7":
		return 7
	case "k56", "q8":
		return 8
	case "k63", "q9":
		return 9
	case "k70", "q10":
		return 10
	case "k77", "q11":
		return 11
	case "k84", "q12":
		return 12
	case "k91", "q13":
		return 13
	case "k98", "q14":
		return 14
	case "k4", "q15":
		return 15
	case "k11", "q16":
		return 16
	case "k18", "q17":
		return 17
	case "k25", "q18":
		return 18
	case "k32", "q19":
		return 19
	case "k39", "q20":
		return 20
	case "k46", "q21":
		return 21
	case "k53", "q22":
		return 22
	case "k60", "q23":
		return 23
	case "k67", "q24":
		return 24
	case "k74", "q25":
		return 25
	case "k81", "q26":
		return 26
	case "k88", "q27":
		return 27
	case "k95", "q28":
		return 28
	case "k1", "q29":
		return 29
	case "k8", "q30":
		return 30
	case "k15", "q31":
		return 31
	case "k22", "q32":
		return 32
	case "k29", "q33":
		return 33
	case "k36", "q34":
		return 34
	case "k43", "q35":
		return 35
	case "k50", "q36":
		return 36
	case "k57", "q37":
		return 37
	case "k64", "q38":
		return 38
	case "k71", "q39":
		return 39
	case "k78", "q40":
		return 40
	case "k85", "q41":
		return 41
	case "k92", "q42":
		return 42
	case "k99", "q43":
		return 43
	case "k5", "q44":
		return 44
	case "k12", "q45":
		return 45
	case "k19", "q46":
		return 46
	case "k26", "q47":
		return 47
	case "k33", "q48":
		return 48
	case "k40", "q49":
		return 49
	case "k47", "q50":
		return 50
	case "k54", "q51":
		return 51
	case "k61", "q52":
		return 52
	case "k68", "q53":
		return 53
	case "k75", "q54":
		return 54
	case "k82", "q55":
		return 55
	case "k89", "q56":
		return 56
	case "k96", "q57":
		return 57
	case "k2", "q58":
		return 58
	case "k9", "q59":
		return 59
	case "k16", "q60":
		return 60
	case "k23", "q61":
		return 61
	case "k30", "q62":
		return 62
	case "k37", "q63":
		return 63
	case "k44", "q64":
		return 64
	case "k51", "q65":
		return 65
	case "k58", "q66":
		return 66
	case "k65", "q67":
		return 67
	case "k72", "q68":
		return 68
	case "k79", "q69":
		return 69
	case "k86", "q70":
		return 70
	case "k93", "q71":
		return 71
	case "k100", "q72":
		return 72
	case "k6", "q73":
		return 73
	case "k13", "q74":
		return 74
	case "k20", "q75":
		return 75
	case "k27", "q76":
		return 76
	case "k34", "q77":
		return 77
	case "k41", "q78":
		return 78
	case "k48", "q79":
		return 79
	case "k55", "q80":
		return 80
	case "k62", "q81":
		return 81
	case "k69", "q82":
		return 82
	case "k76", "q83":
		return 83
	case "k83", "q84":
		return 84
	case "k90", "q85":
		return 85
	case "k97", "q86":
		return 86
	case "k3", "q87":
		return 87
	case "k10", "q88":
		return 88
	case "k17", "q89":
		return 89
	case "k24", "q90":
		return 90
	case "k31", "q91":
		return 91
	case "k38", "q92":
		return 92
	case "k45", "q93":
		return 93
	case "k52", "q94":
		return 94
	case "k59", "q95":
		return 95
	case "k66", "q96":
		return 96
	case "k73", "q97":
		return 97
	case "k80", "q98":
		return 98
	case "k87", "q99":
		return 99
	}
	return -1
}
func si(x int) int {
	switch x {
	case 0:
		if x > 50 {
			return 0 * 2
		}
		return 0
	case 1:
		if x > 50 {
			return 1 * 2
		}
		return 1
	case 4:
		if x > 50 {
			return 2 * 2
		}
		return 2
	case 9:
		if x > 50 {
			return 3 * 2
		}
		return 3
	case 16:
		if x > 50 {
			return 4 * 2
		}
		return 4
	case 25:
		if x > 50 {
			return 5 * 2
		}
		return 5
	case 36:
		if x > 50 {
			return 6 * 2
		}
		return 6
	case 49:
		if x > 50 {
			return 7 * 2
		}
		return 7
	case 64:
		if x > 50 {
			return 8 * 2
		}
		return 8
	case 81:
		if x > 50 {
			return 9 * 2
		}
		return 9
	case 100:
		if x > 50 {
			return 10 * 2
		}
		return 10
	case 121:
		if x > 50 {
			return 11 * 2
		}
		return 11
	case 144:
		if x > 50 {
			return 12 * 2
		}
		return 12
	case 169:
		if x > 50 {
			return 13 * 2
		}
		return 13
	case 196:
		if x > 50 {
			return 14 * 2
		}
		return 14
	case 225:
		if x > 50 {
			return 15 * 2
		}
		return 15
	case 256:
		if x > 50 {
			return 16 * 2
		}
		return 16
	case 289:
		if x > 50 {
			return 17 * 2
		}
		return 17
	case 324:
		if x > 50 {
			return 18 * 2
		}
		return 18
	case 361:
		if x > 50 {
			return 19 * 2
		}
		return 19
	case 400:
		if x > 50 {
			return 20 * 2
		}
		return 20
	case 441:
		if x > 50 {
			return 21 * 2
		}
		return 21
	case 484:
		if x > 50 {
			return 22 * 2
		}
		return 22
	case 529:
		if x > 50 {
			return 23 * 2
		}
		return 23
	case 576:
		if x > 50 {
			return 24 * 2
		}
		return 24
	case 625:
		if x > 50 {
			return 25 * 2
		}
		return 25
	case 676:
		if x > 50 {
			return 26 * 2
		}
		return 26
	case 729:
		if x > 50 {
			return 27 * 2
		}
		return 27
	case 784:
		if x > 50 {
			return 28 * 2
		}
		return 28
	case 841:
		if x > 50 {
			return 29 * 2
		}
		return 29
	case 900:
		if x > 50 {
			return 30 * 2
		}
		return 30
	case 961:
		if x > 50 {
			return 31 * 2
		}
		return 31
	case 1024:
		if x > 50 {
			return 32 * 2
		}
		return 32
	case 1089:
		if x > 50 {
			return 33 * 2
		}
		return 33
	case 1156:
		if x > 50 {
			return 34 * 2
		}
		return 34
	case 1225:
		if x > 50 {
			return 35 * 2
		}
		return 35
	case 1296:
		if x > 50 {
			return 36 * 2
		}
		return 36
	case 1369:
		if x > 50 {
			return 37 * 2
		}
		return 37
	case 1444:
		if x > 50 {
			return 38 * 2
		}
		return 38
	case 1521:
		if x > 50 {
			return 39 * 2
		}
		return 39
	case 1600:
		if x > 50 {
			return 40 * 2
		}
		return 40
	case 1681:
		if x > 50 {
			return 41 * 2
		}
		return 41
	case 1764:
		if x > 50 {
			return 42 * 2
		}
		return 42
	case 1849:
		if x > 50 {
			return 43 * 2
		}
		return 43
	case 1936:
		if x > 50 {
			return 44 * 2
		}
		return 44
	case 2025:
		if x > 50 {
			return 45 * 2
		}
		return 45
	case 2116:
		if x > 50 {
			return 46 * 2
		}
		return 46
	case 2209:
		if x > 50 {
			return 47 * 2
		}
		return 47
	case 2304:
		if x > 50 {
			return 48 * 2
		}
		return 48
	case 2401:
		if x > 50 {
			return 49 * 2
		}
		return 49
	case 2500:
		if x > 50 {
			return 50 * 2
		}
		return 50
	case 2601:
		if x > 50 {
			return 51 * 2
		}
		return 51
	case 2704:
		if x > 50 {
			return 52 * 2
		}
		return 52
	case 2809:
		if x > 50 {
			return 53 * 2
		}
		return 53
	case 2916:
		if x > 50 {
			return 54 * 2
		}
		return 54
	case 3025:
		if x > 50 {
			return 55 * 2
		}
		return 55
	case 3136:
		if x > 50 {
			return 56 * 2
		}
		return 56
	case 3249:
		if x > 50 {
			return 57 * 2
		}
		return 57
	case 3364:
		if x > 50 {
			return 58 * 2
		}
		return 58
	case 3481:
		if x > 50 {
			return 59 * 2
		}
		return 59
	case 3600:
		if x > 50 {
			return 60 * 2
		}
		return 60
	case 3721:
		if x > 50 {
			return 61 * 2
		}
		return 61
	case 3844:
		if x > 50 {
			return 62 * 2
		}
		return 62
	case 3969:
		if x > 50 {
			return 63 * 2
		}
		return 63
	case 4096:
		if x > 50 {
			return 64 * 2
		}
		return 64
	case 4225:
		if x > 50 {
			return 65 * 2
		}
		return 65
	case 4356:
		if x > 50 {
			return 66 * 2
		}
		return 66
	case 4489:
		if x > 50 {
			return 67 * 2
		}
		return 67
	case 4624:
		if x > 50 {
			return 68 * 2
		}
		return 68
	case 4761:
		if x > 50 {
			return 69 * 2
		}
		return 69
	case 4900:
		if x > 50 {
			return 70 * 2
		}
		return 70
	case 5041:
		if x > 50 {
			return 71 * 2
		}
		return 71
	case 5184:
		if x > 50 {
			return 72 * 2
		}
		return 72
	case 5329:
		if x > 50 {
			return 73 * 2
		}
		return 73
	case 5476:
		if x > 50 {
			return 74 * 2
		}
		return 74
	case 5625:
		if x > 50 {
			return 75 * 2
		}
		return 75
	case 5776:
		if x > 50 {
			return 76 * 2
		}
		return 76
	case 5929:
		if x > 50 {
			return 77 * 2
		}
		return 77
	case 6084:
		if x > 50 {
			return 78 * 2
		}
		return 78
	case 6241:
		if x > 50 {
			return 79 * 2
		}
		return 79
	case 6400:
		if x > 50 {
			return 80 * 2
		}
		return 80
	case 6561:
		if x > 50 {
			return 81 * 2
		}
		return 81
	case 6724:
		if x > 50 {
			return 82 * 2
		}
		return 82
	case 6889:
		if x > 50 {
			return 83 * 2
		}
		return 83
	case 7056:
		if x > 50 {
			return 84 * 2
		}
		return 84
	case 7225:
		if x > 50 {
			return 85 * 2
		}
		return 85
	case 7396:
		if x > 50 {
			return 86 * 2
		}
		return 86
	case 7569:
		if x > 50 {
			return 87 * 2
		}
		return 87
	case 7744:
		if x > 50 {
			return 88 * 2
		}
		return 88
	case 7921:
		if x > 50 {
			return 89 * 2
		}
		return 89
	case 8100:
		if x > 50 {
			return 90 * 2
		}
		return 90
	case 8281:
		if x > 50 {
			return 91 * 2
		}
		return 91
	case 8464:
		if x > 50 {
			return 92 * 2
		}
		return 92
	case 8649:
		if x > 50 {
			return 93 * 2
		}
		return 93
	case 8836:
		if x > 50 {
			return 94 * 2
		}
		return 94
	case 9025:
		if x > 50 {
			return 95 * 2
		}
		return 95
	case 9216:
		if x > 50 {
			return 96 * 2
		}
		return 96
	case 9409:
		if x > 50 {
			return 97 * 2
		}
		return 97
	case 9604:
		if x > 50 {
			return 98 * 2
		}
		return 98
	case 9801:
		if x > 50 {
			return 99 * 2
		}
		return 99
	default:
		return -x
	}
}
func main() {
	n := 0
	for i := range 120 {
		n += ss(fmt.Sprint("k", i))*i + ss(fmt.Sprint("q", i)) + si(i*3)
	}
	fmt.Println(n, sw(T0{0}), sw(&T0{1}), sw(T1{1}), sw(&T1{1}), sw(T2{2}), sw(&T2{1}), sw(T3{3}), sw(&T3{1}), sw(T4{4}), sw(&T4{1}), sw(T5{5}), sw(&T5{1}), sw(T6{6}), sw(&T6{1}), sw(T7{7}), sw(&T7{1}), sw(T8{8}), sw(&T8{1}), sw(T9{9}), sw(&T9{1}), sw(T10{10}), sw(&T10{1}), sw(T11{11}), sw(&T11{1}), sw(T12{12}), sw(&T12{1}), sw(T13{13}), sw(&T13{1}), sw(T14{14}), sw(&T14{1}), sw(T15{15}), sw(&T15{1}), sw(T16{16}), sw(&T16{1}), sw(T17{17}), sw(&T17{1}), sw(T18{18}), sw(&T18{1}), sw(T19{19}), sw(&T19{1}), sw(T20{20}), sw(&T20{1}), sw(T21{21}), sw(&T21{1}), sw(T22{22}), sw(&T22{1}), sw(T23{23}), sw(&T23{1}), sw(T24{24}), sw(&T24{1}), sw(T25{25}), sw(&T25{1}), sw(T26{26}), sw(&T26{1}), sw(T27{27}), sw(&T27{1}), sw(T28{28}), sw(&T28{1}), sw(T29{29}), sw(&T29{1}), sw(T30{30}), sw(&T30{1}), sw(T31{31}), sw(&T31{1}), sw(T32{32}), sw(&T32{1}), sw(T33{33}), sw(&T33{1}), sw(T34{34}), sw(&T34{1}), sw(T35{35}), sw(&T35{1}), sw(T36{36}), sw(&T36{1}), sw(T37{37}), sw(&T37{1}), sw(T38{38}), sw(&T38{1}), sw(T39{39}), sw(&T39{1}), sw(nil), sw(3))
}

// Output:
// 238391 0 100 1 200 2 300 3 400 4 500 5 600 6 700 7 800 8 900 9 1000 10 1100 11 1200 12 1300 13 1400 14 1500 15 1600 16 1700 17 1800 18 1900 19 2000 20 2100 21 2200 22 2300 23 2400 24 2500 25 2600 26 2700 27 2800 28 2900 29 3000 30 3100 31 3200 32 3300 33 3400 34 3500 35 3600 36 3700 37 3800 38 3900 39 4000 -2 -2
