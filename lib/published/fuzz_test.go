package published_test

import (
	"bytes"
	"testing"

	"galley/lib/published"
)

// FuzzParse reads any bytes as a table: an error, or a table all of whose
// columns can be read and which agrees with itself.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"", "a\n", "a,b\n1,2\n", "\xef\xbb\xbf\"id\",x\na,0.50\n", "a\n\"x\ny\"\n", "a\n0x1p3\n1e999\n<0.001\n", "a,a\n", "id,x\nk,≤ 5\n", "a\r\n1\r\n"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		table, err := published.Parse("t", data)
		if err != nil {
			return
		}
		for _, c := range table.Columns() {
			if len(table.Texts(c)) != table.Len() || len(table.Missing(c)) != table.Len() {
				t.Fatalf("column %q is not as long as the table", c)
			}
		}
		frame := table.Frame()
		c, err := published.NewSet(table).CompareErr("t", frame, table.Columns()[:1], table.Columns())
		if err != nil {
			return // a key that stands twice
		}
		for _, cell := range c.Cells {
			if cell.Outcome == published.Differ && cell.Numeric && cell.Diff == 0 && cell.Published[0] >= '0' && cell.Published[0] <= '9' {
				t.Fatalf("a number differs from itself: %+v", cell)
			}
		}
		if back, err := published.ParseComparison(c.JSON()); err != nil || !bytes.Equal(back.JSON(), c.JSON()) {
			t.Fatalf("JSON does not come back: %v", err)
		}
		_ = c.Table().HTML()
		_ = c.Details(3).String()
	})
}
