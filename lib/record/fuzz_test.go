package record

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// small is a Parquet file of under a kilobyte with a text, a list and a number
// that may be null.
func small(t testing.TB, codec parquet.WriterOption) []byte {
	t.Helper()
	type row struct {
		ID string   `parquet:"id,dict"`
		L  []int32  `parquet:"l,list"`
		X  *float64 `parquet:"x"`
	}
	return write(t, []row{{"a", []int32{1, 2}, nil}, {"b", nil, ptr(0.5)}}, codec)
}

// FuzzReadFile: any bytes give an error or a table, never a panic.
func FuzzReadFile(f *testing.F) {
	f.Add(small(f, parquet.Compression(&parquet.Uncompressed)))
	f.Add(small(f, parquet.Compression(&parquet.Zstd)))
	f.Add([]byte("PAR1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		path := filepath.Join(t.TempDir(), "a.parquet")
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		table, err := ReadFile(path, Limits{Rows: 1 << 20, Bytes: 64 << 20})
		if err == nil {
			table.Show(0, 3)
		}
	})
}
