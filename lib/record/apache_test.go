package record

import (
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// apache gives the folder of the public Parquet files beside the repository.
func apache(t *testing.T) string {
	t.Helper()
	dir := filepath.Join("..", "..", "..", "shared", "parquet", "data")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("no shared/parquet/data beside the repository")
	}
	return dir
}

// TestApacheFiles reads every public test file: an error, or the values that
// parquet-go's own generic value reader gives, level by level.
func TestApacheFiles(t *testing.T) {
	paths, err := filepath.Glob(filepath.Join(apache(t), "*.parquet"))
	if err != nil || len(paths) < 20 {
		t.Fatal(len(paths), err)
	}
	read := 0
	for _, path := range paths {
		name := filepath.Base(path)
		o, err := openFile(path, name, false)
		if err != nil {
			t.Logf("refused: %v", err)
			continue
		}
		if err := o.f.acquire(); err != nil { // for parquet-go's reader, used below
			t.Fatal(err)
		}
		defer o.f.release()
		for _, l := range o.leaves {
			if l.refused != "" || l.null {
				continue
			}
			table, err := ReadFile(path, Limits{}, l.name)
			if err != nil {
				t.Logf("refused: %v", err)
				continue
			}
			read++
			want := generic(t, o.pq, l)
			got := make([]string, table.Rows())
			v := table.cols[0]
			for i := range got {
				if v.absent(i) {
					got[i] = "null"
				} else {
					got[i] = v.text(i)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s %s: %.300q, parquet-go gives %.300q", name, l.name, got, want)
			}
		}
	}
	t.Logf("%d columns of %d files agree", read, len(paths))
}

// generic reads a column value by value.
func generic(t *testing.T, f *parquet.File, l leaf) []string {
	t.Helper()
	var rows []string
	var list []string
	for _, rg := range f.RowGroups() {
		pages := rg.ColumnChunks()[l.index].Pages()
		for {
			page, err := pages.ReadPage()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			values := page.Values()
			buf := make([]parquet.Value, 7)
			for {
				n, err := values.ReadValues(buf)
				for _, v := range buf[:n] {
					text := "null"
					if !v.IsNull() {
						switch {
						case l.unsigned && v.Kind() == parquet.Int32:
							text = fmt.Sprint(v.Uint32())
						case v.Kind() == parquet.Float:
							text = fmt.Sprint(float64(v.Float()))
						default:
							text = v.String()
						}
						if v.Kind() == parquet.Double {
							text = fmt.Sprint(v.Double())
						}
					}
					if !l.list {
						rows = append(rows, text)
						continue
					}
					if v.RepetitionLevel() == 0 {
						rows = append(rows, "")
						list = nil
					}
					switch {
					case v.DefinitionLevel() < int(l.present):
						rows[len(rows)-1] = "null"
						continue
					case v.DefinitionLevel() >= int(l.full):
						list = append(list, text)
					}
					rows[len(rows)-1] = "[" + strings.Join(list, "; ") + "]"
				}
				if err != nil {
					break
				}
			}
		}
		pages.Close()
	}
	return rows
}

// TestApacheKnownValues pins values that are published with the files
// (parquet-testing README and the issues that the files come from).
func TestApacheKnownValues(t *testing.T) {
	dir := apache(t)
	read := func(file string, columns ...string) *Table {
		t.Helper()
		table, err := ReadFile(filepath.Join(dir, file), Limits{}, columns...)
		if err != nil {
			t.Fatal(err)
		}
		return table
	}
	// alltypes_plain: Impala's functional_parquet.alltypesplain, 8 rows.
	plain := read("alltypes_plain.parquet")
	if got := plain.Ints("id"); !slices.Equal(got, []int64{4, 5, 6, 7, 2, 3, 0, 1}) {
		t.Errorf("alltypes_plain id %v", got)
	}
	if got := plain.Bools("bool_col"); !slices.Equal(got, []bool{true, false, true, false, true, false, true, false}) {
		t.Errorf("alltypes_plain bool_col %v", got)
	}
	if got := plain.Floats("double_col"); !slices.Equal(got, []float64{0, 10.1, 0, 10.1, 0, 10.1, 0, 10.1}) {
		t.Errorf("alltypes_plain double_col %v", got)
	}
	// nan_in_stats: one column, 1 and NaN; NaN is a value here, not null.
	if x := read("nan_in_stats.parquet").Floats("x"); len(x) != 2 || x[0] != 1 || !math.IsNaN(x[1]) {
		t.Errorf("nan_in_stats %v", x)
	}
	// datapage_v2.snappy: lists with a null list, and text with a null.
	v2 := read("datapage_v2.snappy.parquet")
	offsets, values := v2.ListInts("e")
	if !slices.Equal(values, []int64{1, 2, 3, 1, 2, 3, 1, 2}) || !slices.Equal(offsets, []int{0, 3, 3, 3, 6, 8}) {
		t.Errorf("datapage_v2 e %v %v", offsets, values)
	}
	if m := v2.Missing("e"); !slices.Equal(m, []bool{false, true, true, false, false}) {
		t.Errorf("datapage_v2 e missing %v", m)
	}
	// A schema that allows no NaN refuses the same file.
	file := filepath.Join(dir, "nan_in_stats.parquet")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, err = readBytes(t, data, Schema{Study: "s", Table: "t", Fields: []Field{{Name: "x", Kind: Float, Nullable: true}}})
	if err == nil || !strings.Contains(err.Error(), "column x, row 1: is NaN") {
		t.Errorf("NaN under a schema: %v", err)
	}
	for _, lz4 := range []string{"hadoop_lz4_compressed.parquet", "lz4_raw_compressed_larger.parquet"} {
		if _, err := ReadFile(filepath.Join(dir, lz4), Limits{}); err == nil || !strings.Contains(err.Error(), "rewrite the file with zstd") {
			t.Errorf("%s: %v", lz4, err)
		}
	}
}
