package frontier

import (
	"strings"
	"testing"
)

func TestSettingsRoundTrip(t *testing.T) {
	ids := Settings()
	if len(ids) != 21 {
		t.Fatalf("%d settings, the paper has 21", len(ids))
	}
	for _, id := range ids {
		for _, tau := range []float64{0.3, DefaultTau} {
			compressor, budget, _, err := ParseSetting(id)
			if err != nil {
				t.Fatal(err)
			}
			at := SettingIDAt(compressor, budget, tau)
			c, b, got, err := ParseSetting(at)
			if err != nil || c != compressor || b != budget || got != tau {
				t.Errorf("ParseSetting(%q) = %s, %v, %v, %v", at, c, b, got, err)
			}
		}
	}
	for _, id := range []string{"", "identity@0.5", "recomp", "recomp@", "recomp@x", "recomp@0.5/tau=", "@0.5"} {
		if _, _, _, err := ParseSetting(id); err == nil {
			t.Errorf("ParseSetting(%q) accepts it", id)
		}
	}
}

// The labels of Appendix B.
func TestSettingLabels(t *testing.T) {
	for _, c := range []struct {
		compressor  string
		budget, tau float64
		want        string
	}{
		{Identity, 1, 0, "Id"}, {Rerank, 0.25, 0, "R/.25"}, {Extractive, 0.5, 0.5, "X/.5"}, {ECR, 0.05, 0, "ECR/.05"},
		{RECOMP, 0.25, 0.3, "RC/.25/.3"}, {LLMLingua2, 0.1, 0, "L/.1"}, {"mine", 0.2, 0, "mine/.2"},
	} {
		if got := SettingLabel(c.compressor, c.budget, c.tau); got != c.want {
			t.Errorf("SettingLabel(%s, %v, %v) = %q, want %q", c.compressor, c.budget, c.tau, got, c.want)
		}
	}
	if SettingName(LLMLingua2) != "LLMLingua-2" || SettingName("mine") != "mine" || DatasetName("mine") != "mine" {
		t.Error("names of tables differ from the paper's")
	}
}

// Paragraph texts are compared by their words, however the source spaces them.
func FuzzAppendWords(f *testing.F) {
	for _, s := range []string{"", " ", "a b", " a\t\nb ", "é  a", "a\u00a0b", "x\u2003y z", "\xff a"} {
		f.Add(s, s)
	}
	f.Fuzz(func(t *testing.T, a, b string) {
		got := string(appendWords(appendWords(nil, a), b))
		if want := strings.Join(append(strings.Fields(a), strings.Fields(b)...), " "); got != want {
			t.Errorf("words of %q and %q: %q, want %q", a, b, got, want)
		}
	})
}

func TestSetF1(t *testing.T) {
	for _, c := range []struct {
		hits, predicted, gold int
		want                  float64
	}{{0, 0, 0, 1}, {0, 3, 0, 0}, {0, 0, 2, 0}, {1, 2, 2, 0.5}, {2, 2, 2, 1}} {
		if got := setF1(c.hits, c.predicted, c.gold); got != c.want {
			t.Errorf("setF1(%d, %d, %d) = %v, want %v", c.hits, c.predicted, c.gold, got, c.want)
		}
	}
}

// Without a store lib/contrast sees none, rather than an interface around nil.
func TestMemoOfSourceWithoutStore(t *testing.T) {
	cohort := Load(worked().write(t)).CommonCohort()
	if cohort.Memo() != nil {
		t.Error("Memo is not nil")
	}
}

// A stray id is reported once, with the number of further rows.
func TestStrayIDsAreCounted(t *testing.T) {
	s := worked()
	s.edit = loose
	for i := range 2 {
		s.units[i].run.question = "q9"
	}
	_, err := Load(s.write(t)).CommonCohort().ScoresErr()
	if err == nil || !strings.Contains(err.Error(), "and so 1 further rows") {
		t.Errorf("error %v, want one that counts the other row", err)
	}
}
