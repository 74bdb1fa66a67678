package decimal_test

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"galley/lib/decimal"
)

func ExampleRound() {
	fmt.Println(decimal.Round(2.675, 2), decimal.Round(0.25, 1), decimal.Round(-0.004, 2))
	// Output: 2.68 0.2 0.00
}

func ExampleSignificant() {
	fmt.Println(decimal.Significant(0.0312, 2), decimal.Significant(9.99, 2), decimal.Significant(1234, 2))
	// Output: 0.031 10 1200
}

func ExamplePlain() {
	fmt.Println(decimal.Plain(3483757), decimal.Plain(0.1), decimal.Plain(1e21), decimal.Plain(2.5e-12))
	// Output: 3483757 0.1 1000000000000000000000 2.5e-12
}

// The cases are worked by hand on the decimal that a person reads.
func TestRound(t *testing.T) {
	for _, c := range []struct {
		x      float64
		digits int
		want   string
	}{
		{0, 0, "0"}, {0, 3, "0.000"}, {math.Copysign(0, -1), 2, "0.00"},
		{2.5, 0, "2"}, {3.5, 0, "4"}, {-2.5, 0, "-2"}, {0.5, 0, "0"}, {1.5, 0, "2"}, {0.7, 0, "1"},
		{0.05, 1, "0.0"}, {0.15, 1, "0.2"}, {0.25, 1, "0.2"}, {0.35, 1, "0.4"},
		// Go's %.2f prints 2.67 and 1.00, because the float64 lies a little below.
		{2.675, 2, "2.68"}, {1.005, 2, "1.00"}, {1.015, 2, "1.02"},
		{2.665, 2, "2.66"}, {2.6650000000000001e0, 2, "2.66"}, {2.6651, 2, "2.67"},
		{-0.004, 2, "0.00"}, {-0.005, 2, "0.00"}, {-0.0051, 2, "-0.01"}, {0.0049, 2, "0.00"},
		{9.999, 2, "10.00"}, {99.5, 0, "100"}, {0.999, 1, "1.0"},
		{0.0009999, 3, "0.001"}, {1e-300, 2, "0.00"}, {5e-324, 1, "0.0"},
		{1e21, 0, "1000000000000000000000"}, {1e21, 2, "1000000000000000000000.00"},
		{123456789, 0, "123456789"}, {1234.5, -3, "1234"}, {0.1 + 0.2, 2, "0.30"},
		{math.NaN(), 2, "NaN"}, {math.Inf(1), 2, "Inf"}, {math.Inf(-1), 2, "-Inf"},
	} {
		if got := decimal.Round(c.x, c.digits); got != c.want {
			t.Errorf("Round(%v, %d) = %s, want %s", c.x, c.digits, got, c.want)
		}
	}
}

// halfEven is the rule written out with exact rationals: the shortest decimal of
// x, rounded half to even.
func halfEven(x float64, digits int) string {
	exact, _ := new(big.Rat).SetString(strconv.FormatFloat(x, 'e', -1, 64))
	scale := new(big.Rat).SetInt(new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(digits)), nil))
	exact.Mul(exact, scale)
	floor := new(big.Int).Div(exact.Num(), exact.Denom()) // Euclidean: rounds down, the denominator is positive
	rest := new(big.Rat).Sub(exact, new(big.Rat).SetInt(floor))
	switch rest.Cmp(big.NewRat(1, 2)) {
	case 1:
		floor.Add(floor, big.NewInt(1))
	case 0:
		if floor.Bit(0) == 1 {
			floor.Add(floor, big.NewInt(1))
		}
	}
	sign := ""
	if floor.Sign() < 0 {
		sign = "-"
		floor.Neg(floor)
	}
	s := floor.String()
	if len(s) <= digits {
		s = strings.Repeat("0", digits-len(s)+1) + s
	}
	if digits == 0 {
		return sign + s
	}
	return sign + s[:len(s)-digits] + "." + s[len(s)-digits:]
}

// randomNumber mixes shares, percentages with few digits (many exact ties),
// random bits and neighbours of ties.
func randomNumber(r *rand.Rand) float64 {
	switch r.IntN(5) {
	case 0:
		return float64(r.IntN(2001)-1000) / float64(1+r.IntN(1000))
	case 1:
		return float64(r.IntN(200001)-100000) / 1000
	case 2:
		return math.Nextafter(float64(r.IntN(2001)-1000)/200, math.Inf(r.IntN(3)-1))
	case 3:
		return float64(r.IntN(2001)-1000) * 1e15
	}
	for {
		if x := math.Float64frombits(r.Uint64()); math.Abs(x) < 1e60 && math.Abs(x) > 1e-60 {
			return x
		}
	}
}

func TestRoundAgainstRationals(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 1))
	for range 40_000 {
		x, digits := randomNumber(r), r.IntN(8)
		if got, want := decimal.Round(x, digits), halfEven(x, digits); got != want {
			t.Fatalf("Round(%v, %d) = %s, want %s", x, digits, got, want)
		}
	}
}

