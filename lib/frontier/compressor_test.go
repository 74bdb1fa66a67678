package frontier

import (
	"slices"
	"testing"
)

// renamed is the worked study with another name for one of its compressors.
func renamed(from, to string) *tiny {
	s := worked()
	for i := range s.runs {
		if s.runs[i].compressor == from {
			s.runs[i].compressor = to
		}
	}
	for i := range s.units {
		if s.units[i].run.compressor == from {
			s.units[i].run.compressor = to
		}
	}
	for i := range s.statements {
		if s.statements[i].run.compressor == from {
			s.statements[i].run.compressor = to
		}
	}
	return s
}

// A compressor that the paper does not have is computed like any other, under its own
// name and after the paper's.
func TestCompressorOfYourOwn(t *testing.T) {
	paper := Load(worked().write(t))
	own := Load(renamed(Extractive, "my-pick").write(t))
	if got, want := own.Settings(), []string{"identity", "recomp@0.5", "my-pick@0.5"}; !slices.Equal(got, want) {
		t.Errorf("settings %q, want %q", got, want)
	}
	if got, want := own.Compressors(), []string{"identity", "recomp", "my-pick"}; !slices.Equal(got, want) {
		t.Errorf("compressors %q, want %q", got, want)
	}
	for _, dataset := range Datasets() {
		is, was := own.CommonCohort().Means(dataset), paper.CommonCohort().Means(dataset)
		mine, theirs := is.WhereText("setting", "my-pick@0.5"), was.WhereText("setting", "extractive@0.5")
		if mine.Len() != 1 || theirs.Len() != 1 {
			t.Fatalf("%s: %d and %d rows", dataset, mine.Len(), theirs.Len())
		}
		for _, metric := range []string{"pe", "pg", "achieved", "ef1", "us"} {
			a, b := mine.Row(0), theirs.Row(0)
			if a.Missing(metric) != b.Missing(metric) || !a.Missing(metric) && a.Float(metric) != b.Float(metric) {
				t.Errorf("%s: %s differs from that of extractive", dataset, metric)
			}
		}
	}
	compressor, budget, tau, err := ParseSetting(SettingIDAt("my-pick", 0.5, 0.3))
	if err != nil || compressor != "my-pick" || budget != 0.5 || tau != 0.3 {
		t.Errorf("ParseSetting gives %s, %v, %v, %v", compressor, budget, tau, err)
	}
}

func TestNamesOfCompressors(t *testing.T) {
	all := []string{"identity", "mine", "my-pick"}
	for name, ok := range map[string]bool{
		"identity": true, "mine": true, "my-pick": true, "gzip": true, "Präzis.2": true, "llmlingua3": true,
		"": false, "a b": false, "a@0.5": false, "a/b": false, "a\n": false,
		"Identity": false, "LLMLingua-2": false, "RECOMP": false, "Mine": false, "my_pick": false,
	} {
		if err := checkCompressor(name, append(all, name)); (err == nil) != ok {
			t.Errorf("%q: error %v, want it to pass: %v", name, err, ok)
		}
	}
}
