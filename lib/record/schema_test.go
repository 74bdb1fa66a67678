package record

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/deprecated"
	"github.com/parquet-go/parquet-go/format"
)

// write writes rows of any Go type with parquet-go, as another program would.
func write[T any](t testing.TB, rows []T, options ...parquet.WriterOption) []byte {
	t.Helper()
	var b bytes.Buffer
	w := parquet.NewGenericWriter[T](&b, options...)
	if _, err := w.Write(rows); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// shards writes several files of one table and gives the source.
func shards(t *testing.T, files ...[]byte) *Source {
	t.Helper()
	dir := t.TempDir()
	for i, data := range files {
		path := filepath.Join(dir, "s", "t", fmt.Sprintf("part-%d.parquet", i))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return Open(dir, "s")
}

func one(f ...Field) Schema { return Schema{Study: "s", Table: "t", Fields: f} }

func ptr[T any](x T) *T { return &x }

// TestSchemaMismatch: each is an error that names file, column, wanted, found.
func TestSchemaMismatch(t *testing.T) {
	type row struct {
		I32   int32                  `parquet:"i32"`
		U64   uint64                 `parquet:"u64"`
		F32   float32                `parquet:"f32"`
		S     string                 `parquet:"s"`
		Opt   *int64                 `parquet:"opt"`
		List  []int64                `parquet:"list,list"`
		When  time.Time              `parquet:"when,timestamp"`
		Dec   int64                  `parquet:"dec,decimal(2:18)"`
		Date  int32                  `parquet:"date,date"`
		UUID  [16]byte               `parquet:"uuid,uuid"`
		M     map[string]string      `parquet:"m"`
		In    struct{ A int64 }      `parquet:"in"`
		Items []struct{ A, B int64 } `parquet:"items,list"`
		Blob  []byte                 `parquet:"blob"`
	}
	src := shards(t, write(t, []row{{I32: 1, U64: 1 << 63, S: "x", Blob: []byte{0xff, 0xfe}}}))
	for _, c := range []struct {
		field Field
		want  string
	}{
		{Field{Name: "gone", Kind: Int}, "s/t/part-0.parquet, column gone: wanted int, found no such column; have i32, u64"},
		{Field{Name: "S", Kind: Text}, "column S: wanted text, found no such column"},
		{Field{Name: "S", Kind: Text}, "(s differs in case)"},
		{Field{Name: "i32", Kind: Text}, "column i32: wanted text, found int32"},
		{Field{Name: "i32", Kind: Float}, "column i32: wanted float, found int32"},
		{Field{Name: "f32", Kind: Int}, "column f32: wanted int, found float"},
		{Field{Name: "s", Kind: Float}, "column s: wanted float, found string"},
		{Field{Name: "s", Kind: Text, List: true}, "column s: wanted list of text, found string"},
		{Field{Name: "list", Kind: Int}, "column list: wanted int, found list of int64"},
		{Field{Name: "list", Kind: Float, List: true}, "wanted list of float, found list of int64"},
		{Field{Name: "opt", Kind: Int}, "column opt, row 0: is null; a value is required"},
		{Field{Name: "when", Kind: Int}, "column when: wanted int, found int64 TIMESTAMP"},
		{Field{Name: "dec", Kind: Int}, "column dec: wanted int, found int64 DECIMAL"},
		{Field{Name: "date", Kind: Int}, "column date: wanted int, found int32 DATE"},
		{Field{Name: "uuid", Kind: Text}, "column uuid: wanted text, found fixed-length binary UUID"},
		{Field{Name: "m", Kind: Text}, "column m: wanted text, found map"},
		{Field{Name: "in", Kind: Int}, "column in: wanted int, found struct of A"},
		{Field{Name: "items", Kind: Int, List: true}, "wanted list of int, found list of struct of A, B"},
		{Field{Name: "u64", Kind: Int}, "column u64, row 0: is 9223372036854775808, above the largest"},
		{Field{Name: "blob", Kind: Text}, "column blob, row 0: is not UTF-8 text"},
	} {
		_, err := src.Table(one(c.field))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s as %s: %v\nwant %s", c.field.Name, c.field.typeName(), err, c.want)
		}
	}
}

// TestWidths: narrower numbers widen exactly, and the extremes survive.
func TestWidths(t *testing.T) {
	type row struct {
		I32 int32   `parquet:"i32"`
		U32 uint32  `parquet:"u32"`
		U64 uint64  `parquet:"u64"`
		F32 float32 `parquet:"f32"`
		I64 int64   `parquet:"i64"`
	}
	rows := []row{{-1 << 31, 1<<32 - 1, 1<<63 - 1, 0.1, -1 << 63}, {1<<31 - 1, 1 << 31, 0, -0.5, 1413617112501850121}}
	for _, option := range []parquet.WriterOption{parquet.Compression(&parquet.Snappy), parquet.DefaultEncodingFor(parquet.Int32, &parquet.RLEDictionary)} {
		table, err := shards(t, write(t, rows, option)).Table(one(Field{Name: "i32", Kind: Int}, Field{Name: "u32", Kind: Int},
			Field{Name: "u64", Kind: Int}, Field{Name: "f32", Kind: Float}, Field{Name: "i64", Kind: Int}))
		if err != nil {
			t.Fatal(err)
		}
		for i, r := range rows {
			if table.Ints("i32")[i] != int64(r.I32) || table.Ints("u32")[i] != int64(r.U32) || table.Ints("u64")[i] != int64(r.U64) ||
				table.Floats("f32")[i] != float64(r.F32) || table.Ints("i64")[i] != r.I64 {
				t.Errorf("row %d: %s", i, table.Show(i, 1))
			}
		}
	}
}

// TestZeroIsNotNull: zero, empty text and false stay themselves beside nulls, in
// both directions (parquet-go issues 153 and 289).
func TestZeroIsNotNull(t *testing.T) {
	type row struct {
		X *float64 `parquet:"x"`
		S *string  `parquet:"s"`
		B *bool    `parquet:"b"`
		N *int64   `parquet:"n"`
	}
	schema := one(Field{Name: "x", Kind: Float, Nullable: true}, Field{Name: "s", Kind: Text, Nullable: true},
		Field{Name: "b", Kind: Bool, Nullable: true}, Field{Name: "n", Kind: Int, Nullable: true})
	check := func(table *Table, err error) *Table {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range table.Names() {
			if m := table.Missing(name); len(m) != 3 || m[0] || !m[1] || m[2] {
				t.Errorf("%s: missing %v, want only row 1", name, m)
			}
		}
		if table.Floats("x")[0] != 0 || table.Texts("s")[0] != "" || table.Bools("b")[0] || table.Ints("n")[0] != 0 {
			t.Error("zeros changed")
		}
		if x := table.Floats("x")[1]; x == x {
			t.Errorf("the missing float reads as %v, want NaN", x)
		}
		return table
	}
	table := check(shards(t, write(t, []row{{ptr(0.0), ptr(""), ptr(false), ptr(int64(0))}, {}, {ptr(1.0), ptr("a"), ptr(true), ptr(int64(1))}})).Table(schema))
	dir := t.TempDir()
	if err := Write(filepath.Join(dir, "s", "t", "b.parquet"), table, nil); err != nil {
		t.Fatal(err)
	}
	check(Open(dir, "s").Table(schema))
}

// TestShards: files of one table may differ in column order, width and
// nullability, which is reported; a kind that differs is an error.
func TestShards(t *testing.T) {
	type a struct {
		ID string   `parquet:"id"`
		X  *float64 `parquet:"x"`
	}
	type b struct {
		X  float32 `parquet:"x"`
		ID string  `parquet:"id,dict"`
	}
	type c struct {
		ID string `parquet:"id"`
		X  int64  `parquet:"x"`
	}
	schema := one(Field{Name: "id", Kind: Text}, Field{Name: "x", Kind: Float, Nullable: true})
	first, second := write(t, []a{{"q1", ptr(0.5)}, {"q2", nil}}), write(t, []b{{0.25, "q3"}})
	table, err := shards(t, first, second, write(t, []a{})).Table(schema)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(table.Texts("id"), table.Floats("x"), table.Missing("x")); got != "[q1 q2 q3] [0.5 NaN 0.25] [false true false]" {
		t.Error(got)
	}
	if got := table.Where(2); got != "s/t/part-1.parquet, row 0" {
		t.Errorf("Where: %s", got)
	}
	if len(table.Drift()) == 0 || table.Drift()[0] != "column x is nullable double in s/t/part-0.parquet and float in s/t/part-1.parquet" {
		t.Errorf("drift %q", table.Drift())
	}
	_, err = shards(t, first, write(t, []c{{"q3", 1}})).Table(schema)
	if err == nil || !strings.Contains(err.Error(), "part-1.parquet, column x: wanted float, found int64") {
		t.Errorf("int shard: %v", err)
	}
}

// TestNullColumn: a column of the type NULL, as pandas writes one of None only,
// is all missing where nulls are allowed, and an error where they are not.
func TestNullColumn(t *testing.T) {
	n := parquet.Group{"id": parquet.String(), "x": parquet.Optional(parquet.Leaf(parquet.NullType))}
	var b bytes.Buffer
	func() {
		defer func() { _ = recover() }() // parquet-go cannot write the type in every version
		w := parquet.NewWriter(&b, parquet.NewSchema("t", n))
		if _, err := w.WriteRows([]parquet.Row{{parquet.ByteArrayValue([]byte("q1")).Level(0, 0, 0), parquet.NullValue().Level(0, 0, 1)}}); err == nil {
			w.Close()
		}
	}()
	if b.Len() == 0 {
		t.Skip("parquet-go cannot write a column of the type NULL")
	}
	src := shards(t, b.Bytes())
	table, err := src.Table(one(Field{Name: "id", Kind: Text}, Field{Name: "x", Kind: Float, Nullable: true}))
	if err != nil || !table.Missing("x")[0] {
		t.Errorf("nullable: %v", err)
	}
	if _, err := src.Table(one(Field{Name: "x", Kind: Float})); err == nil {
		t.Error("required: no error")
	}
}

// TestRowGroupsWithoutRows reads files whose first, last or only row group is
// empty (parquet-go issue 494).
func TestRowGroupsWithoutRows(t *testing.T) {
	type row struct {
		ID string `parquet:"id"`
	}
	var b bytes.Buffer
	w := parquet.NewGenericWriter[row](&b)
	for _, rows := range [][]row{{}, {{"a"}, {"b"}}, {}, {{"c"}}, {}} {
		if _, err := w.Write(rows); err != nil {
			t.Fatal(err)
		}
		if err := w.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	table, err := shards(t, b.Bytes()).Table(one(Field{Name: "id", Kind: Text}))
	if err != nil || fmt.Sprint(table.Texts("id")) != "[a b c]" {
		t.Errorf("%v", err)
	}
	_, err = shards(t, write(t, []row{})).Table(one(Field{Name: "id", Kind: Text}))
	if err == nil || !strings.Contains(err.Error(), "s/t: has no rows in any file") {
		t.Errorf("no rows: %v", err)
	}
}

// TestWorkers: the number of processors changes nothing, dictionaries included.
func TestWorkers(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	dir := t.TempDir()
	for i := range 3 {
		table := trialTable([]int{70000, 3000, 1}[i], uint64(i))
		if i > 0 { // other keys than in the first file
			for k, id := range table.Texts("id") {
				table.Texts("id")[k] = fmt.Sprint(i, id)
			}
		}
		if err := Write(filepath.Join(dir, "trial", "rows", fmt.Sprint(i, ".parquet")), table, nil); err != nil {
			t.Fatal(err)
		}
	}
	var first *Table
	for _, workers := range []int{1, 2, 7} {
		runtime.GOMAXPROCS(workers)
		table, err := Open(dir, "trial").Table(trial())
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = table
			continue
		}
		if d := same(first, table); d != "" {
			t.Errorf("%d workers: %s", workers, d)
		}
		a, x := first.Codes("text")
		b, y := table.Codes("text")
		if fmt.Sprint(a[:1000], x[:10], len(x)) != fmt.Sprint(b[:1000], y[:10], len(y)) {
			t.Errorf("%d workers: other codes", workers)
		}
	}
}

func TestLimits(t *testing.T) {
	type row struct {
		S string `parquet:"s"`
	}
	src := shards(t, write(t, make([]row, 1000)))
	src.Limits = Limits{Rows: 999}
	if _, err := src.Table(one(Field{Name: "s", Kind: Text})); err == nil || !strings.Contains(err.Error(), "1000 rows, the limit is 999") {
		t.Error(err)
	}
	src.Limits = Limits{Bytes: 100}
	if _, err := src.Table(one(Field{Name: "s", Kind: Text})); err == nil || !strings.Contains(err.Error(), "the limit is") {
		t.Error(err)
	}
}

// TestOptionalColumn: a column that may be absent is null where a file lacks it, in
// some shards too; one that only differs in case is most likely a mistake and a fault.
func TestOptionalColumn(t *testing.T) {
	type with struct {
		ID    string `parquet:"id"`
		Group string `parquet:"group"`
	}
	type without struct {
		ID string `parquet:"id"`
	}
	type other struct {
		ID    string `parquet:"id"`
		Group string `parquet:"Group"`
	}
	schema := one(Field{Name: "id", Kind: Text}, Field{Name: "group", Kind: Text, Nullable: true, Optional: true})
	src := shards(t, write(t, []without{{"a"}}), write(t, []with{{"b", "x"}}))
	table, err := src.Table(schema)
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprint(table.Texts("group"), table.Missing("group")); got != "[ x] [true false]" {
		t.Error(got)
	}
	if got := strings.Join(table.Drift(), "; "); !strings.Contains(got, "column group is absent in") {
		t.Errorf("drift %q", got)
	}
	faults, err := Validate(src.Dir, []Schema{schema})
	for _, f := range faults {
		if !f.Note {
			t.Errorf("%v", f)
		}
	}
	if err != nil {
		t.Error(err)
	}
	if _, err := shards(t, write(t, []other{{"a", "x"}})).Table(schema); err == nil || !strings.Contains(err.Error(), "Group differs in case") {
		t.Errorf("%v", err)
	}
	schema.Fields[1].Optional = false
	if _, err := shards(t, write(t, []without{{"a"}})).Table(schema); err == nil || !strings.Contains(err.Error(), "column group: wanted text, found no such column") {
		t.Errorf("%v", err)
	}
}

// TestOlderAnnotations: what old writers annotate is named, not numbered (DuckDB
// writes a DATE so).
func TestOlderAnnotations(t *testing.T) {
	for annotation, want := range map[deprecated.ConvertedType]string{deprecated.Date: "int32 DATE", deprecated.TimestampMicros: "int32 TIMESTAMP(MICROS)", deprecated.ConvertedType(99): "int32 of converted type 99"} {
		n := node{SchemaElement: &format.SchemaElement{}}
		n.ConvertedType.Valid, n.ConvertedType.V = true, annotation
		if got := annotated("int32", n); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestColumnsLeftOut: ReadFile says which columns it does not read and why, also when
// that is all of them.
func TestColumnsLeftOut(t *testing.T) {
	type row struct {
		ID   string           `parquet:"id"`
		When time.Time        `parquet:"when,timestamp(millisecond)"`
		Tags map[string]int64 `parquet:"tags"`
	}
	type whenOnly struct {
		When time.Time `parquet:"when,timestamp(millisecond)"`
	}
	path := filepath.Join(t.TempDir(), "a.parquet")
	if err := os.WriteFile(path, write(t, []row{{ID: "1"}}), 0o644); err != nil {
		t.Fatal(err)
	}
	table, err := ReadFile(path, Limits{})
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Join(table.LeftOut(), "; ")
	if !strings.Contains(got, "when (int64 TIMESTAMP") || !strings.Contains(got, "tags (map)") || len(table.Names()) != 1 {
		t.Errorf("left out %q of %v", got, table.Names())
	}
	if table, err := ReadFile(path, Limits{}, "id"); err != nil || table.LeftOut() != nil {
		t.Errorf("%v %v", table, err)
	}
	if err := os.WriteFile(path, write(t, []whenOnly{{}}), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := ReadFile(path, Limits{}); err == nil || !strings.Contains(err.Error(), "has no column of values or lists of values; has when (int64 TIMESTAMP") {
		t.Error(err)
	}
}
