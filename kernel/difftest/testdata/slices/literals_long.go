// Literals and argument lists of more than a hundred elements.
package main

import "fmt"

type pair struct{ a, b int }

func (p pair) String() string { return fmt.Sprint("<", p.a, p.b, ">") }

var calls int

func twice(n int) int {
	calls++
	return 2*n + calls
}

func count(xs ...any) (ints, pairs, others int) {
	for _, x := range xs {
		switch x.(type) {
		case int:
			ints++
		case pair:
			pairs++
		default:
			others++
		}
	}
	return ints, pairs, others
}

func main() {
	k := 3
	xs := []int{
		twice(0), 1, 4, 9, 16, 25, 36, 49, 64, 81, twice(10), 24, 47, k, 2, 31, 62, 95, 33, 70,
		twice(20), 53, 96, 44, 91, 43, k, 50, 8, 65, twice(30), 88, 54, 22, 89, 61, 35, 11, 86, k,
		twice(40), 32, 18, 6, 93, 85, 79, 75, 73, 73, twice(50), 79, k, 93, 6, 18, 32, 48, 66, 86,
		twice(60), 35, 61, 89, 22, k, 88, 27, 65, 8, twice(70), 94, 43, 91, 44, 96, 53, 12, k, 33,
		twice(80), 62, 31, 2, 72, 47, 24, 3, 81, 64, twice(90), k, 25, 16, 9, 4, 1, 0, 1, 4,
		twice(100), 16, 25, 36, k, 64, 81, 3, 24, 47, twice(110), 2, 31, 62, 95, 33, 70, k, 53, 96,
		twice(120), 91, 43, 94, 50, 8, 65, 27, 88, 54,
		140: 7,
	}
	sum := 0
	for i, x := range xs {
		sum += (i + 1) * x
	}
	fmt.Println(len(xs), cap(xs), sum, xs[135], xs[140], calls)
	fmt.Println(count(
		pair{0, k}, 1, 2, 3, 4, 5, 6, "s", 8, pair{9, k}, 10, nil, 12, 13, "s",
		15, 16, 17, pair{18, k}, 19, 20, "s", nil, 23, 24, 25, 26, pair{27, k}, "s", 29,
		30, 31, 32, nil, 34, "s", pair{36, k}, 37, 38, 39, 40, 41, "s", 43, nil,
		pair{45, k}, 46, 47, 48, "s", 50, 51, 52, 53, pair{54, k}, nil, "s", 57, 58, 59,
		60, 61, 62, pair{63, k}, 64, 65, nil, 67, 68, 69, "s", 71, pair{72, k}, 73, 74,
		75, 76, "s", 78, 79, 80, pair{81, k}, 82, 83, "s", 85, 86, 87, nil, 89,
		pair{90, k}, "s", 92, 93, 94, 95, 96, 97, "s", pair{99, k}, 100, 101, 102, 103, 104,
		"s", 106, 107, pair{108, k}, 109,
	))
	fmt.Println([]fmt.Stringer{
		pair{0, k}, pair{1, k}, pair{2, k}, pair{3, k}, pair{4, k}, pair{5, k}, pair{6, k}, pair{7, k}, pair{8, k}, pair{9, k},
		pair{10, k}, pair{11, k}, pair{12, k}, pair{13, k}, pair{14, k}, pair{15, k}, pair{16, k}, pair{17, k}, pair{18, k}, pair{19, k},
		pair{20, k}, pair{21, k}, pair{22, k}, pair{23, k}, pair{24, k}, pair{25, k}, pair{26, k}, pair{27, k}, pair{28, k}, pair{29, k},
		pair{30, k}, pair{31, k}, pair{32, k}, pair{33, k}, pair{34, k}, pair{35, k}, pair{36, k}, pair{37, k}, pair{38, k}, pair{39, k},
		pair{40, k}, pair{41, k}, pair{42, k}, pair{43, k}, pair{44, k}, pair{45, k}, pair{46, k}, pair{47, k}, pair{48, k}, pair{49, k},
		pair{50, k}, pair{51, k}, pair{52, k}, pair{53, k}, pair{54, k}, pair{55, k}, pair{56, k}, pair{57, k}, pair{58, k}, pair{59, k},
		pair{60, k}, pair{61, k}, pair{62, k}, pair{63, k}, pair{64, k}, pair{65, k}, pair{66, k}, pair{67, k}, pair{68, k}, pair{69, k},
		pair{70, k}, pair{71, k}, pair{72, k}, pair{73, k}, pair{74, k}, pair{75, k}, pair{76, k}, pair{77, k}, pair{78, k}, pair{79, k},
		pair{80, k}, pair{81, k}, pair{82, k}, pair{83, k}, pair{84, k}, pair{85, k}, pair{86, k}, pair{87, k}, pair{88, k}, pair{89, k},
		pair{90, k}, pair{91, k}, pair{92, k}, pair{93, k}, pair{94, k}, pair{95, k}, pair{96, k}, pair{97, k}, pair{98, k}, pair{99, k},
		pair{100, k}, pair{101, k},
	}[101])
}

// Output:
// 141 141 474749 0 7 13
// 76 13 21
// <101 3>