func TestPercentAgainstRationals(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 2))
	for range 20_000 {
		x, digits := randomNumber(r), r.IntN(4)
		// A percentage with d decimals is the fraction with d+2, its point moved.
		want := movePoint(halfEven(x, digits+2), digits)
		if got := decimal.Percent(x, digits); got != want {
			t.Fatalf("Percent(%v, %d) = %s, want %s", x, digits, got, want)
		}
	}
	if got := decimal.Percent(0.575, 0); got != "58" { // 57.5, half to even; 0.575*100 is 57.49999999999999
		t.Errorf("Percent(0.575, 0) = %s", got)
	}
}

func movePoint(s string, digits int) string {
	sign := ""
	if s[0] == '-' {
		sign, s = "-", s[1:]
	}
	s = strings.Replace(s, ".", "", 1)
	whole := strings.TrimLeft(s[:len(s)-digits], "0")
	if whole == "" {
		whole = "0"
	}
	if digits > 0 {
		whole += "." + s[len(s)-digits:]
	}
	return sign + whole
}

func TestSignificantAndScientific(t *testing.T) {
	for _, c := range []struct {
		x        float64
		digits   int
		want     string
		mantissa string
		exponent int
	}{
		{0.03, 2, "0.030", "3.0", -2}, {0, 3, "0.00", "0.00", 0}, {1.6e-6, 2, "0.0000016", "1.6", -6},
		{0.00000155, 2, "0.0000016", "1.6", -6}, {0.00000165, 2, "0.0000016", "1.6", -6},
		{9.96, 2, "10", "1.0", 1}, {-1234.5, 3, "-1230", "-1.23", 3}, {99950, 3, "100000", "1.00", 5},
		{5, 0, "5", "5", 0}, {1e300, 1, "1" + strings.Repeat("0", 300), "1", 300},
	} {
		if got := decimal.Significant(c.x, c.digits); got != c.want {
			t.Errorf("Significant(%v, %d) = %s, want %s", c.x, c.digits, got, c.want)
		}
		if m, e := decimal.Scientific(c.x, c.digits); m != c.mantissa || e != c.exponent {
			t.Errorf("Scientific(%v, %d) = %s, %d, want %s, %d", c.x, c.digits, m, e, c.mantissa, c.exponent)
		}
	}
}

func TestSignificantRoundTrip(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 3))
	for range 20_000 {
		x := randomNumber(r)
		if x == 0 {
			continue
		}
		for _, digits := range []int{1, 3, 17} {
			m, e := decimal.Scientific(x, digits)
			a, err := strconv.ParseFloat(m+"e"+strconv.Itoa(e), 64)
			b, err2 := strconv.ParseFloat(decimal.Significant(x, digits), 64)
			if err != nil || err2 != nil || a != b {
				t.Fatalf("%v at %d digits: %se%d and %s", x, digits, m, e, decimal.Significant(x, digits))
			}
			if digits == 17 && a != x {
				t.Fatalf("%v at 17 digits is %v", x, a)
			}
		}
	}
}

func TestPlainReadsBack(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 4))
	for range 20_000 {
		x := randomNumber(r)
		text := decimal.Plain(x)
		if back, err := strconv.ParseFloat(text, 64); err != nil || back != x {
			t.Fatalf("Plain(%v) = %s", x, text)
		}
		if x == math.Trunc(x) && strings.ContainsAny(text, "eE.") {
			t.Fatalf("the whole number %v is printed as %s", x, text)
		}
	}
	if got := decimal.Plain(math.Copysign(0, -1)); got != "0" {
		t.Errorf("Plain(-0) = %s", got)
	}
}

func TestDigits(t *testing.T) {
	for text, want := range map[string]int{
		"0.740": 3, "12": 0, "-0.05": 2, "1.6e-6": 7, "2e3": 0, "1.25e1": 1, "5.": 0, ".5": 1,
	} {
		if got, ok := decimal.Digits(text); !ok || got != want {
			t.Errorf("Digits(%q) = %d, %v, want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "x", "0x1p3", "NaN", "Inf", "1_000", "<0.01", "1,000", "1 "} {
		if _, ok := decimal.Digits(text); ok {
			t.Errorf("Digits(%q) takes it for a number", text)
		}
	}
}

func BenchmarkRound(b *testing.B) {
	for b.Loop() {
		decimal.Round(0.7404321, 3)
	}
}

func TestGroup(t *testing.T) {
	for text, want := range map[string]string{
		"": "", "0": "0", "999": "999", "1000": "1,000", "-999": "-999", "-1000": "-1,000", "−123456": "−123,456", "+1234567.8910": "+1,234,567.8910",
		"0.12345678": "0.12345678", "1.6e-6": "1.6e-6", "12345e3": "12345e3", "Inf": "Inf", "-NaN": "-NaN", "1,005": "1,005",
	} {
		if got := decimal.Group(text); got != want {
			t.Errorf("Group(%q) = %q, want %q", text, got, want)
		}
	}
}
