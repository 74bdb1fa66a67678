package main

import (
	"bytes"
	"context"
	"path/filepath"
	"strings"
	"testing"
)

// A process that ends at once, without a last word, is told the line that it was at: the parent
// reads it where the child left it.
func TestFatalErrorsNameTheirLine(t *testing.T) {
	root := workspace(t)
	for _, test := range []struct{ name, src, want string }{
		{"main.go", "package main\n\nimport \"sync\"\n\nfunc main() {\n\tvar mu sync.Mutex\n\tmu.Unlock()\n}\n",
			"main.go:7: fatal error: sync: unlock of unlocked mutex"},
		{"trial.go", "package trial\n\nimport (\n\t\"sync\"\n\n\t\"galley/lib/notebook\"\n)\n\nfunc Trial(book *notebook.Book) {\n\t// %% First\n\tvar mu sync.RWMutex\n\t// %% Then\n\tbook.Value(\"a\", \"b\")\n\tmu.RUnlock()\n}\n",
			"trial.go:14: cell 2 (Then): fatal error: sync: RUnlock of unlocked RWMutex"},
	} {
		file := filepath.Join(root, test.name)
		write(t, file, test.src)
		var out, errs bytes.Buffer
		if code := run(context.Background(), []string{"run", file}, strings.NewReader(""), &out, &errs); code == 0 || !strings.Contains(errs.String(), test.want) {
			t.Errorf("%s: exit %d, want %q in\n%s", test.name, code, test.want, errs.String())
		}
	}
}
