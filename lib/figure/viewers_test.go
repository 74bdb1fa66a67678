package figure_test

import (
	"bytes"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"galley/lib/figure"
)

// tool finds a program that a test needs. Without it the test is skipped, but on
// the build machine (GALLEY_CI=1) that is a failure.
func tool(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err == nil {
		return path
	}
	if os.Getenv("GALLEY_CI") == "1" {
		t.Fatalf("%s is not installed", name)
	}
	t.Skipf("%s is not installed", name)
	return ""
}

func run(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// apart is the share of 4 × 4 pixel blocks whose mean differs clearly between
// two pictures of one size.
func apart(t *testing.T, a, b image.Image) float64 {
	t.Helper()
	size := a.Bounds()
	if dx, dy := size.Dx()-b.Bounds().Dx(), size.Dy()-b.Bounds().Dy(); dx*dx > 1 || dy*dy > 1 {
		t.Fatalf("sizes %v and %v", size, b.Bounds())
	}
	n, blocks := 0, 0
	for y := 0; y+4 <= min(size.Dy(), b.Bounds().Dy()); y += 4 {
		for x := 0; x+4 <= min(size.Dx(), b.Bounds().Dx()); x += 4 {
			p, q := mean(a, x, y), mean(b, x, y)
			for i := range p {
				if d := p[i] - q[i]; d > 24 || d < -24 {
					n++
					break
				}
			}
			blocks++
		}
	}
	return float64(n) / float64(blocks)
}

func mean(m image.Image, x, y int) (sum [3]int) {
	for i := range 16 {
		r, g, b, _ := m.At(x+i%4, y+i/4).RGBA()
		sum[0], sum[1], sum[2] = sum[0]+int(r>>8), sum[1]+int(g>>8), sum[2]+int(b>>8)
	}
	for i := range sum {
		sum[i] /= 16
	}
	return sum
}

// TestFormatsShowTheSame renders SVG and PDF with other programs and compares
// the pictures with the PNG. Edges are blended in different ways; a label, line
// or colour that is missing or elsewhere changes more.
func TestFormatsShowTheSame(t *testing.T) {
	rsvg, cairo := tool(t, "rsvg-convert"), tool(t, "pdftocairo")
	for i, g := range gallery {
		if i > 2 && os.Getenv("GALLEY_SLOW") != "1" {
			break
		}
		f, dir := g.make(), t.TempDir()
		png := decode(t, must(f.PNG())(t))
		svg, pdf := filepath.Join(dir, "f.svg"), filepath.Join(dir, "f.pdf")
		write(t, svg, must(f.SVG())(t))
		write(t, pdf, must(f.PDF())(t))
		run(t, rsvg, "-d", "144", "-p", "144", svg, "-o", filepath.Join(dir, "svg.png"))
		run(t, cairo, "-r", "144", "-png", "-singlefile", pdf, filepath.Join(dir, "pdf"))
		for _, other := range []string{"svg.png", "pdf.png"} {
			data, err := os.ReadFile(filepath.Join(dir, other))
			if err != nil {
				t.Fatal(err)
			}
			if share := apart(t, png, decode(t, data)); share > closeEnough {
				t.Errorf("%s: %.2f %% of the blocks of the PNG and of %s differ", g.name, 100*share, other)
			}
		}
	}
}

const closeEnough = 0.004

// TestApartSeesAMissingSeries makes sure that the comparison can fail.
func TestApartSeesAMissingSeries(t *testing.T) {
	a := figure.New("")
	a.Panel("").Points("", []float64{1, 2}, []float64{1, 2}).Line("", []float64{1, 2}, []float64{1, 2})
	b := figure.New("")
	b.Panel("").Points("", []float64{1, 2}, []float64{1, 2})
	if share := apart(t, decode(t, must(a.PNG())(t)), decode(t, must(b.PNG())(t))); share <= closeEnough {
		t.Errorf("a line more changes only %.2f %% of the blocks", 100*share)
	}
}

func TestPDFTextAndFonts(t *testing.T) {
	pdftotext, pdffonts := tool(t, "pdftotext"), tool(t, "pdffonts")
	f := figure.New("Fehler ≤ 10^{−3} für µ ± σ").Alt("a description")
	f.Panel("Größe & <Maß>").XLabel("achieved fraction ρ̂_{max}").YLabel("*P*_g").Line("Δ “quoted”", []float64{-1, 1}, []float64{-2, 2})
	path := filepath.Join(t.TempDir(), "f.pdf")
	write(t, path, must(f.PDF())(t))
	text := run(t, pdftotext, path, "-")
	for _, want := range []string{"Fehler ≤ 10−3 für µ ± σ", "Größe & <Maß>", "achieved fraction ρ", "Δ “quoted”", "−2", "P"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in the text of the PDF:\n%s", want, text)
		}
	}
	fonts := strings.Split(strings.TrimSpace(run(t, pdffonts, path)), "\n")[2:]
	if len(fonts) == 0 {
		t.Error("no fonts")
	}
	for _, line := range fonts {
		if !strings.Contains(line, "TrueType") || strings.Contains(line, "Type 3") || strings.Count(line, "yes") < 2 {
			t.Errorf("font %s: want TrueType, embedded, with Unicode", line)
		}
		if !subsetName.MatchString(line) || strings.Count(line, "yes") != 3 {
			t.Errorf("font %s: want a subset, named as one", line)
		}
	}
}

