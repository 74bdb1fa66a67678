package difftest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// nativeLimit ends a compiled program that hangs. It is long: overflowing a stack of a
// gigabyte takes half a minute on a busy machine.
const nativeLimit = 5 * time.Minute

// Native builds all programs with one go command, runs them, and returns their
// results in the same order. A program that does not compile is an error.
func Native(programs []Program) ([]Result, error) {
	dir, err := os.MkdirTemp("", "difftest")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	if err := buildAll(dir, programs); err != nil {
		return nil, err
	}
	results := make([]Result, len(programs))
	errs := make([]error, len(programs))
	work := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for i := range work {
				results[i], errs[i] = runBinary(filepath.Join(dir, "bin", folder(i)))
			}
		})
	}
	for i := range programs {
		work <- i
	}
	close(work)
	workers.Wait()
	return results, errors.Join(errs...)
}

// folder is the package that program i becomes.
func folder(i int) string { return fmt.Sprintf("p%04d", i) }

func buildAll(dir string, programs []Program) error {
	module := "module difftest\n\ngo 1.26\n"
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(module), 0o644); err != nil {
		return err
	}
	for i, p := range programs {
		sub := filepath.Join(dir, folder(i))
		if usesLibrary(p) {
			sub = filepath.Join(dir, outside, folder(i))
		}
		if err := os.MkdirAll(sub, 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(sub, "main.go"), p.Source, 0o644); err != nil {
			return err
		}
	}
	bin := filepath.Join(dir, "bin") + string(filepath.Separator)
	alone := 0
	for i, p := range programs { // those that use our own packages are built in our module, one by one
		if !usesLibrary(p) {
			alone++
			continue
		}
		if err := goBuild(moduleRoot, "readonly", programs, "-o", bin+folder(i), filepath.Join(dir, outside, folder(i), "main.go")); err != nil {
			return err
		}
	}
	if alone == 0 {
		return nil
	}
	return goBuild(dir, "mod", programs, "-o", bin, "./...")
}

// moduleRoot is where this package's tests see the module from.
const moduleRoot = "../.."

// outside is a folder that ./... leaves out.
const outside = "_library"

func usesLibrary(p Program) bool { return bytes.Contains(p.Source, []byte(`"galley/`)) }

func goBuild(dir, mod string, programs []Program, args ...string) error {
	cmd := exec.Command("go", append([]string{"build", "-ldflags=-s -w"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=-mod="+mod, "GOAMD64=v1")
	out, err := cmd.CombinedOutput()
	if err != nil {
		text := string(out)
		for i, p := range programs {
			text = strings.ReplaceAll(text, folder(i)+"/main.go", p.Path)
		}
		return fmt.Errorf("go build: %w\n%s", err, text)
	}
	return nil
}

func runBinary(path string) (Result, error) {
	ctx, cancel := context.WithTimeout(context.Background(), nativeLimit)
	defer cancel()
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, path)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if ctx.Err() != nil {
		return Result{}, fmt.Errorf("%s: still running after %v", path, nativeLimit)
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return Result{}, err
	}
	return Result{Stdout: stdout.String(), Stderr: trimTrace(stderr.String()), Exit: cmd.ProcessState.ExitCode()}, nil
}
