// Every open name of mime, encoding/pem, index/suffixarray, crypto/subtle and io/ioutil.
package main

import (
	"bytes"
	"crypto/subtle"
	"encoding/pem"
	"errors"
	"fmt"
	"index/suffixarray"
	"io"
	"io/ioutil"
	"mime"
	"os"
	"regexp"
	"slices"
	"strings"
)

type upper struct{ r io.Reader }

func (u upper) Read(p []byte) (int, error) {
	n, err := u.r.Read(p)
	copy(p, bytes.ToUpper(p[:n]))
	return n, err
}

type failing struct{}

func (failing) Write([]byte) (int, error) { return 0, errors.New("full") }

func main() {
	for _, s := range []string{`text/html; charset="utf-8"`, "form-data; name=\"a b\"; filename*=UTF-8''%e2%82%ac.txt", "a/b; x", "a/b; x=1; x=2", "", "text", "a b/c"} {
		t, params, err := mime.ParseMediaType(s)
		fmt.Printf("%q %v %v %v\n", t, params, err, errors.Is(err, mime.ErrInvalidMediaParameter))
	}
	fmt.Println(mime.FormatMediaType("text/HTML", map[string]string{"charset": "utf-8", "a": "b c", "e": "ä"}))
	fmt.Printf("%q\n", mime.FormatMediaType("bad type", nil))
	var enc mime.WordEncoder = mime.QEncoding
	fmt.Println(enc.Encode("utf-8", "¡Hola, señor!"), mime.BEncoding.Encode("utf-8", "¡Hola!"), enc.Encode("utf-8", "plain"))
	dec := mime.WordDecoder{CharsetReader: func(charset string, in io.Reader) (io.Reader, error) {
		if charset == "x-up" {
			return upper{in}, nil
		}
		return nil, fmt.Errorf("no charset %q", charset)
	}}
	fmt.Println(dec.Decode("=?utf-8?q?=C2=A1Hola?="))
	fmt.Println(dec.Decode("=?x-up?q?shout?="))
	fmt.Println(dec.Decode("=?none?q?x?="))
	fmt.Println(dec.Decode("nothing"))
	fmt.Println(dec.DecodeHeader("Subject: =?utf-8?b?wqFIb2xh?= =?x-up?q?ab?= end"))

	block := &pem.Block{Type: "SAMPLE", Headers: map[string]string{"B": "2", "A": "1", "Proc-Type": "4"}, Bytes: []byte("some bytes\x00\xff, long enough to be wrapped into two lines of text")}
	fmt.Print(string(pem.EncodeToMemory(block)))
	fmt.Println(pem.Encode(os.Stdout, &pem.Block{Type: "EMPTY"}), pem.Encode(failing{}, block))
	got, rest := pem.Decode(append(pem.EncodeToMemory(block), "rest"...))
	fmt.Println(got.Type, got.Headers, bytes.Equal(got.Bytes, block.Bytes), string(rest))
	none, rest := pem.Decode([]byte("nothing here"))
	fmt.Println(none == nil, string(rest))
	fmt.Println(pem.EncodeToMemory(&pem.Block{Type: "X", Headers: map[string]string{"a:b": ""}}) == nil)

	var index *suffixarray.Index = suffixarray.New([]byte("banana bandana"))
	all := index.Lookup([]byte("ana"), -1)
	slices.Sort(all)
	fmt.Println(all, len(index.Lookup([]byte("an"), 2)), index.Lookup([]byte("x"), -1), string(index.Bytes()[:3]))
	fmt.Println(index.FindAllIndex(regexp.MustCompile("ban[ad]"), -1))
	var buf bytes.Buffer
	fmt.Println(index.Write(&buf), index.Write(failing{}))
	var again suffixarray.Index
	fmt.Println(again.Read(&buf), string(again.Bytes()))

	x, y := []byte("abcd"), []byte("abcd")
	fmt.Println(subtle.ConstantTimeCompare(x, y), subtle.ConstantTimeCompare(x, y[1:]), subtle.ConstantTimeByteEq(1, 2), subtle.ConstantTimeEq(3, 3),
		subtle.ConstantTimeLessOrEq(2, 3), subtle.ConstantTimeSelect(1, 5, 6))
	subtle.ConstantTimeCopy(1, x, []byte("wxyz"))
	dst := make([]byte, 4)
	fmt.Println(string(x), subtle.XORBytes(dst, x, y), dst)
	subtle.WithDataIndependentTiming(func() { fmt.Println("within") })
	func() {
		defer func() { fmt.Println(recover()) }()
		subtle.ConstantTimeCopy(1, x, y[1:])
	}()

	b, err := ioutil.ReadAll(upper{strings.NewReader("read")})
	fmt.Println(string(b), err)
	n, err := io.Copy(ioutil.Discard, upper{strings.NewReader("12345")})
	c := ioutil.NopCloser(upper{strings.NewReader("x")})
	fmt.Println(n, err, c.Close())
}

// Output:
// "text/html" map[charset:utf-8] <nil> false
// "form-data" map[filename:€.txt name:a b] <nil> false
// "a/b" map[] mime: invalid media parameter true
// "" map[] mime: duplicate parameter name false
// "" map[] mime: no media type false
// "text" map[] <nil> false
// "" map[] mime: expected slash after first token false
// text/html; a="b c"; charset=utf-8; e*=utf-8''%C3%A4
// ""
// =?utf-8?q?=C2=A1Hola,_se=C3=B1or!?= =?utf-8?b?wqFIb2xhIQ==?= plain
// ¡Hola <nil>
// SHOUT <nil>
//  no charset "none"
//  mime: invalid RFC 2047 encoded-word
// Subject: ¡HolaAB end <nil>
// -----BEGIN SAMPLE-----
// Proc-Type: 4
// A: 1
// B: 2
//
// c29tZSBieXRlcwD/LCBsb25nIGVub3VnaCB0byBiZSB3cmFwcGVkIGludG8gdHdv
// IGxpbmVzIG9mIHRleHQ=
// -----END SAMPLE-----
// -----BEGIN EMPTY-----
// -----END EMPTY-----
// <nil> full
// SAMPLE map[A:1 B:2 Proc-Type:4] true rest
// true nothing here
// true
// [1 3 11] 2 [] ban
// [[0 4] [7 11]]
// <nil> full
// <nil> banana bandana
// 1 0 0 1 1 5
// wxyz 4 [22 26 26 30]
// within
// subtle: slices have different lengths
// READ <nil>
// 5 <nil> <nil>
