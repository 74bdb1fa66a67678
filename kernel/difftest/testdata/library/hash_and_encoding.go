// Hashes, hex and base64.
package main

import (
	"crypto/md5"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"hash/crc32"
	"hash/fnv"
)

func main() {
	s := sha256.Sum256([]byte("abc"))
	fmt.Println(hex.EncodeToString(s[:4]), fmt.Sprintf("%x", md5.Sum([]byte("abc"))))
	h := fnv.New32a()
	h.Write([]byte("hello"))
	fmt.Println(h.Sum32(), crc32.ChecksumIEEE([]byte("hello")))
	e := base64.StdEncoding.EncodeToString([]byte("any carnal pleas"))
	d, err := base64.StdEncoding.DecodeString(e)
	fmt.Println(e, string(d), err)
	b := make([]byte, 8)
	binary.LittleEndian.PutUint32(b, 0xDEADBEEF)
	fmt.Println(b, binary.BigEndian.Uint64(b))
}

// Output:
// ba7816bf 900150983cd24fb0d6963f7d28e17f72
// 1335831723 907060870
// YW55IGNhcm5hbCBwbGVhcw== any carnal pleas <nil>
// [239 190 173 222 0 0 0 0] 17275436389634146304
