package policy

import "slices"

// neverMethods lists, by the package of the type, the methods that are kept out: they read
// files, or tell what only the compiler or the host knows.
var neverMethods = map[string][]string{
	"text/template": {"Template.ParseFiles", "Template.ParseGlob", "Template.ParseFS"},
	"html/template": {"Template.ParseFiles", "Template.ParseGlob", "Template.ParseFS"},
	"log/slog":      {"Record.Source"},
	// A script's standard streams are pipes of its own.
	"os": {
		"File.Chdir", "File.Chmod", "File.Chown", "File.Fd", "File.ReadDir", "File.Readdir", "File.Readdirnames",
		"File.Stat", "File.SyscallConn",
	},
}

// MethodAllowed reports whether a script may call the method of a package's type, named as in
// "Template.ParseFiles".
func MethodAllowed(path, method string) bool { return !slices.Contains(neverMethods[path], method) }
