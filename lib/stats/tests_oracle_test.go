package stats

import (
	"math"
	"sort"
	"strconv"
	"strings"
	"testing"
)

// oracleCase is one row of tests.tsv or agreement.tsv.
type oracleCase struct {
	t       *testing.T
	test    string
	vectors [][]float64
	want    map[string]float64
}

func oracleCases(t *testing.T, file string) []oracleCase {
	t.Helper()
	var cases []oracleCase
	for _, row := range oracleRows(t, file) {
		c := oracleCase{t: t, test: row[0], want: map[string]float64{}}
		for _, list := range strings.Split(row[1], ";") {
			var v []float64
			for _, s := range strings.Split(list, ",") {
				v = append(v, parseFloat(t, s))
			}
			c.vectors = append(c.vectors, v)
		}
		for _, pair := range row[2:] {
			name, value, _ := strings.Cut(pair, "=")
			c.want[name] = parseFloat(t, value)
		}
		cases = append(cases, c)
	}
	return cases
}

func (c oracleCase) check(name string, got, relative float64) {
	c.t.Helper()
	want, ok := c.want[name]
	if !ok {
		c.t.Errorf("%s: no reference value %q", c.test, name)
		return
	}
	if !closeTo(got, want, relative) {
		c.t.Errorf("%s %s: got %.15g, reference says %.15g (inputs %.80v)", c.test, name, got, want, c.vectors)
	}
}

func (c oracleCase) ok(err error) {
	c.t.Helper()
	if err != nil {
		c.t.Fatalf("%s: %v", c.test, err)
	}
}

// TestAgainstR compares with R 4.2.2, coin and stats: testdata/oracles/tests.R.
func TestAgainstR(t *testing.T) {
	counts := map[string]int{}
	for _, c := range oracleCases(t, "tests.tsv") {
		counts[c.test]++
		x := c.vectors[0]
		switch c.test {
		case "adjust_holm", "adjust_hochberg", "adjust_BH":
			method := map[string]Correction{"adjust_holm": HolmCorrection, "adjust_hochberg": HochbergCorrection, "adjust_BH": BenjaminiHochbergCorrection}[c.test]
			got, err := Adjust(method, x, int(c.vectors[1][0]))
			c.ok(err)
			for i, want := range c.vectors[2] {
				if !closeTo(got[i], want, 1e-14) {
					t.Errorf("%s(%v)[%d] = %v, R says %v", c.test, x, i, got[i], want)
				}
			}
		case "wilcoxon_continuous":
			r, err := Wilcoxon(x, DropZeros)
			c.ok(err)
			c.check("V", r.Positive, 0)
			c.check("p", r.P, 1e-12)
			c.check("normal", r.Normal, 1e-10)
			if !r.Exact || r.Tied {
				t.Errorf("%s: exact %v, tied %v", c.test, r.Exact, r.Tied)
			}
		case "wilcoxon_ties":
			r, err := Wilcoxon(x, DropZeros)
			c.ok(err)
			c.check("V", r.Positive, 0)
			c.check("corrected", r.Corrected, 1e-10)
			c.check("normal", r.Normal, 1e-10)
			c.check("exact_Wilcoxon", r.P, 1e-10)
			c.check("Z_Wilcoxon", r.Z, 1e-12)
			c.check("normal_Wilcoxon", r.Normal, 1e-10)
			r, err = Wilcoxon(x, PrattZeros)
			c.ok(err)
			c.check("exact_Pratt", r.P, 1e-10)
			c.check("Z_Pratt", r.Z, 1e-12)
			c.check("normal_Pratt", r.Normal, 1e-10)
		case "mcnemar":
			r, err := McNemarCounts(int(x[0]), int(x[1]), 70+int(x[0]+x[1]))
			c.ok(err)
			c.check("exact", r.Exact, 1e-12)
			c.check("midp", r.MidP, 1e-11)
			c.check("corrected", r.Corrected, 1e-12)
			c.check("corrected_statistic", r.CorrectedStatistic, 1e-14)
			c.check("plain", r.Plain, 1e-12)
			c.check("plain_statistic", r.PlainStatistic, 1e-14)
		case "proportion":
			k, n, level := int(x[0]), int(x[1]), x[2]
			w, err := Wilson(k, n, level)
			c.ok(err)
			c.check("wilson_lo", w.Lo, 1e-11)
			c.check("wilson_hi", w.Hi, 1e-11)
			cp, err := ClopperPearson(k, n, level)
			c.ok(err)
			c.check("cp_lo", cp.Lo, 1e-9)
			c.check("cp_hi", cp.Hi, 1e-9)
			if w.Width() <= 0 || cp.Width() <= 0 {
				t.Errorf("%d/%d: zero-width interval %v %v", k, n, w, cp)
			}
			for name, p0 := range map[string]float64{"p_half": 0.5, "p_tenth": 0.1, "p_ninety": 0.9} {
				p, err := Binomial(k, n, p0)
				c.ok(err)
				if c.want[name] > 1e-280 {
					c.check(name, p, 1e-10)
				}
			}
		case "paired_t":
			r, err := PairedT(x, c.vectors[1], 0.95)
			c.ok(err)
			c.check("statistic", r.T, 1e-11)
			c.check("p", r.P, 1e-9)
			c.check("lo", r.Lo, 1e-10)
			c.check("hi", r.Hi, 1e-10)
			c.check("se", r.SE, 1e-11)
			d, err := differences("test", x, c.vectors[1])
			c.ok(err)
			e, err := Equivalence(d, nil, 0.2, 0.95)
			c.ok(err)
			c.check("p_lower", e.PLower, 1e-9)
			c.check("p_upper", e.PUpper, 1e-9)
			c.check("lo90", e.Lo, 1e-10)
			c.check("hi90", e.Hi, 1e-10)
			if e.Equivalent != (e.Lo > -0.2 && e.Hi < 0.2) {
				t.Errorf("TOST and its interval disagree: %+v", e)
			}
		case "friedman":
			r, err := Friedman(c.vectors[1:])
			c.ok(err)
			c.check("statistic", r.Statistic, 1e-11)
			c.check("p", r.ChiSquare, 1e-10)
			l, err := PageTrend(c.vectors[1:])
			c.ok(err)
			c.check("page_z", l.Z, 1e-11)
			c.check("page_p", l.Normal, 1e-10)
		case "quantile":
			for i, p := range c.vectors[1] {
				got, err := Quantile(x, p)
				c.ok(err)
				if math.Abs(got-c.vectors[2][i]) > 1e-14 {
					t.Errorf("quantile %v of %v = %v, R says %v", p, x, got, c.vectors[2][i])
				}
			}
		case "detectable":
			n, sd, power := int(x[0]), x[1], x[2]
			// n differences with the given standard deviation.
			d := make([]float64, n)
			for i := range d {
				d[i] = float64(i%2*2-1) * sd * math.Sqrt(float64(n-1)/float64(n))
			}
			r, err := MinimumDetectable(d, nil, n, 0.05, power)
			c.ok(err)
			c.check("delta", r.Difference, 0.002)
			q, err := QuestionsNeeded(d, nil, sd/5, 0.05, power)
			c.ok(err)
			if got, want := float64(q.Questions), c.want["needed"]; math.Abs(got-want) > 2 {
				t.Errorf("questions needed: %v, R says %v", got, want)
			}
		default:
			t.Fatalf("no Go function for %q", c.test)
		}
	}
	logCounts(t, counts)
}

