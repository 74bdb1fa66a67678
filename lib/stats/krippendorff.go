package stats

import (
	"fmt"
	"sort"
)

// Scale is the level of measurement of ratings, which decides how much two
// different ratings disagree.
type Scale int

const (
	// Nominal: different is different.
	Nominal Scale = iota
	// Ordinal: disagreement grows with the number of ratings that lie between.
	Ordinal
	// IntervalScale: disagreement is the squared difference.
	IntervalScale
)

// String returns "nominal", "ordinal" or "interval".
func (s Scale) String() string {
	names := [...]string{"nominal", "ordinal", "interval"}
	if s < 0 || int(s) >= len(names) {
		return "scale?"
	}
	return names[s]
}

// AlphaResult is Krippendorff's alpha of any number of raters.
type AlphaResult struct {
	Outcome Outcome
	Reason  string
	Scale   Scale

	Units    int     // units with at least two ratings: the ones that count
	Ratings  int     // ratings of those units
	Observed float64 // mean disagreement within units
	Expected float64 // mean disagreement between any two of the ratings
	Alpha    float64 // 1 − Observed/Expected

	// A percentile bootstrap over units; Outcome says whether it could be made.
	Interval Interval
}

// Krippendorff returns alpha for ratings[rater][unit] (Krippendorff 2011,
// "Computing Krippendorff's alpha-reliability"), leaving out ratings whose
// missing[rater][unit] is true; missing nil means none is. Nominal labels are
// numbered by the caller. The interval resamples units (o; Percentile or BCa).
//
// No unit with two ratings: Undefined. All ratings equal: Degenerate, since
// the expected disagreement is zero. Errors: rater rows of different lengths,
// NaN or infinite ratings that are not marked missing, an unknown scale, options
// out of range or of a method that needs a formula.
func Krippendorff(ratings [][]float64, missing [][]bool, scale Scale, o Bootstrap) (AlphaResult, error) {
	checked, err := o.checked()
	if err != nil {
		return AlphaResult{}, err
	}
	table, err := newReliability(ratings, missing, scale)
	if err != nil {
		return AlphaResult{}, err
	}
	r := AlphaResult{Scale: scale, Units: len(table.units), Ratings: table.total}
	if r.Units == 0 {
		r.Outcome, r.Reason = Undefined, "no unit has two ratings"
		r.Interval = Interval{Outcome: Undefined, Reason: r.Reason, Method: o.Method.String(), Level: checked.Level}
		return r, nil
	}
	all := make([]int, r.Units)
	for i := range all {
		all[i] = i
	}
	observed, expected := table.disagreement(all)
	r.Observed, r.Expected = observed, expected
	if expected == 0 {
		r.Outcome, r.Reason = Degenerate, fmt.Sprintf("all %d ratings are equal: nothing to agree on beyond chance", r.Ratings)
		r.Interval = Interval{Outcome: Undefined, Reason: r.Reason, Method: o.Method.String(), Level: checked.Level, N: r.Units}
		return r, nil
	}
	r.Alpha = 1 - observed/expected
	r.Interval, err = BootstrapStatistic(r.Units, func(rows []int) (float64, bool) {
		observed, expected := table.disagreement(rows)
		if expected == 0 {
			return 0, false
		}
		return 1 - observed/expected, true
	}, o)
	return r, err
}

// reliability is the data of Krippendorff's alpha: per unit the counts of each
// distinct value.
type reliability struct {
	scale  Scale
	values []float64 // distinct, ascending
	units  [][]count
	total  int
}

type count struct{ value, n int }

