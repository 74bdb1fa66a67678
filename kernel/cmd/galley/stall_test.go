package main

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"galley/kernel/build"
	"galley/lib/notebook"
)

// A host that is slow to take what a script makes is no deadlock of the script.
func TestSlowHostIsNoDeadlock(t *testing.T) {
	file := filepath.Join(t.TempDir(), "trial.go")
	os.WriteFile(file, []byte(`package trial

import (
	"fmt"
	"sync"

	"galley/lib/notebook"
)

func Trial(book *notebook.Book) {
	var both sync.WaitGroup
	for g := range 2 {
		both.Go(func() {
			for i := range 2000 {
				book.Value(fmt.Sprint("v-", g, "-", i), "a text that fills the pipe between the two processes soon")
			}
		})
	}
	both.Wait()
}
`), 0o644)
	workspace(t)
	script, err := build.ReadScript(file)
	if err != nil {
		t.Fatal(err)
	}
	var stall sync.Once
	result, err := build.RunFile(context.Background(), script, build.RunOptions{
		Sink: func(notebook.Event) { stall.Do(func() { time.Sleep(2 * time.Second) }) },
	})
	if err != nil {
		t.Fatal(err)
	}
	if result.Outcome.Failure != nil || len(result.Diagnostics) > 0 || len(result.Outcome.Values) != 4000 {
		t.Errorf("%v %v, %d values", result.Outcome.Failure, result.Diagnostics, len(result.Outcome.Values))
	}
}
