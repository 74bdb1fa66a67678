package published_test

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"galley/lib/frame"
	"galley/lib/published"
)

const root = "../../data/published"

func load(t *testing.T, study string) *published.Set {
	t.Helper()
	s, err := published.Load(filepath.Join(root, study))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// write makes a directory with one table and loads it.
func write(t *testing.T, name, text string) (*published.Set, error) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name+".csv"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return published.Load(dir)
}

func TestLoadAllStudies(t *testing.T) {
	// Rows of the printed tables: 21 settings on 2 data sets, 148 contrasts, 24 of the TRUE audit.
	for study, rows := range map[string]map[string]int{
		"frontier":  {"settings": 42, "contrasts": 148, "true_audit_contrasts": 24},
		"keepbench": {"icl_thinking": 16},
		"dangling":  {"table3_panel1": 3},
	} {
		s := load(t, study)
		for name, n := range rows {
			if got := s.Table(name).Len(); got != n {
				t.Errorf("%s/%s has %d rows, want %d", study, name, got, n)
			}
		}
		if !s.Has("facts") || s.Names()[0] > s.Names()[1] {
			t.Errorf("%s: names %v", study, s.Names())
		}
	}
}

func TestDigitsAreKept(t *testing.T) {
	c := load(t, "frontier").Table("contrasts")
	// C002 in Table 6 of the paper: Δ = 0.740, p_H = 0.0148.
	if got := c.Texts("delta")[1]; got != "0.740" {
		t.Errorf("delta of C002 is %q", got)
	}
	if got := c.Floats("p_holm")[1]; got != 0.0148 {
		t.Errorf("p_holm of C002 is %v", got)
	}
	if got := load(t, "frontier").Fact("F001"); got != "0.25" {
		t.Errorf("fact F001 is %q", got)
	}
}

func TestFrames(t *testing.T) {
	s, err := write(t, "t", "\xef\xbb\xbf\"name\",n,x,empty\na,1,0.50,\nb,,x,\n")
	if err != nil {
		t.Fatal(err)
	}
	f := s.Table("t").Frame()
	kinds := []frame.Kind{f.Kind("name"), f.Kind("n"), f.Kind("x"), f.Kind("empty")}
	if want := []frame.Kind{frame.Text, frame.Float, frame.Text, frame.Text}; !reflect.DeepEqual(kinds, want) {
		t.Errorf("kinds %v, want %v", kinds, want)
	}
	if got := f.Missing("n"); !reflect.DeepEqual(got, []bool{false, true}) {
		t.Errorf("missing n %v", got)
	}
	if got := s.Table("t").Printed().Texts("x")[0]; got != "0.50" {
		t.Errorf("printed x is %q", got)
	}
}

func TestLoadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"":              "no header row",
		"a\n\xff\n":     "line 2: not UTF-8",
		"a\n\x00\n":     "line 2: a NUL byte",
		"a,a\n1,2\n":    `two columns are named "a"`,
		"a,\n1,2\n":     "column 2 has no name",
		"a,b\n1,2\n3\n": "line 3: 1 fields, but 2 columns",
		"a,b\n\"1,2\n":  `extraneous or missing " in quoted-field`,
	} {
		if _, err := write(t, "bad", text); err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "bad.csv") {
			t.Errorf("%q: error %v, want %q", text, err, want)
		}
	}
	if _, err := published.Load(filepath.Join(t.TempDir(), "none")); err == nil {
		t.Error("no error for a directory that is not there")
	}
	if _, err := published.Load(t.TempDir()); err == nil || !strings.Contains(err.Error(), "no CSV file") {
		t.Errorf("empty directory: %v", err)
	}
}

func TestPanicsNameWhatThereIs(t *testing.T) {
	s, err := write(t, "t", "id,x\na,\nb,y\n")
	if err != nil {
		t.Fatal(err)
	}
	for want, call := range map[string]func(){
		`no table "u"`:                func() { s.Table("u") },
		"have id, x":                  func() { s.Table("t").Texts("z") },
		`line 3, column "x": "y"`:     func() { s.Table("t").FloatsMasked("x") },
		"no fact":                     func() { mustFacts(t).Fact("F9") },
		`line 2, column "x" is empty`: func() { mustEmpty(t).Table("t").Floats("x") },
	} {
		func() {
			defer func() {
				if got, _ := recover().(string); !strings.Contains(got, want) {
					t.Errorf("panic %q, want %q", got, want)
				}
			}()
			call()
		}()
	}
}

func mustFacts(t *testing.T) *published.Set {
	s, err := write(t, "facts", "id,value\nF1,2\n")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func mustEmpty(t *testing.T) *published.Set {
	s, err := write(t, "t", "id,x\na,\n")
	if err != nil {
		t.Fatal(err)
	}
	return s
}
