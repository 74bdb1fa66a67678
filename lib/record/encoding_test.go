package record

import (
	"strings"
	"testing"
)

// Files in other encodings, or with bytes that no text has, are one clear error.
func TestImportEncodings(t *testing.T) {
	schema := Schema{Study: "s", Table: "t", Fields: []Field{{Name: "id", Kind: Text}}}
	utf16 := func(text string) string {
		var b strings.Builder
		for _, c := range text {
			b.WriteRune(c)
			b.WriteByte(0)
		}
		return b.String()
	}
	for name, c := range map[string]struct{ file, content, want string }{
		"UTF-16 without a mark": {"a.csv", utf16("id\na\n"), "a.csv: line 1: a NUL byte; is the file damaged, or UTF-16? save it as UTF-8"},
		"UTF-16 with a mark":    {"a.csv", "\xff\xfe" + utf16("id\na\n"), "a.csv: line 1: a NUL byte"},
		"NUL in a cell":         {"a.csv", "id\nx\x00\n", "a.csv: line 2: a NUL byte"},
		"NUL in JSON":           {"a.jsonl", "{\"id\": \"x\x00\"}\n", "a.jsonl: line 1: a NUL byte"},
		"UTF-16 JSON":           {"a.jsonl", utf16("{\"id\": \"x\"}\n"), "a.jsonl: line 1: a NUL byte"},
		"Latin-1":               {"a.csv", "id\n\xe9t\xe9\n", "a.csv: line 2: not UTF-8 text"},
		"Latin-1 JSON":          {"a.jsonl", "{\"id\": \"\xe9\"}\n", "a.jsonl: line 1: not UTF-8 text; save the file as UTF-8"},
		"nothing":               {"a.csv", "", "a.csv: is empty: no header"},
		"blank lines":           {"a.csv", "\r\n\r\n", "a.csv: is empty: no header"},
		"a header only":         {"a.csv", "id\n", "no rows"},
		"no JSON":               {"a.jsonl", "", "a.jsonl"},
	} {
		_, err := Import(schema, ImportOptions{Files: []string{file(t, c.file, c.content)}})
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Count(err.Error(), "\n") > 0 {
			t.Errorf("%s: %v, want one line with %q", name, err, c.want)
		}
	}
	for _, name := range []string{"a.csv", "a.jsonl"} { // a mark and the line ends of Windows are read
		content := map[string]string{"a.csv": "\ufeffid\r\na\r\n", "a.jsonl": "\ufeff{\"id\": \"a\"}\r\n"}[name]
		if table, err := Import(schema, ImportOptions{Files: []string{file(t, name, content)}}); err != nil || table.Rows() != 1 || table.Texts("id")[0] != "a" {
			t.Errorf("%s with a byte order mark: %v", name, err)
		}
	}
}
