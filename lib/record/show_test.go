package record

import (
	"strings"
	"testing"
)

// TestShow: the kinds above the columns are those of the fields.
func TestShow(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Fields: []Field{
		{Name: "q", Kind: Text}, {Name: "n", Kind: Int, Nullable: true}, {Name: "x", Kind: Float}, {Name: "ok", Kind: Bool}, {Name: "l", Kind: Int, List: true},
	}}
	b := NewBuilder(schema)
	b.Text("q", "007").Int("n", 7).Float("x", 0.5).Bool("ok", true).ListInts("l", []int64{1, 2}).End()
	b.Text("q", "8").Float("x", -2).Bool("ok", false).ListInts("l", nil).End()
	got := b.Table().Show(0, 5)
	want := "q <text>  n <int>  x <float>  ok <bool>  l <text>\n" +
		"007             7        0.5  true       [1; 2]\n" +
		"8               ·         -2  false      []\n[2 × 5]\nrows 0 to 2 of 2"
	if strings.ReplaceAll(got, " \n", "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
