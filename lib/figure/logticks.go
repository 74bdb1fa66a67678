package figure

import (
	"math"
	"strconv"

	"galley/lib/decimal"
)

// logTicks returns ticks for a logarithmic axis, at most about n with a label:
// powers of ten (every second, third … one when there are many), 1-2-5 steps or
// ordinary ticks when the range spans few decades, and minor ticks between.
func logTicks(lo, hi float64, n int) []tick {
	if !(lo > 0) || !(hi > lo) || n < 1 {
		return nil
	}
	first := int(math.Ceil(math.Log10(lo) - 1e-9))
	last := int(math.Floor(math.Log10(hi) + 1e-9))
	switch decades := last - first + 1; {
	case decades >= 3 || decades == 2 && n < 5:
		return powerTicks(lo, hi, first, last, n)
	case decades >= 1 || hi/lo > 3:
		if ticks := oneTwoFive(lo, hi, first, last); len(labelled(ticks)) >= 2 && len(labelled(ticks)) <= n+1 {
			return ticks
		}
	}
	if ticks := linearTicks(lo, hi, n); len(ticks) >= 2 {
		return ticks
	}
	return powerTicks(lo, hi, first, last, n)
}

func labelled(ticks []tick) []tick {
	var out []tick
	for _, t := range ticks {
		if !t.minor {
			out = append(out, t)
		}
	}
	return out
}

func powerTicks(lo, hi float64, first, last, n int) []tick {
	step, from := decadeStep(last-first, n), 0
	if last/step*step < first || first > 0 && last < (first+step-1)/step*step {
		from = first // no multiple of the step in the range
	}
	plain := first >= -3 && last <= 4
	var ticks []tick
	for e := first - 1; e <= last; e++ {
		switch {
		case e < first:
		case (e-from)%step == 0:
			ticks = append(ticks, tick{at: parseDecimal(1, e), label: decadeLabel(e, plain)})
		case last-first <= 60:
			ticks = append(ticks, tick{at: parseDecimal(1, e), minor: true})
		}
		for m := int64(2); m < 10 && step == 1; m++ {
			if v := parseDecimal(m, e); v >= lo && v <= hi {
				ticks = append(ticks, tick{at: v, minor: true})
			}
		}
	}
	return ticks
}

// decadeStep is 1, 2, 5, 10, 20 … so that at most about n powers are labelled.
func decadeStep(decades, n int) int {
	for step := 1; ; step *= 10 {
		for _, m := range []int{1, 2, 5} {
			if decades/(step*m) <= n {
				return step * m
			}
		}
	}
}

func decadeLabel(e int, plain bool) string {
	if plain {
		v := parseDecimal(1, e)
		return groupThousands(decimal.Plain(v), v)
	}
	return "10^{" + plainLabel(strconv.Itoa(e)) + "}"
}

func oneTwoFive(lo, hi float64, first, last int) []tick {
	var ticks []tick
	for e := first - 1; e <= last; e++ {
		for m := int64(1); m < 10; m++ {
			v := parseDecimal(m, e)
			switch {
			case v < lo || v > hi:
			case m == 1 || m == 2 || m == 5:
				ticks = append(ticks, tick{at: v, label: numberLabel(v, 3)})
			default:
				ticks = append(ticks, tick{at: v, minor: true})
			}
		}
	}
	return ticks
}
