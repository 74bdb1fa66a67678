// A script type as the source of a family of contrasts.
package main

import (
	"fmt"

	"galley/lib/contrast"
)

type scores map[string][]float64

func (s scores) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	values, ok := s[side.Setting]
	if !ok {
		return contrast.Sample{}, fmt.Errorf("%s: no setting %q", cohort, side.Setting)
	}
	questions := make([]string, len(values))
	missing := make([]bool, len(values))
	for i := range values {
		questions[i] = fmt.Sprintf("q%02d", i)
		missing[i] = values[i] < 0
	}
	return contrast.Sample{Questions: questions, Values: values, Missing: missing}, nil
}

func main() {
	src := scores{}
	for k, name := range []string{"a", "b", "c"} {
		for i := range 20 {
			v := float64((i*7+k*3)%5) / 4
			if i == 3*k {
				v = -1
			}
			src[name] = append(src[name], v)
		}
	}
	var list []contrast.Contrast
	for i, pair := range [][2]string{{"a", "b"}, {"b", "c"}, {"a", "a"}, {"a", "none"}} {
		list = append(list, contrast.Contrast{
			ID: fmt.Sprintf("C%03d", i+1), Cohort: "toy",
			Left:  contrast.Side{Setting: pair[0], Metric: "em"},
			Right: contrast.Side{Setting: pair[1], Metric: "em"},
		})
	}
	family := contrast.Family{Name: "toy", Contrasts: list, Options: contrast.Options{Replicates: 500}}
	results, err := family.RunErr(src)
	if err != nil {
		fmt.Println("error:", err)
		family.Contrasts = list[:3]
		results = family.Run(src)
	}
	for _, r := range results.All() {
		fmt.Printf("%s %v %.4f [%.4f, %.4f] %.4f %.4f %d %+v\n", r.ID, r.Outcome, r.Diff, r.Lo, r.Hi, r.P, r.PHolm, r.N, r.Receipt)
	}
}

// Output:
// error: contrast: C004, cohort "toy", none em: toy: no setting "none"
// C001 estimate 0.0833 [-0.1944, 0.3611] 0.6008 1.0000 18 {Matched:20 LeftOnly:0 RightOnly:0 Duplicate:0 Missing:2 Excluded:2}
// C002 estimate 0.0139 [-0.2639, 0.2222] 1.0000 1.0000 18 {Matched:20 LeftOnly:0 RightOnly:0 Duplicate:0 Missing:2 Excluded:2}
// C003 degenerate 0.0000 [0.0000, 0.0000] 1.0000 1.0000 19 {Matched:20 LeftOnly:0 RightOnly:0 Duplicate:0 Missing:1 Excluded:1}
