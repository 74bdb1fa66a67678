package main

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/kernel/build"
)

func TestServedPages(t *testing.T) {
	dir := t.TempDir()
	figures := filepath.Join(dir, "figures")
	if err := os.MkdirAll(filepath.Join(figures, "audit", "holm"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{"figures/audit/holm/index.html": "<h1>Holm</h1>", "secret.txt": "secret"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink(filepath.Join(dir, "secret.txt"), filepath.Join(figures, "link.txt")); err != nil {
		t.Fatal(err)
	}
	root, err := os.OpenRoot(figures)
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	handler := pages(root, func() ([]build.Listed, error) {
		return []build.Listed{{Name: "audit/holm", Status: "fresh", Summary: "asks <whether>"}}, nil
	})
	for _, c := range []struct {
		method, host, path string
		status             int
		holds              string
	}{
		{"GET", "127.0.0.1:8787", "/", 200, `<a href="/audit/holm/">audit/holm</a>`},
		{"GET", "localhost:8787", "/", 200, "asks &lt;whether&gt;"},
		{"GET", "[::1]:8787", "/audit/holm/", 200, "<h1>Holm</h1>"},
		{"GET", "localhost", "/audit/none/", 404, ""},
		// A host name that an outside page has pointed at this machine.
		{"GET", "evil.example:8787", "/audit/holm/", 403, ""},
		{"POST", "localhost", "/", 405, ""},
		{"GET", "localhost", "/../secret.txt", 404, ""},
		{"GET", "localhost", "/%2e%2e/secret.txt", 404, ""},
		{"GET", "localhost", "/link.txt", 500, ""}, // leads out of the folder
	} {
		r := httptest.NewRequest(c.method, "http://"+c.host+"/", nil)
		r.URL.Path = strings.ReplaceAll(c.path, "%2e", ".")
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if w.Code == http.StatusMovedPermanently && c.status == 404 {
			continue // cleaned to a path inside
		}
		if w.Code != c.status || !strings.Contains(w.Body.String(), c.holds) || strings.Contains(w.Body.String(), "secret\n") || w.Body.String() == "secret" {
			t.Errorf("%s %s %s: %d %q", c.method, c.host, c.path, w.Code, w.Body.String())
		}
	}
}
