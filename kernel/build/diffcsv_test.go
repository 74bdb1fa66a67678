package build

import (
	"fmt"
	"strings"
	"testing"
)

func TestCSVChanges(t *testing.T) {
	const base = "id,p,q\na,1,2\nb,3,4\n"
	for _, c := range []struct{ name, was, is, shape, cells string }{
		{"same", base, base, "", ""},
		{"a cell", base, "id,p,q\na,1,2\nb,3,5\n", "", "row 2 (b), q: 4 > 5"},
		{"a column more", base, "id,p,new,q\na,1,x,2\nb,9,x,4\n", "new columns new", "row 2 (b), p: 3 > 9"},
		{"a column less", base, "id,q\na,2\nb,4\n", "columns gone p", ""},
		{"a row more, first", base, "id,p,q\nz,0,0\na,1,2\nb,3,4\n", "new rows 1 (z, 0)", ""},
		{"a row less", base, "id,p,q\nb,3,7\n", "rows gone 1 (a, 1)", "row 1 (b), q: 4 > 7"},
		{"columns exchanged", base, "id,q,p\na,2,1\nb,4,3\n", "columns in another order", ""},
		{"two columns tell rows apart", "d,id,x\nA,1,1\nA,2,2\n", "d,id,x\nA,2,3\nA,1,1\n", "", "row 1 (A), x: 2 > 3"},
		{"nothing tells rows apart", "a,b\n1,1\n1,1\n", "a,b\n1,1\n1,2\n", "", "row 2 (1), b: 1 > 2"},
		{"nothing tells rows apart, and fewer", "a,b\n1,1\n1,1\n", "a,b\n1,1\n", "1 rows, were 2", ""},
		{"columns of one name", "a,a\n1,2\n", "a,a\n1,3\n", "", "row 1 (1), a (column 2): 2 > 3"},
		{"the first column is a result", "x,y\n1,1\n2,2\n3,3\n", "x,y\n4,1\n5,2\n3,3\n", "", "row 1 (1), x: 1 > 4; row 2 (2), x: 2 > 5"},
		{"no CSV", base, "a,\"b\n", "other rows or columns", ""},
	} {
		cells, shape := csvChanges([]byte(c.was), []byte(c.is))
		var got []string
		for _, x := range cells {
			got = append(got, fmt.Sprintf("%s: %s > %s", x.Where, x.Was, x.Is))
		}
		if shape != c.shape || strings.Join(got, "; ") != c.cells {
			t.Errorf("%s: %q, %q; want %q, %q", c.name, shape, got, c.shape, c.cells)
		}
	}
}