// A subset is named by a tag of six capital letters and its font (PDF 32000-1, 9.6.4).
var subsetName = regexp.MustCompile(`^[A-Z]{6}\+LiberationSans(-[A-Z][A-Za-z]+)?\s`)

// Two figures in one document may use two subsets of one font: then the tags differ. The
// same subset has the same tag, whenever and wherever it is made.
func TestTagsOfSubsets(t *testing.T) {
	tags := func(title string) string {
		f := figure.New(title)
		f.Panel("").Line("", []float64{1, 2}, []float64{1, 2})
		pdf := must(f.PDF())(t)
		return strings.Join(regexp.MustCompile(`[A-Z]{6}\+LiberationSans-Bold`).FindAllString(string(pdf), -1), " ")
	}
	first, other := tags("title"), tags("titles")
	if strings.Count(first, "+") != 3 || first != tags("title") || first == other || strings.Count(other, "+") != 3 {
		t.Errorf("tags %q and %q", first, other)
	}
}

// Offsets of the objects are as the table at the end says.
func TestPDFIsSound(t *testing.T) {
	qpdf := tool(t, "qpdf")
	path := filepath.Join(t.TempDir(), "f.pdf")
	write(t, path, must(linesAndBands().PDF())(t))
	if out := run(t, qpdf, "--check", path); !strings.Contains(out, "No syntax or stream encoding errors") {
		t.Error(out)
	}
}

func TestPDFHasNoClock(t *testing.T) {
	pdf := must(linesAndBands().PDF())(t)
	for _, want := range []string{"/CreationDate (D:20000101000000)", "/ModDate (D:20000101000000)"} {
		if !bytes.Contains(pdf, []byte(want)) {
			t.Errorf("no %s in the PDF", want)
		}
	}
}

func TestSVGIsAccessibleAndSelfContained(t *testing.T) {
	f := figure.New(`A <title> & "more"`)
	f.Panel("panel").XLabel("x <1>").YLabel("y").Line("a & b", []float64{1, 2}, []float64{0.25, 3e-7})
	svg := string(must(f.SVG())(t))
	for _, want := range []string{
		`role="img"`, `aria-labelledby="f`, `>A &lt;title&gt; &amp; &#34;more&#34;</title>`,
		`Chart, panel: x x &lt;1&gt;, y y. a &amp; b: line of 2.</desc>`,
		`<title>a &amp; b: 1, 0.25</title>`, `<title>a &amp; b: 2, 3×10−7</title>`,
	} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s in the SVG", want)
		}
	}
	for _, outside := range []string{"<text", "font-family", "<script", "<style", "<image", "url("} {
		if strings.Contains(svg, outside) {
			t.Errorf("%s in the SVG", outside)
		}
	}
	if strings.Count(svg, "http") != 1 { // the namespace
		t.Error("the SVG refers to something outside")
	}
}

// TestSVGsShareAPage: no id stands twice, in a figure or in two, and each
// reference has its target in its own figure.
func TestSVGsShareAPage(t *testing.T) {
	ids, uses := regexp.MustCompile(` id="([^"]+)"`), regexp.MustCompile(`href="#([^"]+)"`)
	seen := map[string]string{}
	for _, g := range gallery {
		svg := string(must(g.make().SVG())(t))
		for _, m := range ids.FindAllStringSubmatch(svg, -1) {
			if other, twice := seen[m[1]]; twice {
				t.Errorf("%s: id %s stands in %s as well", g.name, m[1], other)
			}
			seen[m[1]] = g.name
		}
		for _, m := range uses.FindAllStringSubmatch(svg, -1) {
			if seen[m[1]] != g.name {
				t.Errorf("%s: reference to %s of %q", g.name, m[1], seen[m[1]])
			}
		}
	}
}

// TestOtherProcessor runs the gallery on arm64, where Go fuses multiplications
// and additions: all goldens must hold there, byte for byte.
func TestOtherProcessor(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") != "1" {
		t.Skip("set GALLEY_SLOW=1 to run the gallery on an emulated arm64")
	}
	qemu := tool(t, "qemu-aarch64-static")
	binary := filepath.Join(t.TempDir(), "figure.test")
	build := exec.Command("go", "test", "-c", "-o", binary, ".")
	build.Env = append(os.Environ(), "GOARCH=arm64", "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("go test -c for arm64: %v\n%s", err, out)
	}
	run(t, qemu, binary, "-test.run", "^(TestGallery|TestLinearTicks|TestLogTicks)$")
}
