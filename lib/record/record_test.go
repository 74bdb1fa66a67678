package record

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// trial is a schema with every kind, nullable and not, scalar and list.
func trial() Schema {
	s := Schema{Study: "trial", Table: "rows", Key: []string{"id", "n"}}
	for _, k := range []Kind{Text, Int, Float, Bool} {
		for _, list := range []bool{false, true} {
			for _, null := range []bool{false, true} {
				name := k.String()
				if list {
					name += "_list"
				}
				if null {
					name += "_null"
				}
				s.Fields = append(s.Fields, Field{Name: name, Kind: k, List: list, Nullable: null, Meaning: "a test"})
			}
		}
	}
	s.Fields = append([]Field{{Name: "id", Kind: Text}, {Name: "n", Kind: Int}}, s.Fields...)
	return s
}

// trialTable makes rows of trial with nulls, empty lists, empty texts, zeros.
func trialTable(rows int, seed uint64) *Table {
	r := rand.New(rand.NewPCG(seed, 1))
	b := NewBuilder(trial())
	text := func() string {
		return []string{"", "a", "é", "日本", fmt.Sprint("x", r.IntN(1000000))}[r.IntN(5)]
	}
	for i := range rows {
		b.Text("id", fmt.Sprint("q", i/3)).Int("n", int64(i%3))
		for _, null := range []string{"", "_null"} {
			if null != "" && r.IntN(3) == 0 {
				continue
			}
			b.Text("text"+null, text()).Int("int"+null, r.Int64()-r.Int64()).Float("float"+null, []float64{0, -0.5, r.NormFloat64()}[r.IntN(3)]).Bool("bool"+null, r.IntN(2) == 0)
			n := r.IntN(4)
			ts, is, fs, bs := make([]string, n), make([]int64, n), make([]float64, n), make([]bool, n)
			for j := range n {
				ts[j], is[j], fs[j], bs[j] = text(), int64(r.IntN(5)), r.NormFloat64(), r.IntN(2) == 0
			}
			b.ListTexts("text_list"+null, ts).ListInts("int_list"+null, is).ListFloats("float_list"+null, fs).ListBools("bool_list"+null, bs)
		}
		b.End()
	}
	return b.Table()
}

// same reports how two tables differ, or "".
func same(a, b *Table) string {
	if a.Rows() != b.Rows() || !slices.Equal(a.Names(), b.Names()) {
		return fmt.Sprintf("%d rows of %q against %d of %q", a.Rows(), a.Names(), b.Rows(), b.Names())
	}
	for k, v := range a.cols {
		w := b.cols[k]
		for i := range a.rows {
			if v.absent(i) != w.absent(i) {
				return fmt.Sprintf("%s row %d: missing %v against %v", v.field.Name, i, v.absent(i), w.absent(i))
			}
		}
		if !slices.Equal(v.allTexts(), w.allTexts()) || !slices.Equal(v.ints, w.ints) || !slices.Equal(v.bools, w.bools) {
			return v.field.Name + ": values differ"
		}
		if !slices.Equal(v.offsets, w.offsets) {
			return v.field.Name + ": offsets differ"
		}
		if !slices.EqualFunc(v.floats, w.floats, func(x, y float64) bool { return x == y || x != x && y != y }) {
			return v.field.Name + ": floats differ"
		}
	}
	return ""
}

func TestRoundTrip(t *testing.T) {
	for _, rows := range []int{1, 2, 1000, 70000} {
		dir := t.TempDir()
		want := trialTable(rows, uint64(rows))
		if err := Write(filepath.Join(dir, "trial", "rows", "a.parquet"), want, map[string]string{MetaSimulated: "true"}); err != nil {
			t.Fatal(err)
		}
		src := Open(dir, "trial")
		got, err := src.Table(trial())
		if err != nil {
			t.Fatal(err)
		}
		if d := same(want, got); d != "" {
			t.Errorf("%d rows: %s", rows, d)
		}
		if sim, err := src.Simulated(); err != nil || !sim {
			t.Errorf("Simulated: %v, %v", sim, err)
		}
	}
}

func TestWriteSameBytes(t *testing.T) {
	dir := t.TempDir()
	var first []byte
	for i := range 2 {
		path := filepath.Join(dir, fmt.Sprint(i))
		if err := Write(path, trialTable(5000, 3), nil); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if i > 0 && !bytes.Equal(first, got) {
			t.Error("the same table gave other bytes")
		}
		first = got
	}
}
