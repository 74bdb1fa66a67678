package engine_test

import (
	"bytes"
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"galley/kernel/diag"
	"galley/kernel/engine"
)

// run runs a package main and returns its output and exit code.
func run(t *testing.T, src string) (stdout, stderr string, exit int, err error) {
	t.Helper()
	p, err := engine.Compile("x/main.go", []byte(src))
	if err != nil {
		return "", "", 0, err
	}
	var out, errs bytes.Buffer
	exit, err = p.RunMain(context.Background(), nil, nil, &out, &errs)
	return out.String(), errs.String(), exit, err
}

func TestRefusalExamples(t *testing.T) {
	for _, k := range diag.Kinds {
		if k.Bad == "" {
			continue
		}
		t.Run(k.ID, func(t *testing.T) {
			_, err := engine.Compile("x/main.go", []byte(k.Bad))
			if err == nil {
				_, _, _, err = run(t, k.Bad)
			}
			var list diag.List
			if !errors.As(err, &list) || !list.Refused() || list[0].Kind != k.ID {
				t.Fatalf("the bad example is not refused as %s: %v", k.ID, err)
			}
			if !list[0].Pos.IsValid() || list[0].Pos.Line < 2 {
				t.Errorf("the refusal does not say where: %v", list[0])
			}
			out, _, exit, err := run(t, k.Good)
			if err != nil || exit != 0 || out == "" {
				t.Fatalf("the good example does not run: exit %d, %v, printed %q", exit, err, out)
			}
			if want := goRun(t, k.Good); out != want {
				t.Errorf("the good example prints %q; go run prints %q", out, want)
			}
		})
	}
}

// goRun is what the compiled program prints.
func goRun(t *testing.T, src string) string {
	t.Helper()
	tool, err := exec.LookPath("go")
	if err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("no go command")
		}
		t.Skip("no go command to compare with")
	}
	file := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(file, []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(tool, "run", file).Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}