func newReliability(ratings [][]float64, missing [][]bool, scale Scale) (*reliability, error) {
	if scale < Nominal || scale > IntervalScale {
		return nil, fmt.Errorf("stats: Krippendorff: unknown scale %d", int(scale))
	}
	if missing != nil {
		if err := checkSame("Krippendorff", "raters", "rows of missing", len(ratings), len(missing)); err != nil {
			return nil, err
		}
	}
	if len(ratings) == 0 {
		return &reliability{scale: scale}, nil
	}
	n := len(ratings[0])
	byUnit := make([][]float64, n)
	for rater := range ratings {
		if err := checkSame("Krippendorff", "units of rater 1", fmt.Sprintf("of rater %d", rater+1), n, len(ratings[rater])); err != nil {
			return nil, err
		}
		if missing != nil && missing[rater] != nil {
			if err := checkSame("Krippendorff", "units", fmt.Sprintf("missing marks of rater %d", rater+1), n, len(missing[rater])); err != nil {
				return nil, err
			}
		}
		for unit, v := range ratings[rater] {
			if missing != nil && missing[rater] != nil && missing[rater][unit] {
				continue
			}
			if err := checkFinite(fmt.Sprintf("Krippendorff rater %d unit %d", rater+1, unit+1), []float64{v}); err != nil {
				return nil, err
			}
			byUnit[unit] = append(byUnit[unit], v)
		}
	}
	t := &reliability{scale: scale}
	var paired []float64
	for _, vs := range byUnit {
		if len(vs) >= 2 {
			paired = append(paired, vs...)
		}
	}
	t.total = len(paired)
	e := scaleExponent(paired)
	sort.Float64s(paired)
	for i, v := range scaled(paired, e) {
		if i == 0 || v != t.values[len(t.values)-1] {
			t.values = append(t.values, v)
		}
	}
	for _, vs := range byUnit {
		if len(vs) < 2 {
			continue
		}
		per := map[int]int{}
		for _, v := range scaled(vs, e) {
			per[sort.SearchFloat64s(t.values, v)]++
		}
		unit := make([]count, 0, len(per))
		for value, n := range per {
			unit = append(unit, count{value, n})
		}
		sort.Slice(unit, func(a, b int) bool { return unit[a].value < unit[b].value })
		t.units = append(t.units, unit)
	}
	return t, nil
}

// disagreement returns the observed and the expected disagreement of the units
// named by rows, repetition allowed.
func (t *reliability) disagreement(rows []int) (observed, expected float64) {
	weights := make([]float64, len(t.values))
	total := 0.0
	for _, row := range rows {
		for _, c := range t.units[row] {
			weights[c.value] += float64(c.n)
			total += float64(c.n)
		}
	}
	place := t.positions(weights)
	for _, row := range rows {
		unit := t.units[row]
		size, sum := 0, 0.0
		for i, a := range unit {
			size += a.n
			for _, b := range unit[i+1:] {
				sum += float64(float64(2*a.n*b.n) * t.delta(place[a.value], place[b.value]))
			}
		}
		observed += sum / float64(size-1)
	}
	observed /= total
	return observed, t.spread(weights, place, total) / (total * (total - 1))
}

// positions places the distinct values on the line on which disagreement is a
// squared distance: the values themselves, or for the ordinal scale their
// midranks among all ratings (the distance is then the sum of the counts from a
// to b less half of both ends, as Krippendorff defines it).
func (t *reliability) positions(weights []float64) []float64 {
	if t.scale != Ordinal {
		return t.values
	}
	place := make([]float64, len(weights))
	before := 0.0
	for v, w := range weights {
		place[v] = before + w/2
		before += w
	}
	return place
}

func (t *reliability) delta(a, b float64) float64 {
	if t.scale == Nominal {
		return 1 // only ever asked for values that differ
	}
	return float64((a - b) * (a - b))
}

// spread returns Σ over ordered pairs of ratings of their disagreement:
// total² − Σw² for labels, 2·total·Σw(p − mean)² on a line.
func (t *reliability) spread(weights, place []float64, total float64) float64 {
	if t.scale == Nominal {
		squares := 0.0
		for _, w := range weights {
			squares += float64(w * w)
		}
		return float64(total*total) - squares
	}
	mean := 0.0
	for v, w := range weights {
		mean += float64(w * place[v])
	}
	mean /= total
	sum := 0.0
	for v, w := range weights {
		d := place[v] - mean
		sum += float64(w * float64(d*d))
	}
	if distinctWeights(weights) < 2 {
		return 0
	}
	return float64(2 * total * sum)
}

// distinctWeights counts the values that occur.
func distinctWeights(weights []float64) int {
	n := 0
	for _, w := range weights {
		if w > 0 {
			n++
		}
	}
	return n
}
