package record

import (
	"encoding/binary"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/format"
)

// opened is a Parquet file whose footer was read and found sound. Reading values
// takes f.acquire.
type opened struct {
	name     string // as messages show it
	f        *handle
	size     int64
	pq       *parquet.File
	meta     *format.FileMetaData
	leaves   []leaf
	rows     int
	verified bool // its checksum covers every byte
}

// openFile opens a file and checks all that can be checked without reading a
// value. Every error is a Fault that names the file. verified spares the checksum
// of a file that was found right before.
func openFile(path, name string, verified bool) (o *opened, err error) {
	fault := func(format string, args ...any) error {
		return Fault{File: name, Row: -1, What: fmt.Sprintf(format, args...)}
	}
	f := &handle{path: path}
	if err := f.acquire(); err != nil {
		return nil, fault("%v", err)
	}
	defer f.release()
	defer func() {
		if p := recover(); p != nil {
			o, err = nil, fault("is damaged: %v", p)
		}
	}()
	o = &opened{name: name, f: f, size: f.info.Size()}
	footer, err := footerOf(f, o.size)
	if err != nil {
		return nil, fault("%v", err)
	}
	o.pq, err = parquet.OpenFile(f, o.size, parquet.SkipPageIndex(true), parquet.SkipBloomFilters(true), parquet.ReadBufferSize(1<<15))
	if err != nil {
		return nil, fault("is not a readable Parquet file: %v", err)
	}
	o.meta = o.pq.Metadata()
	if err := o.verify(footer, verified); err != nil {
		return nil, fault("%v", err)
	}
	if o.leaves, err = leaves(o.meta); err != nil {
		return nil, fault("is damaged: %v", err)
	}
	if err := o.rowGroups(); err != nil {
		return nil, fault("%v", err)
	}
	return o, nil
}

// footerOf reads the bytes of the footer after checking that the file can have
// one of the length it says.
func footerOf(r io.ReaderAt, size int64) ([]byte, error) {
	if size == 0 {
		return nil, fmt.Errorf("is empty (0 bytes)")
	}
	if size < 12 {
		return nil, fmt.Errorf("is not a Parquet file: only %d bytes", size)
	}
	var head [4]byte
	var tail [8]byte
	if _, err := r.ReadAt(head[:], 0); err != nil {
		return nil, fmt.Errorf("cannot be read: %v", unpath(err))
	}
	if _, err := r.ReadAt(tail[:], size-8); err != nil {
		return nil, fmt.Errorf("cannot be read: %v", unpath(err))
	}
	if string(head[:]) == "PARE" || string(tail[4:]) == "PARE" {
		return nil, fmt.Errorf("is encrypted; decrypt it first")
	}
	if string(head[:]) != "PAR1" {
		return nil, fmt.Errorf("is not a Parquet file (it begins with %q)", head[:])
	}
	if string(tail[4:]) != "PAR1" {
		return nil, fmt.Errorf("is cut short or damaged: the Parquet mark at its end is missing")
	}
	n := int64(binary.LittleEndian.Uint32(tail[:4]))
	if n > size-12 {
		return nil, fmt.Errorf("is damaged: its footer would have %d of the %d bytes", n, size)
	}
	footer := make([]byte, n)
	if _, err := r.ReadAt(footer, size-8-n); err != nil {
		return nil, fmt.Errorf("cannot be read: %v", unpath(err))
	}
	return footer, nil
}

// createdBy is how Write signs a file in its footer.
const createdBy = "galley version 1(build )"

