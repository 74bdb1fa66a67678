package stats

import (
	"fmt"
	"testing"
)

// Clusters that never differ within themselves: Korn and Graubard's interval
// covers, and Wilson's, which takes their questions as independent, does not.
// 2,000 studies of 40 clusters of one to nine questions at a rate of 0.3.
func TestClusteredProportionCovers(t *testing.T) {
	const studies, rate = 2000, 0.3
	rng := NewKey(12, "clustered rates").Stream(0)
	clustered, independent := 0, 0
	for range studies {
		var outcomes []bool
		var ids []string
		successes := 0
		for c := range 40 {
			right := rng.Float64() < rate
			for range 1 + rng.IntN(9) {
				outcomes, ids = append(outcomes, right), append(ids, fmt.Sprint(c))
				if right {
					successes++
				}
			}
		}
		kg, err := ClusteredProportion(outcomes, ids, 0.95)
		if err != nil {
			t.Fatal(err)
		}
		w, err := Wilson(successes, len(outcomes), 0.95)
		if err != nil {
			t.Fatal(err)
		}
		if kg.Contains(rate) {
			clustered++
		}
		if w.Contains(rate) {
			independent++
		}
	}
	if share := float64(clustered) / studies; share < 0.935 || share > 0.99 {
		t.Errorf("covers in %.3f of the studies", share)
	}
	if share := float64(independent) / studies; share > 0.75 {
		t.Errorf("Wilson covers in %.3f of the studies: the clusters make no difference", share)
	}
}

// At 0 and 1 the interval is that of as many questions as there are clusters;
// clusters of one question and a rate between give nearly Clopper–Pearson's.
func TestClusteredProportionAtTheEnds(t *testing.T) {
	ids := []string{"a", "a", "a", "b", "b", "c", "d"}
	none, err1 := ClusteredProportion(make([]bool, 7), ids, 0.95)
	four, err2 := ClopperPearson(0, 4, 0.95)
	own, err3 := ClusteredProportion([]bool{true, false, false, true, false}, []string{"1", "2", "3", "4", "5"}, 0.9)
	plain, err4 := ClopperPearson(2, 5, 0.9)
	for _, err := range []error{err1, err2, err3, err4} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if none.Lo != 0 || none.Hi != four.Hi || none.Clusters != 4 || none.N != 7 {
		t.Errorf("0 of 7 in 4 clusters: %v, 0 of 4: %v", none, four)
	}
	// The standard error divides by n − 1: the effective size is n − 1 too.
	if own.Lo > plain.Lo || own.Hi < plain.Hi || own.Width() > 1.2*plain.Width() {
		t.Errorf("clusters of one: %v, Clopper–Pearson %v", own, plain)
	}
}
