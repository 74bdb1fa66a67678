package main

import (
	"errors"
	"strings"
	"testing"
)

// full is a disk with no room left.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

func TestLostOutputIsAFailure(t *testing.T) {
	var errs strings.Builder
	code := run(t.Context(), []string{"records", "describe"}, strings.NewReader(""), full{}, &errs)
	if code != exitFailed || !strings.Contains(errs.String(), "no space left on device") {
		t.Errorf("exit %d, said %q", code, errs.String())
	}
}
