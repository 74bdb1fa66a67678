package record

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"io"
)

// metaChecksum is the metadata key under which Write leaves the CRC-32C of the
// whole file, with the eight digits of the checksum itself taken as zeros. The
// Parquet format protects pages at best, never the footer; this protects all,
// so that a flipped bit anywhere in a file of ours is an error and not another
// number.
const (
	metaChecksum = "galley.crc32c"
	noChecksum   = "00000000"
)

// checksumAt finds where the digits are: in the footer, after the key and the
// two bytes that the compact Thrift protocol puts before a text of eight bytes.
func checksumAt(footer []byte, start int64) (int64, error) {
	mark := append([]byte(metaChecksum), 0x18, byte(len(noChecksum)))
	i := bytes.LastIndex(footer, mark)
	if i < 0 || i+len(mark)+len(noChecksum) > len(footer) {
		return 0, fmt.Errorf("its metadata are damaged: no %s", metaChecksum)
	}
	return start + int64(i+len(mark)), nil
}

// checksum is the CRC-32C of a file of a size, the digits at a position taken
// as zeros.
func checksum(r io.ReaderAt, size, digits int64) (string, error) {
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	buf := make([]byte, min(1<<18, size))
	for at := int64(0); at < size; {
		part := buf[:min(int64(len(buf)), size-at)]
		if _, err := r.ReadAt(part, at); err != nil && err != io.EOF {
			return "", err
		}
		for i := range noChecksum {
			if p := digits + int64(i) - at; p >= 0 && p < int64(len(part)) {
				part[p] = '0'
			}
		}
		sum.Write(part)
		at += int64(len(part))
	}
	return fmt.Sprintf("%08x", sum.Sum32()), nil
}
