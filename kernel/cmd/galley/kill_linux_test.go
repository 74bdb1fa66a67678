package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// children finds the children of this process that run scripts.
func children() []int {
	var pids []int
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, path := range stats {
		data, err := os.ReadFile(path)
		if err != nil {
			continue
		}
		// pid (name) state ppid …; the name may hold anything but ends at the last ")".
		fields := strings.Fields(string(data[bytes.LastIndexByte(data, ')')+1:]))
		if len(fields) > 1 && fields[1] == strconv.Itoa(os.Getpid()) && fields[0] != "Z" {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(path)))
			pids = append(pids, pid)
		}
	}
	return pids
}

// lingering builds the script lingers in another goroutine, and returns when it is in its loop.
func lingering(t *testing.T, ctx context.Context) (end chan ended) {
	t.Helper()
	workspace(t, "lingers")
	end = make(chan ended, 1)
	go func() {
		var out, errs bytes.Buffer
		code := run(ctx, []string{"build"}, strings.NewReader(""), &out, &errs)
		end <- ended{code, errs.String()}
	}()
	for {
		if begun, _ := filepath.Glob(".galley/memo/*"); len(begun) > 0 {
			return end
		}
		select {
		case got := <-end:
			t.Fatalf("the build ended before its script began: exit %d: %s", got.code, got.errs)
		case <-time.After(time.Millisecond):
		}
	}
}

type ended struct {
	code int
	errs string
}

func TestKillNineOfTheChildIsReported(t *testing.T) {
	end := lingering(t, context.Background())
	for _, pid := range children() {
		syscall.Kill(pid, syscall.SIGKILL)
	}
	got := <-end
	if got.code != 1 || !strings.Contains(got.errs, "kill -9") || !strings.Contains(got.errs, "cell 1 (Loop)") || !strings.Contains(got.errs, "analyses/bad/lingers.go:") {
		t.Errorf("exit %d: %s", got.code, got.errs)
	}
	if left := children(); len(left) != 0 {
		t.Errorf("children are left: %v", left)
	}
}

func TestNoChildOutlivesAnInterruption(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	end := lingering(t, ctx)
	cancel()
	if got := <-end; got.code != 1 || !strings.Contains(got.errs, "interrupted") || len(children()) != 0 {
		t.Errorf("exit %d, children %v: %s", got.code, children(), got.errs)
	}
}
