package contrast

import (
	"math"
	"math/bits"
)

// integers are the differences of one contrast as whole numbers: on a lattice
// exactly, otherwise rounded to a grid so fine (2^-52 of the largest difference
// for a thousand questions) that no sum of replicates can overflow.
type integers struct {
	d        []int64 // per matched question; 0 where skipped
	mul, den int64   // a difference is d·mul/den·2^exponent
	exponent int
	slack    int64 // how far rounding may move a sum; 0 on a lattice
	lattice  bool
}

const largestDenominator = 1 << 31

func newIntegers(p *pairs) integers {
	if p.leftK != nil {
		if n, ok := latticeIntegers(p); ok {
			return n
		}
	}
	return roundedIntegers(p)
}

// latticeIntegers puts both sides on their common lattice. It declines when
// sums or denominators would not be exact as floats.
func latticeIntegers(p *pairs) (integers, bool) {
	l := p.leftL / gcd(p.leftL, p.rightL) * p.rightL
	span := p.pairing.roster.span()
	if l > largestDenominator || span > uint64(1<<52/l) {
		return integers{}, false
	}
	a, b := l/p.leftL, l/p.rightL
	n := integers{d: make([]int64, len(p.left)), mul: 1, den: l, lattice: true}
	var divisor, largest int64
	for i := range n.d {
		if p.skip != nil && p.skip[i] {
			continue
		}
		x, y := p.leftK[i], p.rightK[i]
		if max(x, -x, y, -y) > 1<<61/l {
			return integers{}, false
		}
		d := a*x - b*y
		n.d[i] = d
		largest = max(largest, d, -d)
		if d != 0 && divisor != 1 {
			divisor = gcd(divisor, max(d, -d))
		}
	}
	if high, low := bits.Mul64(uint64(largest), span); high != 0 || low > 1<<52 {
		return integers{}, false
	}
	if divisor > 1 {
		for i := range n.d {
			n.d[i] /= divisor
		}
		common := gcd(divisor, l)
		n.mul, n.den = divisor/common, l/common
	}
	return n, true
}

// roundedIntegers rounds differences to multiples of 2^exponent. The values
// themselves are known to half a unit in the last place, so sums within slack
// of each other are ties.
func roundedIntegers(p *pairs) integers {
	n := integers{d: make([]int64, len(p.left)), mul: 1, den: 1}
	shift := 0 // values are halved so many times, so that no difference overflows
	for i := range p.left {
		if max(math.Abs(p.left[i]), math.Abs(p.right[i])) > 0x1p1000 {
			shift = 30
			break
		}
	}
	diff := make([]float64, len(p.left))
	largest, doubt := 0.0, 0.0
	for i := range diff {
		if p.skip != nil && p.skip[i] {
			continue
		}
		a, b := math.Ldexp(p.left[i], -shift), math.Ldexp(p.right[i], -shift)
		diff[i] = a - b
		largest = max(largest, math.Abs(diff[i]))
		doubt += (math.Abs(a) + math.Abs(b)) * 0x1p-53
	}
	_, top := math.Frexp(largest)
	n.exponent = max(top+bits.Len64(p.pairing.roster.span())-62, -1074)
	rounded := int64(0)
	for i, d := range diff {
		x := math.Ldexp(d, -n.exponent)
		whole := math.RoundToEven(x)
		if whole != x {
			rounded++
		}
		n.d[i] = int64(whole)
	}
	n.slack = rounded + int64(min(math.Ldexp(doubt, -n.exponent), 0x1p61))
	n.exponent += shift
	return n
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
