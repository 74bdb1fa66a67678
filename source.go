// Package galley carries the source it was built from, so that a binary can tell which
// sources that was: kernel/origin reads it.
package galley

import "embed"

// Source is everything a result may depend on but the toolchain and the dependencies'
// own code: our packages with the files they embed, and which dependencies there are.
// The patterns are wider than needed (tests cannot be left out) and are written by
// depth, since a pattern that names a folder would take its testdata as well.
//
//go:embed go.mod go.sum source.go
//go:embed lib/*/[a-z]*.go lib/*/*/[a-z]*.go lib/*/internal/*/[a-z]*.go
//go:embed kernel/*/[a-z]*.go kernel/*/*/[a-z]*.go
//go:embed kernel/check/prelude/*.txt kernel/check/prelude/beside/*.txt kernel/symbols/export.zip
var Source embed.FS
