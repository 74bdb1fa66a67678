// Text normalisation, exact match and token F1.
package main

import (
	"fmt"
	"strings"
	"unicode"
)

func normalise(s string) []string {
	s = strings.ToLower(s)
	s = strings.Map(func(r rune) rune {
		if unicode.IsPunct(r) {
			return -1
		}
		return r
	}, s)
	var out []string
	for _, w := range strings.Fields(s) {
		switch w {
		case "a", "an", "the":
		default:
			out = append(out, w)
		}
	}
	return out
}

func f1(pred, gold string) float64 {
	p, g := normalise(pred), normalise(gold)
	counts := map[string]int{}
	for _, w := range g {
		counts[w]++
	}
	same := 0
	for _, w := range p {
		if counts[w] > 0 {
			counts[w]--
			same++
		}
	}
	if same == 0 {
		return 0
	}
	prec, rec := float64(same)/float64(len(p)), float64(same)/float64(len(g))
	return 2 * prec * rec / (prec + rec)
}

func best(pred string, golds ...string) (b float64) {
	for _, g := range golds {
		b = max(b, f1(pred, g))
	}
	return
}

func main() {
	fmt.Println(normalise("The U.S. Army, an army!"), f1("the cat sat", "A cat sat down."), best("x", "y", "X!"), best("none"))
}

// Output:
// [us army army] 0.8 1 0