// verify compares the checksum of a file that Write made. A program that reads
// such a file and writes another often copies the metadata, and so a checksum
// that is no longer one: another signature of another length tells that. A
// signature of our length that is not ours is ours with bits flipped.
func (o *opened) verify(footer []byte, known bool) error {
	ours := len(o.meta.CreatedBy) == len(createdBy)
	want, ok := o.pq.Lookup(metaChecksum)
	if !ok {
		if o.meta.CreatedBy == createdBy {
			return fmt.Errorf("its metadata are damaged: no %s", metaChecksum)
		}
		return nil
	}
	if known {
		o.verified = true
		return nil
	}
	if !ours {
		return nil
	}
	at, err := checksumAt(footer, o.size-8-int64(len(footer)))
	if err != nil {
		return err
	}
	got, err := checksum(o.f, o.size, at)
	if err != nil {
		return fmt.Errorf("cannot be read: %v", unpath(err))
	}
	if got != want {
		return fmt.Errorf("is damaged: its checksum is %s, it was written with %s", got, want)
	}
	o.verified = true
	return nil
}

// rowGroups compares what the footer says about rows and columns with itself and
// with the size of the file, and refuses codecs that cannot be read right.
func (o *opened) rowGroups() error {
	var rows int64
	limit := int64(1) << 40
	codecs := map[int]format.CompressionCodec{}
	for g, rg := range o.meta.RowGroups {
		if rg.NumRows < 0 || rg.NumRows > limit {
			return fmt.Errorf("is damaged: row group %d has %d rows", g, rg.NumRows)
		}
		rows += rg.NumRows
		for c := range rg.Columns {
			m := &rg.Columns[c].MetaData
			name := strings.Join(m.PathInSchema, ".")
			switch m.Codec {
			case format.Lz4, format.Lz4Raw:
				return fmt.Errorf("column %s is compressed with %s, which cannot be read safely; rewrite the file with zstd (pyarrow: compression='zstd')", name, m.Codec)
			case format.Uncompressed, format.Snappy, format.Gzip, format.Brotli, format.Zstd:
			default:
				return fmt.Errorf("column %s is compressed with %s, which is not supported; rewrite the file with zstd", name, m.Codec)
			}
			if first, ok := codecs[c]; ok && first != m.Codec {
				return fmt.Errorf("column %s is compressed with %s in one row group and %s in another; rewrite the file", name, first, m.Codec)
			}
			codecs[c] = m.Codec
			start := m.DataPageOffset
			if m.DictionaryPageOffset != 0 {
				start = min(start, m.DictionaryPageOffset)
			}
			if start < 4 || m.TotalCompressedSize < 0 || start > o.size || m.TotalCompressedSize > o.size-start {
				if rg.NumRows > 0 {
					return fmt.Errorf("is damaged: column %s of row group %d lies outside the file", name, g)
				}
			}
			if m.NumValues < 0 || m.NumValues > limit || m.TotalUncompressedSize < 0 {
				return fmt.Errorf("is damaged: column %s of row group %d has %d values in %d bytes", name, g, m.NumValues, m.TotalUncompressedSize)
			}
			if rg.Columns[c].FilePath != "" {
				return fmt.Errorf("column %s lies in another file (%s); merge them", name, rg.Columns[c].FilePath)
			}
		}
	}
	if rows != o.meta.NumRows {
		return fmt.Errorf("is damaged: its row groups have %d rows, it says %d", rows, o.meta.NumRows)
	}
	o.rows = int(rows)
	index := 0
	for i := range o.meta.Schema {
		e := &o.meta.Schema[i]
		if !e.Type.Valid {
			continue
		}
		// A column of nulls only has no values whose type could matter.
		_, null := e.LogicalType.Value.(*format.NullType)
		for g, rg := range o.meta.RowGroups {
			if m := &rg.Columns[index].MetaData; !null && m.Type != e.Type.V {
				return fmt.Errorf("is damaged: column %s is %s in the schema and %s in row group %d", e.Name, e.Type.V, m.Type, g)
			}
		}
		index++
	}
	return nil
}

// unpath takes the path off an error of package os: messages name the file
// themselves, and relative to the records.
func unpath(err error) error {
	if p, ok := err.(*os.PathError); ok {
		return p.Err
	}
	return err
}
