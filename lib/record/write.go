package record

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"unicode/utf8"
	"unsafe"

	"github.com/parquet-go/parquet-go"
)

// MetaSimulated is the metadata key that marks simulated records: "true".
const MetaSimulated = "galley.simulated"

// rowsPerGroup bounds a row group: large enough for long pages, small enough
// that a table of a study has several, which are read in parallel.
const rowsPerGroup = 1 << 16

// Write writes a table as one Parquet file, atomically, making its directory.
// The same table and metadata give the same bytes on any machine: zstd, columns
// in the order of the schema, texts and numbers with few different values as
// dictionaries, a fixed author, a checksum over every byte. The error is for
// values that the schema does not allow (Faults) and for the file system; what
// Write accepts, Source.Table reads back equal.
func Write(path string, t *Table, meta map[string]string) (err error) {
	if faults := t.writable(); len(faults) > 0 {
		return faults
	}
	dir := filepath.Dir(path)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(dir, ".writing-*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
		}
	}()
	buffered := bufio.NewWriterSize(f, 1<<18)
	if err := encode(buffered, t, meta); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	if err := buffered.Flush(); err != nil {
		return err
	}
	if err := seal(f); err != nil {
		return fmt.Errorf("writing %s: %w", path, err)
	}
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

// seal puts the checksum into a file that was written with zeros in its place.
func seal(f *os.File) error {
	info, err := f.Stat()
	if err != nil {
		return err
	}
	size := info.Size()
	footer, err := footerOf(f, size)
	if err != nil {
		return err
	}
	at, err := checksumAt(footer, size-8-int64(len(footer)))
	if err != nil {
		return err
	}
	sum, err := checksum(f, size, at)
	if err != nil {
		return err
	}
	_, err = f.WriteAt([]byte(sum), at)
	return err
}

// writable lists what keeps a table from being written.
func (t *Table) writable() Faults {
	var faults Faults
	add := func(v *vector, row int, format string, args ...any) {
		faults = append(faults, Fault{File: t.schema.Table, Column: v.field.Name, Row: row, What: fmt.Sprintf(format, args...)})
	}
	for _, v := range t.cols {
		if !v.set {
			add(v, -1, "was not set")
			continue
		}
		if !v.field.Nullable {
			if i := slices.Index(v.missing, true); i >= 0 {
				add(v, i, nullRefused)
			}
		}
		for i, x := range v.floats {
			if x-x != 0 && (v.field.List || !v.absent(i)) { // NaN or infinite
				add(v, v.rowOf(i), "is %v; mark it missing instead", x)
				break
			}
		}
		if v.field.Kind == Text {
			for i, s := range v.allTexts() {
				if !utf8.ValidString(s) {
					add(v, v.rowOf(i), "is not UTF-8 text")
					break
				}
			}
		}
	}
	if len(faults) > 0 {
		return faults
	}
	return t.check()
}

// encode writes the Parquet file with zeros for its checksum.
func encode(w *bufio.Writer, t *Table, meta map[string]string) error {
	schema := parquet.NewSchema(t.schema.Table, t.node())
	options := []parquet.WriterOption{
		schema, parquet.Compression(&parquet.Zstd), parquet.CreatedBy("galley", "1", ""),
		parquet.PageBufferSize(1 << 18), parquet.DataPageStatistics(false),
		parquet.KeyValueMetadata(metaChecksum, noChecksum),
		parquet.KeyValueMetadata("galley.table", t.schema.Study+"/"+t.schema.Table),
	}
	for k, v := range meta {
		options = append(options, parquet.KeyValueMetadata(k, v))
	}
	for _, v := range t.cols {
		if v.field.Kind == Text { // bounds would repeat whole texts in the footer
			options = append(options, parquet.SkipPageBounds(v.path()...))
		}
	}
	pw := parquet.NewWriter(w, options...)
	groups := (t.rows + rowsPerGroup - 1) / rowsPerGroup
	for first := 0; first < groups; {
		// As many row groups at once as there are processors; they are put into
		// the file in order, so their number changes no byte.
		wave := min(groups-first, runtime.GOMAXPROCS(0))
		writers := make([]*parquet.ConcurrentRowGroupWriter, wave)
		errs := make([]error, wave)
		for i := range writers {
			writers[i] = pw.BeginRowGroup()
		}
		parallel(wave, func(i int) {
			from := (first + i) * rowsPerGroup
			errs[i] = t.writeGroup(writers[i], from, min(from+rowsPerGroup, t.rows))
		})
		for i, g := range writers {
			if errs[i] != nil {
				return errs[i]
			}
			if _, err := g.Commit(); err != nil {
				return err
			}
		}
		first += wave
	}
	return pw.Close()
}

func (t *Table) writeGroup(g *parquet.ConcurrentRowGroupWriter, from, to int) error {
	columns := g.ColumnWriters()
	for k, v := range t.cols {
		if err := v.write(columns[k], k, from, to); err != nil {
			return fmt.Errorf("column %s: %w", v.field.Name, err)
		}
	}
	return g.Flush()
}

// write hands rows from … to-1 to a column writer, a few thousand at a time.
func (v *vector) write(w *parquet.ColumnWriter, column, from, to int) error {
	full := 0 // definition level of a value
	if v.field.Nullable {
		full = 1
	}
	present := full
	if v.field.List {
		full++
	}
	texts := v.texts
	if v.field.Kind == Text {
		texts = v.allTexts()
	}
	value := func(i int) parquet.Value {
		switch v.field.Kind {
		case Text:
			return parquet.ByteArrayValue(bytesOf(texts[i]))
		case Int:
			return parquet.Int64Value(v.ints[i])
		case Float:
			return parquet.DoubleValue(v.floats[i])
		default:
			return parquet.BooleanValue(v.bools[i])
		}
	}
	batch := make([]parquet.Value, 0, 4096)
	flush := func() error {
		_, err := w.WriteRowValues(batch)
		batch = batch[:0]
		return err
	}
	for row := from; row < to; row++ {
		switch {
		case v.absent(row):
			batch = append(batch, parquet.NullValue().Level(0, 0, column))
		case !v.field.List:
			batch = append(batch, value(row).Level(0, full, column))
		case v.offsets[row] == v.offsets[row+1]:
			batch = append(batch, parquet.NullValue().Level(0, present, column))
		default:
			for i := v.offsets[row]; i < v.offsets[row+1]; i++ {
				rep := 1
				if i == v.offsets[row] {
					rep = 0
				}
				batch = append(batch, value(i).Level(rep, full, column))
			}
		}
		if len(batch) >= 4000 {
			if err := flush(); err != nil {
				return err
			}
		}
	}
	return flush()
}

// bytesOf gives the bytes of a text without a copy; the writer only reads them.
func bytesOf(s string) []byte { return unsafe.Slice(unsafe.StringData(s), len(s)) }
