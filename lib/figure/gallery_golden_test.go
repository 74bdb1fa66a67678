package figure_test

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"galley/lib/figure"
)

var update = flag.Bool("update", false, "write the goldens in testdata")

// TestGallery compares each figure with its goldens: the SVG byte by byte, the
// PNG pixel by pixel (its bytes also depend on Go's compressor), and the PDF by
// digest when the golden was written by this version of Go. It holds on every
// processor, see TestOtherProcessor.
func TestGallery(t *testing.T) {
	digests := readDigests(t)
	for _, g := range gallery {
		t.Run(g.name, func(t *testing.T) {
			f := g.make()
			compareSVG(t, g.name, must(f.SVG())(t))
			comparePNG(t, g.name, must(f.PNG())(t))
			pdf := fmt.Sprintf("%x", sha256.Sum256(must(f.PDF())(t)))
			if *update {
				digests[g.name] = pdf
			} else if digests["go"] == runtime.Version() && digests[g.name] != pdf {
				t.Errorf("%s.pdf has digest %s, want %s (-update when meant)", g.name, pdf, digests[g.name])
			}
		})
	}
	if *update {
		writeDigests(t, digests)
	}
}

func must(data []byte, err error) func(*testing.T) []byte {
	return func(t *testing.T) []byte {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
}

func compareSVG(t *testing.T, name string, got []byte) {
	path := filepath.Join("testdata", name+".svg")
	if *update {
		write(t, path, got)
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		write(t, filepath.Join("testdata", name+".svg.got"), got)
		t.Errorf("%s.svg differs at byte %d; see %s.svg.got (-update when meant)", name, difference(got, want), name)
	}
}

func difference(a, b []byte) int {
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return i
		}
	}
	return min(len(a), len(b))
}

func comparePNG(t *testing.T, name string, got []byte) {
	path := filepath.Join("testdata", name+".png")
	if *update {
		write(t, path, got)
		return
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	a, b := decode(t, got), decode(t, file)
	if a.Bounds() != b.Bounds() {
		t.Fatalf("%s.png is %v, want %v", name, a.Bounds(), b.Bounds())
	}
	different := 0
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				different++
			}
		}
	}
	if different > 0 {
		write(t, filepath.Join("testdata", name+".png.got"), got)
		t.Errorf("%s.png differs in %d pixels; see %s.png.got (-update when meant)", name, different, name)
	}
}

func decode(t *testing.T, data []byte) image.Image {
	t.Helper()
	m, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

const digestFile = "testdata/pdf.sha256"

func readDigests(t *testing.T) map[string]string {
	t.Helper()
	digests := map[string]string{}
	data, err := os.ReadFile(digestFile)
	if err != nil && !*update {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		if name, digest, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			digests[name] = digest
		}
	}
	return digests
}

func writeDigests(t *testing.T, digests map[string]string) {
	t.Helper()
	text := "go " + runtime.Version() + "\n"
	for _, g := range gallery {
		text += g.name + " " + digests[g.name] + "\n"
	}
	write(t, digestFile, []byte(text))
}

// TestSizes keeps figures small enough to be committed.
func TestSizes(t *testing.T) {
	f := linesAndBands()
	for _, c := range []struct {
		format string
		data   []byte
		most   int
	}{
		{"SVG", must(f.SVG())(t), 80 << 10},
		{"PNG", must(f.PNG())(t), 60 << 10},
		{"PDF", must(f.PDF())(t), 45 << 10},
	} {
		if len(c.data) > c.most {
			t.Errorf("%s of %d bytes, want at most %d", c.format, len(c.data), c.most)
		}
	}
}

// TestSameEveryTime renders from several goroutines at once.
func TestSameEveryTime(t *testing.T) {
	renderers := []func(*figure.Figure) ([]byte, error){(*figure.Figure).SVG, (*figure.Figure).PNG, (*figure.Figure).PDF}
	for k, render := range renderers {
		results := make([][]byte, 6)
		done := make(chan error)
		for i := range results {
			go func() {
				var err error
				results[i], err = render(linesAndBands())
				done <- err
			}()
		}
		for range results {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		for i := range results {
			if !bytes.Equal(results[i], results[0]) {
				t.Errorf("renderer %d: run %d differs from run 0", k, i)
			}
		}
	}
}
