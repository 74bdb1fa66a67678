package contrast_test

import (
	"testing"

	"galley/lib/contrast"
)

func benchmarkFamily(b *testing.B, questions, contrasts int, options contrast.Options) {
	family, src := synthetic148(questions, contrasts)
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
