package record

import (
	"fmt"
	"io"

	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"
)

// scanPages reads only the headers of a column chunk's pages and compares them
// with the footer before anything is decompressed: a damaged header could
// otherwise ask for gigabytes. Files whose checksum was verified need no scan.
func (o *opened) scanPages(group, column int) error {
	m := &o.meta.RowGroups[group].Columns[column].MetaData
	at := m.DataPageOffset
	if m.DictionaryPageOffset != 0 {
		at = m.DictionaryPageOffset
	}
	end := at + m.TotalCompressedSize
	var values, unpacked int64
	for page := 0; at < end && values < m.NumValues; page++ {
		header, n, err := o.pageHeader(at, end)
		if err != nil {
			return fmt.Errorf("the header of page %d is damaged: %v", page, err)
		}
		packed, full := int64(header.CompressedPageSize), int64(header.UncompressedPageSize)
		if packed < 0 || full < 0 || at+n+packed > end {
			return fmt.Errorf("page %d would have %d bytes (%d unpacked), more than the column", page, packed, full)
		}
		if full > ratio(m.Codec, packed) {
			return fmt.Errorf("page %d would unpack from %d to %d bytes", page, packed, full)
		}
		if unpacked += full + n; unpacked > m.TotalUncompressedSize+m.TotalUncompressedSize/8+(1<<20) {
			return fmt.Errorf("its pages unpack to more than the %d bytes that the footer says", m.TotalUncompressedSize)
		}
		switch {
		case header.Type == format.DataPage && header.DataPageHeader.Valid:
			values += int64(header.DataPageHeader.V.NumValues)
		case header.Type == format.DataPageV2 && header.DataPageHeaderV2.Valid:
			h := &header.DataPageHeaderV2.V
			values += int64(h.NumValues)
			if h.NumNulls < 0 || h.NumNulls > h.NumValues || h.NumRows < 0 || h.NumRows > h.NumValues ||
				int64(h.RepetitionLevelsByteLength)+int64(h.DefinitionLevelsByteLength) > packed {
				return fmt.Errorf("the header of page %d contradicts itself", page)
			}
		case header.Type == format.DictionaryPage && header.DictionaryPageHeader.Valid:
			if d := int64(header.DictionaryPageHeader.V.NumValues); d < 0 || d > 8*full {
				return fmt.Errorf("a dictionary of %d bytes cannot have %d values", full, d)
			}
		case header.Type == format.IndexPage:
		default:
			return fmt.Errorf("page %d is of no known type", page)
		}
		at += n + packed
	}
	if values != m.NumValues {
		return fmt.Errorf("its pages have %d values, the footer says %d", values, m.NumValues)
	}
	return nil
}

// pageHeader decodes the page header at an offset and gives its length.
func (o *opened) pageHeader(at, end int64) (*format.PageHeader, int64, error) {
	for size := int64(256); ; size *= 8 {
		buf := make([]byte, min(size, end-at))
		if _, err := o.f.ReadAt(buf, at); err != nil && err != io.EOF {
			return nil, 0, unpath(err)
		}
		var compact thrift.CompactProtocol
		r := compact.NewReaderFromBytes(buf)
		header := new(format.PageHeader)
		err := thrift.NewDecoder(r).Decode(header)
		if err == nil {
			return header, int64(r.BytesRead()), nil
		}
		// Long statistics make long headers; 16 MiB is beyond any.
		if size >= end-at || size >= 1<<24 {
			return nil, 0, err
		}
	}
}

// ratio bounds what a page of some bytes can unpack to.
func ratio(codec format.CompressionCodec, packed int64) int64 {
	switch codec {
	case format.Uncompressed:
		return packed
	case format.Snappy: // a copy of 64 bytes takes at least 3 bytes
		return 64 + 32*packed
	case format.Gzip: // deflate's limit is 1032:1
		return 64 + 1100*packed
	}
	return 1 << 31 // zstd and brotli have no useful limit
}
