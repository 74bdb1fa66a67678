package figure

import (
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"galley/lib/richtext"
)

func labels(ticks []tick) string {
	var out []string
	for _, t := range ticks {
		if !t.minor {
			out = append(out, richtext.Plain(richtext.Parse(t.label)))
		}
	}
	return strings.Join(out, " ")
}

func TestLinearTicks(t *testing.T) {
	for _, c := range []struct {
		lo, hi float64
		n      int
		want   string
	}{
		{0, 1, 5, "0.0 0.2 0.4 0.6 0.8 1.0"},
		{0, 0.3, 3, "0.0 0.1 0.2 0.3"}, // 3*0.1 is 0.30000000000000004: labels come from whole numbers
		{-1, 1, 4, "−1.0 −0.5 0.0 0.5 1.0"},
		{0, 11400, 4, "0 5,000 10,000"},
		{0, 9000, 4, "0 5000"},
		{4102, 4110, 4, "4102 4104 4106 4108 4110"},
		{0, 2e6, 4, "0 5×105 106 1.5×106 2×106"},
		{0, 3e-7, 3, "0 10−7 2×10−7 3×10−7"},
		{0.0001, 0.0004, 3, "0.0001 0.0002 0.0003 0.0004"},
		{-1e308, 1e308, 4, "−10308 −5×10307 0 5×10307 10308"},
		{5, 5, 4, ""}, {math.NaN(), 1, 4, ""}, {1, 0, 4, ""}, {0, 1, 0, ""},
	} {
		if got := labels(linearTicks(c.lo, c.hi, c.n)); got != c.want {
			t.Errorf("linearTicks(%v, %v, %d): %q, want %q", c.lo, c.hi, c.n, got, c.want)
		}
	}
}

func TestLogTicks(t *testing.T) {
	for _, c := range []struct {
		lo, hi float64
		n      int
		want   string
	}{
		{1, 1000, 6, "1 10 100 1000"},
		{1, 20000, 6, "1 10 100 1000 10,000"},
		{0.001, 0.5, 6, "0.001 0.01 0.1"},
		{1e-6, 1, 6, "10−6 10−5 10−4 10−3 10−2 10−1 100"},
		{1e-300, 1e300, 6, "10−300 10−200 10−100 100 10100 10200 10300"},
		{1.2, 60, 8, "2 5 10 20 50"},
		{20, 45, 4, "20 30 40"},
		{0, 10, 4, ""}, {-1, 10, 4, ""}, {10, 1, 4, ""},
	} {
		if got := labels(logTicks(c.lo, c.hi, c.n)); got != c.want {
			t.Errorf("logTicks(%v, %v, %d): %q, want %q", c.lo, c.hi, c.n, got, c.want)
		}
	}
}

// TestTicksOfAnyRange checks what must hold for every range: few ticks, inside,
// rising, and labels that say where they stand.
func TestTicksOfAnyRange(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 5))
	any := func() float64 {
		for {
			x := math.Float64frombits(r.Uint64())
			if r.IntN(2) == 0 {
				x = float64(r.IntN(20001)-10000) / 100
			}
			if finite(x) {
				return x
			}
		}
	}
	for range 6_000 {
		lo, hi := padLinear(any(), any())
		if lo > hi {
			lo, hi = padLinear(hi, lo)
		}
		n := 1 + r.IntN(8)
		checkTicks(t, linearTicks(lo, hi, n), scale{lo: lo, hi: hi}, n, 0)
		if a, b := math.Abs(lo), math.Abs(hi); a > 0 && b > 0 && a != b {
			s := scale{lo: math.Min(a, b), hi: math.Max(a, b), log: true}
			checkTicks(t, logTicks(s.lo, s.hi, n), s, n, 1)
		}
	}
}

func checkTicks(t *testing.T, ticks []tick, s scale, n, more int) {
	t.Helper()
	shown, last := 0, math.Inf(-1)
	for _, k := range ticks {
		if k.minor {
			continue
		}
		shown++
		at := k.at
		if !(at > last) || !s.contains(at) {
			t.Fatalf("%+v with %d: tick %v after %v", s, n, at, last)
		}
		last = at
		if v, ok := read(k.label); !ok || math.Abs(v-at) > math.Abs(at)*1e-4+1e-300 {
			t.Fatalf("%+v: label %q at %v", s, k.label, at)
		}
	}
	if shown > max(n, 2)+1+more || len(ticks) > 600 {
		t.Fatalf("%+v: %d ticks of %d with n = %d", s, shown, len(ticks), n)
	}
}

// read turns a label back into a number.
func read(label string) (float64, bool) {
	label = strings.NewReplacer("−", "-", ",", "", "}", "").Replace(label)
	mantissa, exponent, power := strings.Cut(label, "10^{")
	if power {
		mantissa = strings.TrimSuffix(mantissa, "×")
		if mantissa == "" || mantissa == "-" {
			mantissa += "1"
		}
		label = mantissa + "e" + exponent
	}
	v, err := strconv.ParseFloat(label, 64)
	return v, err == nil
}

func TestGivenTicks(t *testing.T) {
	s := scale{lo: 0, hi: 1}
	if got := labels(givenTicks([]float64{0.05, 0.1, 0.25, 0.5, 1, 2}, s)); got != "0.05 0.10 0.25 0.50 1.00" {
		t.Errorf("got %q", got)
	}
	if got := labels(givenTicks([]float64{-1, 0, 1e-12, 1}, scale{lo: 1e-13, hi: 1, log: true})); got != "10−12 1" {
		t.Errorf("got %q", got)
	}
	if got := labels(givenTicks([]float64{1000, 20000}, scale{lo: 0, hi: 1e5})); got != "1,000 20,000" {
		t.Errorf("got %q", got)
	}
}
