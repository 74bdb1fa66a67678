package check

import "testing"

func TestImportPath(t *testing.T) {
	for _, test := range []struct{ name, file, want string }{
		{"main", "analyses/readers/x.go", "main"},
		{"readers", "analyses/readers/x.go", "galley/analyses/readers"},
		{"readers", "/home/a/galley/analyses/readers/x.go", "galley/analyses/readers"},
		{"readers", "../analyses/readers/x.go", "galley/analyses/readers"},
		{"trial", "x.go", "trial"},
		{"trial", "/elsewhere/x.go", "trial"},
		{"trial", "../x.go", "trial"},
	} {
		if got := importPath(test.name, test.file); got != test.want {
			t.Errorf("package %s in %s: got %q, want %q", test.name, test.file, got, test.want)
		}
	}
}
