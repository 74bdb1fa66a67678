package frame

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// anyFrame draws a frame of up to 30 rows with few different values, so that
// keys repeat, and with missing values.
func anyFrame(t *rapid.T) *Frame {
	n := rapid.IntRange(0, 30).Draw(t, "rows")
	some := func(label string) []bool { return rapid.SliceOfN(rapid.Bool(), n, n).Draw(t, label) }
	return New().
		WithTextsMasked("a", rapid.SliceOfN(rapid.SampledFrom([]string{"", "x", "y", "x_y", "é"}), n, n).Draw(t, "a"), some("no a")).
		WithIntsMasked("n", rapid.SliceOfN(rapid.Int64Range(-2, 2), n, n).Draw(t, "n"), some("no n")).
		WithFloatsMasked("x", rapid.SliceOfN(rapid.Float64Range(-1, 1), n, n).Draw(t, "x"), some("no x")).
		WithInts("row", func() []int64 {
			rows := make([]int64, n)
			for i := range rows {
				rows[i] = int64(i)
			}
			return rows
		}())
}

// TestGroupsPartition: every row is in exactly one group, in order; groups are
// sorted and their keys differ; a group has one value of the key.
func TestGroupsPartition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFrame(t)
		var rows []int64
		var last string
		for _, g := range f.GroupBy("n", "a") {
			own := g.Frame.Ints("row")
			if !slices.IsSorted(own) {
				t.Fatalf("group %q is out of order: %v", g.Key, own)
			}
			rows = append(rows, own...)
			if key := fmt.Sprint(g.Key, g.Missing); key == last {
				t.Fatalf("the key %s twice", key)
			} else {
				last = key
			}
			if len(g.Frame.Distinct("n")) > 1 || len(g.Frame.Distinct("a")) > 1 {
				t.Fatalf("group %q holds several keys", g.Key)
			}
		}
		slices.Sort(rows)
		if !slices.Equal(rows, f.Ints("row")) && len(rows)+f.Len() > 0 {
			t.Fatalf("rows %v", rows)
		}
	})
}

// TestSortIsStable: sorting keeps all rows, orders the keys, and leaves rows of
// one key in their order; sorting again changes nothing.
func TestSortIsStable(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFrame(t)
		s := f.SortBy("-n", "a")
		for i := 1; i < s.Len(); i++ {
			p, q := s.Row(i-1), s.Row(i)
			if p.Missing("n") && !q.Missing("n") || !p.Missing("n") && !q.Missing("n") && p.Int("n") < q.Int("n") {
				t.Fatalf("out of order\n%v", s)
			}
			if p.Show("n") == q.Show("n") && p.Show("a") == q.Show("a") && p.Missing("a") == q.Missing("a") && p.Int("row") > q.Int("row") {
				t.Fatalf("not stable\n%v", s)
			}
		}
		if again := s.SortBy("-n", "a"); !slices.Equal(again.Ints("row"), s.Ints("row")) {
			t.Fatal("sorting twice differs")
		}
	})
}

// TestLeftJoinKeepsRows: a left join keeps the rows of the left frame and takes
// from the right exactly what a search finds.
func TestLeftJoinKeepsRows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFrame(t)
		keys := rapid.SliceOfDistinct(rapid.Int64Range(-3, 3), rapid.ID[int64]).Draw(t, "keys")
		values := make([]int64, len(keys))
		for i, k := range keys {
			values[i] = 100 + k
		}
		j, err := f.LeftJoin(New().WithInts("n", keys).WithInts("v", values), "n")
		if err != nil || !slices.Equal(j.Ints("row"), f.Ints("row")) {
			t.Fatal(err)
		}
		for i := range j.Len() {
			r := j.Row(i)
			found := !r.Missing("n") && slices.Contains(keys, r.Int("n"))
			if found == r.Missing("v") || found && r.Int("v") != 100+r.Int("n") {
				t.Fatalf("row %d\n%v", i, j)
			}
		}
	})
}

// TestWideThenLong gives back the values that were there.
func TestWideThenLong(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := anyFrame(t).WherePresent("a").DeriveText("key", func(r Row) string { return "k" + r.Show("row") })
		if f.Len() == 0 {
			return
		}
		w, err := f.Wide("a", "key", "x")
		if err != nil {
			t.Fatal(err)
		}
		back := w.Long([]string{"a"}, "key", "x", w.Names()[1:]...).WherePresent("x")
		want := f.WherePresent("x").Select("a", "key", "x")
		if got := back.SortBy("key", "a").String(); got != want.SortBy("key", "a").String() {
			t.Fatalf("got\n%v\nwant\n%v", back, want)
		}
	})
}
