package contrast_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
)

// The family of shared/bench beside its two numpy programs, in one run on the
// same data: intervals and p-values must agree within Monte Carlo error, and
// times are reported as ratios. Minutes: GALLEY_BENCH=1. Needs Debian's python3
// with python3-numpy.
func TestBesideNumpy(t *testing.T) {
	if os.Getenv("GALLEY_BENCH") == "" {
		t.Skip("set GALLEY_BENCH=1 to run beside the numpy programs")
	}
	bench, err := filepath.Abs("../../../shared/bench")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(bench, "gen.py")); err != nil {
		t.Skip("no shared/bench beside the repository")
	}
	python := "/usr/bin/python3"
	if exec.Command(python, "-c", "import numpy").Run() != nil {
		missingTool(t, python+" with numpy")
	}
	dir := t.TempDir()
	runPython := func(script string, args ...string) string {
		cmd := exec.Command(python, append([]string{filepath.Join(bench, script)}, args...)...)
		cmd.Dir = dir
		for _, e := range os.Environ() {
			// These slow a current numpy down; see the note on the machine.
			if !strings.HasPrefix(e, "OPENBLAS_") {
				cmd.Env = append(cmd.Env, e)
			}
		}
		cmd.Env = append(cmd.Env, "BENCH_DATA=data", "OPENBLAS_NUM_THREADS=1", "PYTHONDONTWRITEBYTECODE=1")
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", script, err, out)
		}
		return string(out)
	}
	runPython("gen.py", "data")
	family, src := benchFamily(t, filepath.Join(dir, "data"))
	family.Options.Workers = 1
	ours := func() float64 {
		best := math.Inf(1)
		for range 5 {
			start := time.Now()
			family.Run(src)
			best = min(best, time.Since(start).Seconds())
		}
		return best
	}
	wall := regexp.MustCompile(`wall ([0-9.]+)s`)
	seconds := func(out string) float64 {
		m := wall.FindStringSubmatch(out)
		if m == nil {
			t.Fatalf("no time in %q", out)
		}
		x, _ := strconv.ParseFloat(m[1], 64)
		return x
	}
	before := ours()
	gemm := math.Inf(1)
	for range 3 {
		gemm = min(gemm, seconds(runPython("b5_numpy_gemm.py")))
	}
	between := ours()
	loop := seconds(runPython("b2_numpy.py"))
	after := ours()
	best := min(before, between, after)
	t.Logf("one core: ours %.3f s (before, between, after: %.3f %.3f %.3f); numpy GEMM %.2f s, %.1f times; numpy per contrast %.2f s, %.0f times",
		best, before, between, after, gemm, gemm/best, loop, loop/best)
	results := family.Run(src).All()
	text, err := os.ReadFile(filepath.Join(dir, "data", "ref_numpy.txt"))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	if len(lines) != len(results) {
		t.Fatalf("%d lines of numpy for %d contrasts", len(lines), len(results))
	}
	for i, line := range lines {
		var lo, hi, p, h float64
		if _, err := fmt.Sscan(line, &lo, &hi, &p, &h); err != nil {
			t.Fatal(err)
		}
		r := results[i]
		// Two independent runs: differences of √2 standard errors, 5 of them; and
		// a step of the coarsest lattice, 1/944, where the error seems smaller.
		const step = 1.001 / 944
		if math.Abs(r.Lo-lo) > 5*math.Sqrt2*r.LoError+step || math.Abs(r.Hi-hi) > 5*math.Sqrt2*r.HiError+step || math.Abs(r.P-p) > 5*math.Sqrt2*math.Max(r.PError, 1e-4) {
			t.Errorf("%s: [%v, %v] p %v, numpy [%v, %v] p %v", r.ID, r.Lo, r.Hi, r.P, lo, hi, p)
		}
	}
}

// benchFamily reads the data of shared/bench/gen.py.
func benchFamily(t *testing.T, dir string) (contrast.Family, synthetic.Source) {
	family, src := contrast.Family{Name: "bench"}, synthetic.Source{}
	_, _, cl := readNPY(t, filepath.Join(dir, "qasper_cl.npy"))
	for _, cohort := range []string{"asqa", "qasper"} {
		rows, n, a := readNPY(t, filepath.Join(dir, cohort+"_a.npy"))
		_, _, b := readNPY(t, filepath.Join(dir, cohort+"_b.npy"))
		ids, clusters := make([]string, n), make([]string, n)
		for i := range ids {
			ids[i] = fmt.Sprintf("q%04d", i)
			if cohort == "qasper" {
				clusters[i] = fmt.Sprintf("p%03d", int64(math.Float64bits(cl[i])))
			}
		}
		if cohort == "asqa" {
			clusters = nil
		}
		for c := range rows {
			x := contrast.Contrast{ID: fmt.Sprint(cohort, c), Cohort: cohort,
				Left: contrast.Side{Setting: fmt.Sprint("a", c)}, Right: contrast.Side{Setting: fmt.Sprint("b", c)}}
			for k, values := range [][]float64{a, b} {
				s := contrast.Sample{Questions: ids, Clusters: clusters, Values: make([]float64, n)}
				for i, v := range values[c*n : (c+1)*n] {
					if math.IsNaN(v) {
						if s.Missing == nil {
							s.Missing = make([]bool, n)
						}
						s.Missing[i] = true
						continue
					}
					s.Values[i] = v
				}
				src.Put(cohort, []contrast.Side{x.Left, x.Right}[k], s)
			}
			family.Contrasts = append(family.Contrasts, x)
		}
	}
	return family, src
}

// readNPY reads a one- or two-dimensional .npy of 8-byte items, as float bits.
func readNPY(t *testing.T, path string) (rows, columns int, values []float64) {
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	size := int(binary.LittleEndian.Uint16(data[8:]))
	header, body := string(data[10:10+size]), data[10+size:]
	m := regexp.MustCompile(`'shape': \((\d+),(?: (\d+))?`).FindStringSubmatch(header)
	if m == nil || !bytes.HasPrefix(data, []byte("\x93NUMPY\x01")) {
		t.Fatalf("%s: not an .npy of version 1: %s", path, header)
	}
	rows, columns = 1, 0
	columns, _ = strconv.Atoi(m[1])
	if m[2] != "" {
		rows = columns
		columns, _ = strconv.Atoi(m[2])
	}
	for i := range rows * columns {
		values = append(values, math.Float64frombits(binary.LittleEndian.Uint64(body[8*i:])))
	}
	return rows, columns, values
}
