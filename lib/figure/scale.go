package figure

import "math"

// scale maps data to 0 … 1 along one axis, ends included.
type scale struct {
	lo, hi   float64
	log      bool
	reversed bool
}

// extent collects the range of data values.
type extent struct {
	lo, hi float64
	any    bool
}

func (e *extent) add(values ...float64) {
	for _, v := range values {
		if !e.any {
			e.lo, e.hi, e.any = v, v, true
			continue
		}
		e.lo, e.hi = math.Min(e.lo, v), math.Max(e.hi, v)
	}
}

// newScale makes the scale of an axis from its specification and its data. Room
// is left around the data, more for bubbles; fromZero keeps an end that is 0 where
// it is.
func newScale(spec axisSpec, data extent, fromZero, bubbles bool) scale {
	s := scale{log: spec.log, reversed: spec.reversed}
	switch {
	case spec.fixed:
		s.lo, s.hi = spec.lo, spec.hi
	case spec.categories != nil:
		s.lo, s.hi = -0.5, math.Max(float64(len(spec.categories)), 1)-0.5
		if data.any {
			s.lo, s.hi = math.Min(s.lo, data.lo), math.Max(s.hi, data.hi)
		}
	case !data.any && spec.log:
		s.lo, s.hi = 1, 10
	case !data.any:
		s.lo, s.hi = 0, 1
	case spec.log:
		s.lo, s.hi = padLog(data.lo, data.hi)
		if bubbles {
			s.lo, s.hi = padLog(s.lo, s.hi)
		}
	default:
		s.lo, s.hi = padLinear(data.lo, data.hi)
		if bubbles {
			s.lo, s.hi = padLinear(s.lo, s.hi)
		}
		if fromZero && data.lo == 0 {
			s.lo = 0
		}
		if fromZero && data.hi == 0 {
			s.hi = 0
		}
	}
	return s
}

// padLinear leaves 5 % at both ends. A range that is nothing against the size of
// its values, or nothing at all, is widened around its middle.
func padLinear(lo, hi float64) (float64, float64) {
	half := hi/2 - lo/2
	size := math.Max(math.Abs(lo), math.Abs(hi))
	if half <= size*5e-10 || half < 1e-300 {
		half = math.Max(size*0.1, 1e-299)
		if size == 0 {
			half = 1
		}
		middle := lo/2 + hi/2
		return clampFinite(middle - half), clampFinite(middle + half)
	}
	pad := float64(half * 0.1)
	return clampFinite(lo - pad), clampFinite(hi + pad)
}

func clampFinite(x float64) float64 {
	return math.Max(-math.MaxFloat64, math.Min(math.MaxFloat64, x))
}

// padLog leaves 5 % of the decades at both ends, or a factor of 3 around a single value.
func padLog(lo, hi float64) (float64, float64) {
	decades := math.Log10(hi) - math.Log10(lo)
	if decades < 1e-6 {
		return math.Max(lo/3, math.SmallestNonzeroFloat64), clampFinite(hi * 3)
	}
	factor := math.Pow(10, 0.05*decades)
	return math.Max(lo/factor, math.SmallestNonzeroFloat64), clampFinite(hi * factor)
}

// at returns the place of v between 0 and 1; outside the range it may be any
// finite number.
func (s scale) at(v float64) float64 {
	var t float64
	switch {
	case s.log:
		a := math.Log10(s.lo)
		t = (math.Log10(v) - a) / (math.Log10(s.hi) - a)
	case math.IsInf(s.hi-s.lo, 0) || math.IsInf(v-s.lo, 0):
		t = (v/2 - s.lo/2) / (s.hi/2 - s.lo/2)
	default:
		t = (v - s.lo) / (s.hi - s.lo)
	}
	if s.reversed {
		t = 1 - t
	}
	return clampFinite(t)
}

// contains allows for the last bit of a tick computed elsewhere.
func (s scale) contains(v float64) bool {
	t := s.at(v)
	return t >= -1e-9 && t <= 1+1e-9
}

// snap puts t on the grid between from and to. The odd fraction keeps round
// shares of a length off the edge between two grid points, where a last bit that
// differs between processors would decide.
func snap(t float64, from, to int) int {
	span := float64(to - from)
	return from + int(math.Floor(float64(t*span)+0.6372949))
}
