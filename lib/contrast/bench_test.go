package contrast_test

import (
	"testing"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
	"galley/lib/stats"
)

func benchmarkFamily(b *testing.B, questions, contrasts int, options contrast.Options) {
	family, src := synthetic.Family148(questions, contrasts)
	family.Options = options
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		if _, err := family.RunErr(src); err != nil {
			b.Fatal(err)
		}
	}
}

// The family of 148, 10,000 + 10,000 replicates, percentile intervals, Holm.
func BenchmarkFamily148(b *testing.B) { benchmarkFamily(b, 1, 1, contrast.Options{}) }

func BenchmarkFamily148OneCore(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1})
}

func BenchmarkFamily148Separate(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Streams: contrast.Separate})
}

// The same with the exact p-values of all 118 lattice contrasts.
func BenchmarkFamily148Exact(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Exact: true})
}

// What is left of it without resampling: pairing, lattices, corrections.
func BenchmarkPairing148(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Replicates: 1})
}

// The same and all 118 exact p-values: the difference is their cost.
func BenchmarkPairing148Exact118(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Replicates: 1, Exact: true})
}

// Beyond that, bounds for the 30 contrasts on no lattice.
func BenchmarkPairing148Bounds30(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Replicates: 1, Bounds: true})
}

// Ten times the replicates: 100,000 + 100,000.
func BenchmarkFamily148Replicates100k(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Replicates: 100_000})
}

func BenchmarkFamily148Replicates100kOneCore(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, Replicates: 100_000})
}

// Sign flips until Holm's decisions are settled, at most 640,000.
func BenchmarkFamily148Sequential(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, MaxReplicates: 640_000})
}

func BenchmarkFamily148MaxT(b *testing.B) {
	benchmarkFamily(b, 1, 1, contrast.Options{Workers: 1, MaxT: true, Simultaneous: true})
}

// Nine in ten questions undefined in every contrast: the shared plan's draws are
// corrected by walking, and now and then replayed.
func BenchmarkFamily148HeavyExclusion(b *testing.B) {
	family, src := synthetic.Family148(1, 1)
	family.Options.Workers = 1
	for name, s := range src {
		rng := stats.NewKey(3, name).Stream(0)
		s.Missing = make([]bool, len(s.Values))
		for i := range s.Missing {
			s.Missing[i] = rng.Float64() < 0.68 // on either side: 90 %
		}
		src[name] = s
	}
	b.ResetTimer()
	for b.Loop() {
		if _, err := family.RunErr(src); err != nil {
			b.Fatal(err)
		}
	}
}

// Growth: ten and a hundred times the questions, and ten times the contrasts.
func BenchmarkQuestions10x(b *testing.B) {
	benchmarkFamily(b, 10, 1, contrast.Options{Workers: 1})
}

func BenchmarkQuestions100x(b *testing.B) {
	if testing.Short() {
		b.Skip("a minute")
	}
	benchmarkFamily(b, 100, 1, contrast.Options{Workers: 1})
}

func BenchmarkContrasts10x(b *testing.B) {
	benchmarkFamily(b, 1, 10, contrast.Options{Workers: 1})
}
