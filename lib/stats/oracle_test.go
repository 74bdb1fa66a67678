package stats

import (
	"bufio"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// oracleRows reads a committed table of reference values: tab separated, `#`
// comments, written by the script of the same name beside it.
func oracleRows(t *testing.T, name string) [][]string {
	t.Helper()
	file, err := os.Open(filepath.Join("testdata", "oracles", name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var rows [][]string
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<22)
	for scanner.Scan() {
		if line := scanner.Text(); line != "" && line[0] != '#' {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	if len(rows) == 0 {
		t.Fatalf("%s holds no reference values", name)
	}
	return rows
}

func parseFloat(t *testing.T, s string) float64 {
	t.Helper()
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// closeTo says whether got is within a relative tolerance of want; a want of
// zero asks for |got| below the tolerance.
func closeTo(got, want, relative float64) bool {
	if got == want {
		return true
	}
	return math.Abs(got-want) <= relative*max(math.Abs(want), math.SmallestNonzeroFloat64) ||
		want == 0 && math.Abs(got) <= relative
}
