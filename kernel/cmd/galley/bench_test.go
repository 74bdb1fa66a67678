package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/kernel/build"
	"galley/kernel/child"
)

// BenchmarkChild starts a child, runs a small analysis in it and collects what it made.
// cpu-ms is the child's own processor time, which other work on the machine does not
// lengthen.
func BenchmarkChild(b *testing.B) {
	source, err := os.ReadFile(filepath.Join("testdata", "scripts", "good.go"))
	if err != nil {
		b.Fatal(err)
	}
	job := child.Job{Name: "bad/good", Kind: child.KindBook, Path: "analyses/bad/good.go", Source: source}
	var cpu float64
	for b.Loop() {
		r, err := child.Run(context.Background(), job, child.Options{})
		if err != nil || r.Outcome.Failure != nil {
			b.Fatal(err, r.Outcome.Failure)
		}
		cpu += float64(r.CPU.Microseconds()) / 1000
	}
	b.ReportMetric(cpu/float64(b.N), "cpu-ms/op")
}

// BenchmarkFresh is a build with nothing to do, over 20 analyses.
func BenchmarkFresh(b *testing.B) {
	source, err := os.ReadFile(filepath.Join("testdata", "scripts", "good.go"))
	if err != nil {
		b.Fatal(err)
	}
	root := b.TempDir()
	b.Chdir(root)
	os.WriteFile("go.mod", []byte("module galley\n"), 0o644)
	for i := range 20 {
		dir := filepath.Join("analyses", "study"+string(rune('a'+i)))
		os.MkdirAll(dir, 0o755)
		os.WriteFile(filepath.Join(dir, "good.go"), source, 0o644)
	}
	w, err := build.Open(".", build.Paths{})
	if err != nil {
		b.Fatal(err)
	}
	if _, err := w.Build(context.Background(), nil, build.Options{}); err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		var out, errs bytes.Buffer
		if code := run(context.Background(), []string{"build"}, strings.NewReader(""), &out, &errs); code != 0 || !strings.Contains(out.String(), "20 fresh") {
			b.Fatal(out.String(), errs.String())
		}
	}
}
