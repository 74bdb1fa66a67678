package main

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"galley/kernel/origin"
)

// The version is what the binary was built from, the same wherever and however often it
// is asked, and what pages and galley why call galley.
func TestVersion(t *testing.T) {
	id, err := origin.Binary()
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir()) // no module is needed
	code, plain, errs := galley(t, "version")
	if code != exitFine || errs != "" || !strings.HasPrefix(plain, "galley "+id[:12]+" (go1.") || !strings.Contains(plain, "sha256 "+id+"\n") {
		t.Errorf("exit %d: %s%s", code, plain, errs)
	}
	if strings.Contains(plain, t.TempDir()) || regexp.MustCompile(`\b20\d\d-`).MatchString(plain) {
		t.Errorf("a path or a date: %s", plain)
	}
	for _, args := range [][]string{{"--version"}, {"build", "--version"}, {"version"}} {
		if code, flag, errs := galley(t, args...); code != exitFine || flag != plain || errs != "" {
			t.Errorf("%v: exit %d: %s%s", args, code, flag, errs)
		}
	}
	_, text, _ := galley(t, "version", "--json")
	var v version
	if err := json.Unmarshal([]byte(text), &v); err != nil || v.Galley != id {
		t.Errorf("%s: %v", text, err)
	}
}
