// Package origin tells what the running binary was made from.
//
// Two binaries have one origin when nothing that can change a result differs: the
// source of galley's own packages without their tests, the versions of Go and of the
// dependencies, the processor and the settings of the compiler. How it was linked does
// not count: go run and go build, stripped or trimmed, with or without the state of
// version control give the same.
//
//	id, err := origin.Binary()                     // of everything that galley links
//	id, err := origin.Package("galley/lib/stats")  // of one package and what it imports
//	id, err := origin.Folder(root)                 // of what would be built from there
//
// The source is embedded when the binary is compiled. So a binary knows what it was
// built from, and not what lies on disk now; and nobody has to remember to raise a
// version. Nothing is read or hashed before the first question.
//
// Limits: a binary with a dependency that go.mod and go.sum do not pin (a replacement
// by a folder, a workspace, a vendor folder) is identified by all of its bytes.
package origin