// TestAgainstPython compares with statsmodels, scipy and direct enumeration:
// testdata/oracles/agreement.py.
func TestAgainstPython(t *testing.T) {
	counts := map[string]int{}
	for _, c := range oracleCases(t, "agreement.tsv") {
		counts[c.test]++
		x := c.vectors[0]
		switch c.test {
		case "kappa":
			r, err := Kappa(texts(x), texts(c.vectors[1]), 0.95)
			c.ok(err)
			c.check("kappa", r.Kappa, 1e-12)
			c.check("se", r.SE, 1e-10)
			c.check("max", r.Maximum, 1e-12)
		case "cochran":
			outcomes := make([][]bool, len(c.vectors))
			for s, v := range c.vectors {
				for _, y := range v {
					outcomes[s] = append(outcomes[s], y == 1)
				}
			}
			r, err := CochranQ(outcomes)
			c.ok(err)
			c.check("statistic", r.Statistic, 1e-12)
			c.check("p", r.ChiSquare, 1e-11)
		case "tost":
			d, err := differences("test", x, c.vectors[1])
			c.ok(err)
			e, err := Equivalence(d, nil, 0.2, 0.95)
			c.ok(err)
			c.check("p", e.P, 1e-9)
			c.check("p_lower", e.PLower, 1e-9)
			c.check("p_upper", e.PUpper, 1e-9)
		case "wilcoxon_wilcox", "wilcoxon_pratt":
			rule := DropZeros
			if c.test == "wilcoxon_pratt" {
				rule = PrattZeros
			}
			r, err := Wilcoxon(x, rule)
			c.ok(err)
			c.check("statistic", min(r.Positive, r.Negative), 0)
			c.check("normal", r.Normal, 1e-11)
			c.check("corrected", r.Corrected, 1e-11)
		case "alpha":
			missing := make([][]bool, len(c.vectors))
			for rater, row := range c.vectors {
				for _, v := range row {
					missing[rater] = append(missing[rater], v == -999)
				}
			}
			for _, scale := range []Scale{Nominal, Ordinal, IntervalScale} {
				r, err := Krippendorff(c.vectors, missing, scale, Bootstrap{Replicates: 200})
				c.ok(err)
				c.check(scale.String(), r.Alpha, 1e-12)
				if r.Interval.Outcome != Estimate || !r.Interval.Contains(r.Alpha) {
					t.Errorf("alpha's interval %v", r.Interval)
				}
			}
		case "signflip_exact":
			r, err := SignFlip(x, nil, Flips{Method: FlipExact})
			c.ok(err)
			c.check("p", r.P, 1e-12)
		case "mcnemar_statsmodels":
			r, err := McNemarCounts(int(x[0]), int(x[1]), 70+int(x[0]+x[1]))
			c.ok(err)
			c.check("exact", r.Exact, 1e-12)
			c.check("plain", r.Plain, 1e-12)
		default:
			t.Fatalf("no Go function for %q", c.test)
		}
	}
	logCounts(t, counts)
}

func texts(x []float64) []string {
	out := make([]string, len(x))
	for i, v := range x {
		out[i] = strconv.FormatFloat(v, 'g', -1, 64)
	}
	return out
}

func logCounts(t *testing.T, counts map[string]int) {
	var lines []string
	for name, n := range counts {
		lines = append(lines, name+" "+strconv.Itoa(n))
	}
	sort.Strings(lines)
	t.Log(strings.Join(lines, ", "))
}
