package figure

import (
	"slices"
	"strings"
	"sync"
	"unicode"

	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"gonum.org/v1/plot/font"
	"gonum.org/v1/plot/font/liberation"

	"galley/lib/richtext"
)

// fonts is a cache of our own: gonum's default cache can be changed by anybody.
var fonts = sync.OnceValue(func() *font.Cache { return font.NewCache(liberation.Collection()) })

// typeset lays out rich text in one family. It is used by one goroutine.
type typeset struct {
	family font.Variant // "Sans" or "Serif"
	buffer sfnt.Buffer
	absent []rune // characters that no face has, in order of appearance
}

// run is a stretch of text in one face at an offset from the start of its line.
type run struct {
	face   font.Face
	dx, dy int
	text   string
}

// textLine is one line of text, ready to draw.
type textLine struct {
	runs  []run
	width int
}

// Scripts are set at 7/10 of the size, raised or lowered.
const (
	scriptSize  = 70
	superRaise  = 36
	subLower    = 16
	lineHeight  = 125
	capHeight   = 72
	accentRaise = 2
)

// set lays out markup on one line.
func (t *typeset) set(markup string, size int) textLine {
	return t.setSpans(richtext.Parse(markup), size, false)
}

func (t *typeset) setSpans(spans []richtext.Span, size int, bold bool) textLine {
	l := lineBuilder{typeset: t}
	for _, s := range spans {
		f := font.Font{Variant: t.family}
		if s.Code {
			f.Variant = "Mono"
		}
		if s.Italic {
			f.Style = xfont.StyleItalic
		}
		if s.Bold || bold {
			f.Weight = xfont.WeightBold
		}
		text := strings.NewReplacer("\n", " ", "\r", " ", "\t", " ").Replace(richtext.Clean(s.Text))
		switch s.Level {
		case richtext.Subscript:
			l.script(f, size*scriptSize/100, -size*subLower/100, text)
		case richtext.Superscript:
			l.script(f, size*scriptSize/100, size*superRaise/100, text)
		default:
			l.word(f, size, 0, text)
		}
	}
	return textLine{l.runs, l.x}
}

type lineBuilder struct {
	*typeset
	runs          []run
	x             int
	scriptStart   int // where a script began, so that ρ_{max}^2 is stacked
	scriptEnd     int
	followsScript bool
}

func (l *lineBuilder) word(f font.Font, size, dy int, text string) {
	l.followsScript = false
	l.x = l.write(f, size, l.x, dy, text)
}

func (l *lineBuilder) script(f font.Font, size, dy int, text string) {
	if !l.followsScript {
		l.scriptStart, l.scriptEnd = l.x, l.x
	}
	l.followsScript = true
	l.scriptEnd = max(l.scriptEnd, l.write(f, size, l.scriptStart, dy, text))
	l.x = l.scriptEnd
}

// write adds runs at x and returns where they end. Combining marks become runs
// of their own, centred over the letter before.
func (l *lineBuilder) write(f font.Font, size, x, dy int, text string) int {
	f.Size = length(size)
	face := fonts().Lookup(f, f.Size)
	text = l.replaceAbsent(face, text)
	start, pending := x, ""
	flush := func() {
		if pending != "" {
			l.runs = append(l.runs, run{face, start, dy, pending})
		}
		pending, start = "", x
	}
	var base rune
	for _, r := range text {
		if unicode.Is(unicode.Mn, r) && base != 0 {
			end := x
			flush()
			l.runs = append(l.runs, l.accent(face, size, end, dy, base, r))
			continue
		}
		pending += string(r)
		x += l.advance(face, size, r)
		base = r
	}
	flush()
	return x
}

// accent centres the mark's outline over that of the letter that ends at x.
func (l *lineBuilder) accent(face font.Face, size, x, dy int, base, mark rune) run {
	b, width := l.bounds(face, base)
	m, _ := l.bounds(face, mark)
	middle := (int(b.Min.X)+int(b.Max.X))/2 - (int(m.Min.X)+int(m.Max.X))/2
	shift := middle - width
	if f := face.Font; f.Style == xfont.StyleItalic {
		shift += 60 // italic letters lean, their marks stand a little to the right
	}
	return run{face, x + shift*size/unitsPerEm(face), dy + size*accentRaise/100, string(mark)}
}

func unitsPerEm(face font.Face) int { return int(face.Face.UnitsPerEm()) }

// advance is the width of a character in grid units, without kerning, as PDF
// viewers advance.
func (t *typeset) advance(face font.Face, size int, r rune) int {
	g, _ := face.Face.GlyphIndex(&t.buffer, r)
	em := unitsPerEm(face)
	a, err := face.Face.GlyphAdvance(&t.buffer, g, fixed.Int26_6(em), xfont.HintingNone)
	if err != nil {
		return 0
	}
	return (int(a)*size + em/2) / em
}

// bounds are in font units, y downwards.
func (t *typeset) bounds(face font.Face, r rune) (b fixed.Rectangle26_6, advance int) {
	g, _ := face.Face.GlyphIndex(&t.buffer, r)
	b, a, err := face.Face.GlyphBounds(&t.buffer, g, fixed.Int26_6(unitsPerEm(face)), xfont.HintingNone)
	if err != nil {
		return fixed.Rectangle26_6{}, 0
	}
	return b, int(a)
}

// replaceAbsent puts a visible box for characters that the font lacks.
func (t *typeset) replaceAbsent(face font.Face, text string) string {
	return strings.Map(func(r rune) rune {
		if g, err := face.Face.GlyphIndex(&t.buffer, r); err == nil && g != 0 && r < 0x10000 {
			return r
		}
		if !slices.Contains(t.absent, r) {
			t.absent = append(t.absent, r)
		}
		return '□'
	}, text)
}

// wrap breaks markup at spaces so that each line fits the width; a word that is
// longer stands alone.
func (t *typeset) wrap(markup string, size, width int, bold bool) []textLine {
	var lines []textLine
	var current []richtext.Span
	for _, word := range words(richtext.Parse(markup)) {
		longer := append(append([]richtext.Span(nil), current...), word...)
		if len(current) > 0 && t.setSpans(trimSpace(longer), size, bold).width > width {
			lines = append(lines, t.setSpans(trimSpace(current), size, bold))
			longer = word
		}
		current = longer
	}
	if len(current) > 0 {
		lines = append(lines, t.setSpans(trimSpace(current), size, bold))
	}
	return lines
}

// words cuts spans after each space.
func words(spans []richtext.Span) [][]richtext.Span {
	var all [][]richtext.Span
	var word []richtext.Span
	for _, s := range spans {
		for rest := s.Text; rest != ""; {
			end := strings.IndexByte(rest, ' ') + 1
			part := s
			if end == 0 {
				end = len(rest)
			}
			part.Text, rest = rest[:end], rest[end:]
			word = append(word, part)
			if strings.HasSuffix(part.Text, " ") {
				all, word = append(all, word), nil
			}
		}
	}
	if word != nil {
		all = append(all, word)
	}
	return all
}

// trimSpace drops the space at the end of a line.
func trimSpace(spans []richtext.Span) []richtext.Span {
	out := append([]richtext.Span(nil), spans...)
	if n := len(out); n > 0 {
		out[n-1].Text = strings.TrimRight(out[n-1].Text, " ")
	}
	return out
}
