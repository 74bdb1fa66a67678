// Package premise fixes how texts become keys of the entailment score cache. The
// metrics and the simulator share it, so that they cannot disagree.
package premise

import (
	"crypto/sha256"
	"encoding/binary"
)

// Separator stands between the texts of a premise.
const Separator = '\n'

// Hash is the key of a text: the first eight bytes of the SHA-256 of its UTF-8
// bytes, big-endian, as a signed number. In Python:
//
//	int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big", signed=True)
func Hash(text []byte) int64 {
	sum := sha256.Sum256(text)
	return int64(binary.BigEndian.Uint64(sum[:8]))
}

// Append adds a text to a premise under construction. Only the first has no
// separator before it; a text may be empty.
func Append(buffer []byte, first bool, text string) []byte {
	if !first {
		buffer = append(buffer, Separator)
	}
	return append(buffer, text...)
}
