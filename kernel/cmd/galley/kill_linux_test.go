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

func TestKillNineOfTheChildIsReported(t *testing.T) {
	workspace(t, "endless")
	type ended struct {
		code int
		errs string
	}
	end := make(chan ended)
	go func() {
		var out, errs bytes.Buffer
		code := run(context.Background(), []string{"build", "--timeout=60s"}, strings.NewReader(""), &out, &errs)
		end <- ended{code, errs.String()}
	}()
	for start := time.Now(); len(children()) == 0 && time.Since(start) < 20*time.Second; {
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(time.Second) // time to get into the loop
	for _, pid := range children() {
		syscall.Kill(pid, syscall.SIGKILL)
	}
	got := <-end
	if got.code != 1 || !strings.Contains(got.errs, "kill -9") || !strings.Contains(got.errs, "cell 1 (Loop)") || !strings.Contains(got.errs, "analyses/bad/endless.go:") {
		t.Errorf("exit %d: %s", got.code, got.errs)
	}
	if left := children(); len(left) != 0 {
		t.Errorf("children are left: %v", left)
	}
}

func TestNoChildOutlivesAnInterruption(t *testing.T) {
	workspace(t, "endless")
	ctx, cancel := context.WithTimeout(context.Background(), 1500*time.Millisecond)
	defer cancel()
	var out, errs bytes.Buffer
	code := run(ctx, []string{"build"}, strings.NewReader(""), &out, &errs)
	if code != 1 || len(children()) != 0 {
		t.Errorf("exit %d, children %v: %s", code, children(), errs.String())
	}
}
