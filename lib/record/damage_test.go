package record

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"

	"github.com/parquet-go/parquet-go"
)

// readBytes writes bytes to a file and reads it with a schema.
func readBytes(t *testing.T, data []byte, schema Schema) (*Table, error) {
	t.Helper()
	return readBytesIn(t, t.TempDir(), data, schema)
}

func readBytesIn(t *testing.T, dir string, data []byte, schema Schema) (*Table, error) {
	t.Helper()
	path := filepath.Join(dir, schema.Study, schema.Table, "a.parquet")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	return Open(dir, schema.Study).Table(schema)
}

// TestDamage cuts a file of ours short and flips its bytes, 100 times each, and
// every byte of its last 300 once: an error or equal values, never a panic. The
// checksum makes it an error each time.
func TestDamage(t *testing.T) {
	want := trialTable(3000, 7)
	path := filepath.Join(t.TempDir(), "a.parquet")
	if err := Write(path, want, map[string]string{MetaSimulated: "true"}); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(13, 1))
	dir := t.TempDir()
	check := func(what string, data []byte) {
		got, err := readBytesIn(t, dir, data, trial())
		if err != nil {
			return
		}
		if d := same(want, got); d != "" {
			t.Errorf("%s: read without an error, and %s", what, d)
		} else if !bytes.Equal(data, whole) {
			t.Logf("%s: harmless", what)
		}
	}
	for range 100 {
		check("cut", whole[:r.IntN(len(whole))])
		flipped := slices.Clone(whole)
		for range 1 + r.IntN(3) {
			flipped[r.IntN(len(flipped))] ^= 1 << r.IntN(8)
		}
		check("flip", flipped)
	}
	for i := range 300 {
		flipped := slices.Clone(whole)
		flipped[len(flipped)-1-i] ^= byte(1 + r.IntN(255))
		check("flip in the footer", flipped)
	}
}

// TestRewritten: a program that copied our metadata into a file of its own has
// copied a checksum that is none of that file.
func TestRewritten(t *testing.T) {
	type row struct {
		X int64 `parquet:"x"`
	}
	rows := []row{{1}, {2}}
	schema := one(Field{Name: "x", Kind: Int})
	stale := parquet.KeyValueMetadata(metaChecksum, "12345678")
	if table, err := shards(t, write(t, rows, stale, parquet.CreatedBy("parquet-cpp-arrow", "15.0.0", ""))).Table(schema); err != nil || table.Rows() != 2 {
		t.Errorf("rewritten by another program: %v", err)
	}
	if _, err := shards(t, write(t, rows, stale, parquet.CreatedBy("galley", "1", ""))).Table(schema); err == nil {
		t.Error("a wrong checksum of ours: no error")
	}
	if _, err := shards(t, write(t, rows, parquet.CreatedBy("galley", "1", ""))).Table(schema); err == nil {
		t.Error("a file of ours without a checksum: no error")
	}
}

// foreign is a row of a file that another program wrote.
type foreign struct {
	ID     string   `parquet:"id,dict"`
	N      int32    `parquet:"n,delta"`
	Score  *float64 `parquet:"score,optional"`
	Text   string   `parquet:"text"`
	Labels []string `parquet:"labels,list"`
	OK     bool     `parquet:"ok"`
}

func foreignFile(t testing.TB, codec parquet.WriterOption, rows int) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	var b bytes.Buffer
	w := parquet.NewGenericWriter[foreign](&b, codec, parquet.MaxRowsPerRowGroup(300), parquet.PageBufferSize(2000))
	for i := range rows {
		f := foreign{ID: string(rune('a' + i%7)), N: int32(i * i), Text: string(bytes.Repeat([]byte{'x'}, r.IntN(30))), OK: i%3 == 0}
		if i%4 > 0 {
			x := r.NormFloat64()
			f.Score = &x
		}
		for range r.IntN(4) {
			f.Labels = append(f.Labels, "l"+f.ID)
		}
		if _, err := w.Write([]foreign{f}); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func foreignSchema() Schema {
	return Schema{Study: "s", Table: "t", Fields: []Field{
		{Name: "id", Kind: Text}, {Name: "n", Kind: Int}, {Name: "score", Kind: Float, Nullable: true},
		{Name: "text", Kind: Text}, {Name: "labels", Kind: Text, List: true}, {Name: "ok", Kind: Bool},
	}}
}

// TestForeignDamage does the same to files without a checksum of the whole: no
// panic, no enormous allocation. Equal values cannot be promised there.
func TestForeignDamage(t *testing.T) {
	for name, codec := range map[string]parquet.WriterOption{
		"snappy": parquet.Compression(&parquet.Snappy), "zstd": parquet.Compression(&parquet.Zstd),
		"gzip": parquet.Compression(&parquet.Gzip), "none": parquet.Compression(&parquet.Uncompressed),
	} {
		t.Run(name, func(t *testing.T) {
			whole := foreignFile(t, codec, 1000)
			if table, err := readBytes(t, whole, foreignSchema()); err != nil || table.Rows() != 1000 {
				t.Fatal(err)
			}
			r := rand.New(rand.NewPCG(13, 2))
			wrong, dir := 0, t.TempDir()
			cases := 80
			if os.Getenv("GALLEY_SLOW") == "1" {
				cases = 4000
			}
			for i := range cases {
				data := slices.Clone(whole)
				at := r.IntN(len(data))
				if i%2 == 0 { // the footer and the headers near it
					at = len(data) - 1 - r.IntN(min(len(data), 2500))
				}
				data[at] ^= 1 << r.IntN(8)
				if i%5 == 0 {
					data = data[:r.IntN(len(data))]
				}
				var before, after runtime.MemStats
				runtime.ReadMemStats(&before)
				_, err := readBytesIn(t, dir, data, foreignSchema())
				runtime.ReadMemStats(&after)
				if err == nil {
					wrong++
				}
				if n := after.TotalAlloc - before.TotalAlloc; n > 256<<20 {
					t.Errorf("case %d allocated %d MiB for a file of %d KiB (%v)", i, n>>20, len(data)>>10, err)
				}
			}
			t.Logf("%d of %d damaged files read without an error", wrong, cases)
		})
	}
}
