// Compression round trips and digests of written data.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"io"
	"strings"
)

func main() {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	fmt.Fprint(z, strings.Repeat("abc", 100))
	z.Close()
	r, err := gzip.NewReader(&b)
	data, err2 := io.ReadAll(r)
	fmt.Println(len(data), string(data[:6]), err, err2)
	h := sha256.New()
	w := io.MultiWriter(h, io.Discard)
	for i := range 3 {
		fmt.Fprintf(w, "line %d\n", i)
	}
	fmt.Printf("%x\n", h.Sum(nil)[:8])
	m := hmac.New(sha256.New, []byte("key"))
	m.Write([]byte("msg"))
	fmt.Println(hex.EncodeToString(m.Sum(nil))[:16], crc32.ChecksumIEEE([]byte("x")))
}

// Output:
// 300 abcabc <nil> <nil>
// 706694f8398f1cc3
// 2d93cbc1be167bcb 2363233923
