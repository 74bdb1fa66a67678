package frontier

import (
	"path/filepath"
	"testing"

	"galley/lib/record"
)

// BenchmarkScores reads the whole study and computes every metric of both
// datasets: 41,013 runs, 667,000 units, 238,000 scores.
func BenchmarkScores(b *testing.B) {
	src := publishedStudy(b).runs.source
	b.ReportAllocs()
	for b.Loop() {
		fresh := record.Open(filepath.Dir(src.Dir), Study)
		if _, err := Load(fresh).CommonCohort().ScoresErr(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkMetrics computes the metrics alone, on records in memory.
func BenchmarkMetrics(b *testing.B) {
	cohort := publishedStudy(b)
	if _, err := cohort.runs.loaded(); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		clear(cohort.runs.computed)
		if _, err := cohort.ScoresErr(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkCohort opens the records and finds the cohort, as every analysis does
// first.
func BenchmarkCohort(b *testing.B) {
	src := publishedStudy(b).runs.source
	for b.Loop() {
		Load(record.Open(filepath.Dir(src.Dir), Study)).CommonCohort()
	}
}

// BenchmarkSimulate writes the whole study.
func BenchmarkSimulate(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		dir := b.TempDir()
		b.StartTimer()
		if err := Simulate(dir, 13); err != nil {
			b.Fatal(err)
		}
	}
}
