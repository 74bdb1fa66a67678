package frontier

import (
	"strings"

	"galley/lib/frontier/internal/premise"
)

// TextHash is the key of a text in the score cache: the first eight bytes of the
// SHA-256 of its UTF-8 bytes, big-endian, as a signed number. In Python:
//
//	int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big", signed=True)
func TextHash(text string) int64 { return premise.Hash([]byte(text)) }

// Premise joins the texts of several citations to the premise that the cache is
// asked for: one newline between them.
func Premise(texts ...string) string { return strings.Join(texts, string(rune(premise.Separator))) }
