package figure

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"gonum.org/v1/plot/font"
)

// pdfFonts are the fonts of one PDF by their PostScript names, and the characters
// that each is used for.
type pdfFonts map[string]map[rune]bool

// fpdf writes a font that is registered as "tagLiberationSans-Bold" under the name
// "utf8tagliberationsans-bold". A subset has to be named like ABCDEF+LiberationSans-Bold
// (PDF 32000-1, 9.6.4): the same length, so that the name can be replaced in the file
// without moving what its table of offsets points at.
const (
	fontPrefix  = "tag"
	fpdfsPrefix = "utf8" + fontPrefix
)

// use notes the characters of a text and gives the name the font is registered under,
// and whether that is new.
func (fonts pdfFonts) use(name, text string) (family string, unknown bool) {
	used, known := fonts[name]
	if !known {
		used = map[rune]bool{}
		fonts[name] = used
	}
	for _, r := range text {
		used[r] = true
	}
	return fontPrefix + name, !known
}

// name gives the fonts of a finished PDF their proper names.
func (fonts pdfFonts) name(pdf []byte) ([]byte, error) {
	for _, name := range slices.Sorted(maps.Keys(fonts)) {
		// To the end of the line: one name may begin like another.
		provisional := fpdfsPrefix + strings.ToLower(name) + "\n"
		proper := fonts.tag(name) + "+" + name + "\n"
		replaced := 0
		for _, key := range []string{"/BaseFont /", "/FontName /"} {
			replaced += bytes.Count(pdf, []byte(key+provisional))
			pdf = bytes.ReplaceAll(pdf, []byte(key+provisional), []byte(key+proper))
		}
		if len(proper) != len(provisional) || replaced != 3 {
			return nil, fmt.Errorf("PDF: font %s is named %d times, want 3", name, replaced)
		}
	}
	return pdf, nil
}

// tag is six capital letters that depend on the font and on the characters of the
// subset alone: other subsets have other tags, as the standard wants.
func (fonts pdfFonts) tag(name string) string {
	h := sha256.New()
	h.Write([]byte(name))
	for _, r := range slices.Sorted(maps.Keys(fonts[name])) {
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(r)))
	}
	n := binary.BigEndian.Uint64(h.Sum(nil))
	tag := make([]byte, 6)
	for i := range tag {
		tag[i] = 'A' + byte(n%26)
		n /= 26
	}
	return string(tag)
}

// fontFiles keeps the TrueType data of the faces in use.
var fontFiles sync.Map

// fontFile returns a copy of its own: fpdf writes into the slice it is given.
func fontFile(face font.Face) []byte {
	name := face.Name()
	data, ok := fontFiles.Load(name)
	if !ok {
		var b bytes.Buffer
		if _, err := face.Face.WriteSourceTo(nil, &b); err != nil {
			panic(fmt.Sprintf("figure: font %s: %v", name, err)) // fonts are part of the program
		}
		data, _ = fontFiles.LoadOrStore(name, b.Bytes())
	}
	return bytes.Clone(data.([]byte))
}
