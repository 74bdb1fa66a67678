package origin

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
)

// compiling are the settings of a build that choose other source or other machine
// code. All that is left out only concerns linking and where the source lay.
var compiling = []string{
	"GOARCH", "GOAMD64", "GOARM64", "GOARM", "GO386", "GOMIPS", "GOMIPS64", "GOPPC64", "GORISCV64", "GOWASM",
	"GOEXPERIMENT", "-tags", "-gcflags", "-asmflags",
}

// toolchain says what turns source into a binary such as this: a line each for Go, the
// settings and the dependencies that the source names.
func toolchain(source fs.FS) (string, error) {
	goMod, err := fs.ReadFile(source, "go.mod")
	if err != nil {
		return "", err
	}
	goSum, err := fs.ReadFile(source, "go.sum")
	if err != nil {
		return "", err
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || !pinned(info, string(goMod), string(goSum)) {
		return wholeBinary()
	}
	return describe(info, goMod, goSum), nil
}

// describe gives the lines for a binary whose dependencies go.mod pins.
func describe(info *debug.BuildInfo, goMod, goSum []byte) string {
	var b strings.Builder
	fmt.Fprintf(&b, "go %s\ngo.mod %s\ngo.sum %s\n", runtime.Version(), sum(goMod), sum(goSum))
	for _, s := range info.Settings { // sorted by the go command
		if slices.Contains(compiling, s.Key) {
			fmt.Fprintf(&b, "%s=%s\n", s.Key, s.Value)
		}
	}
	return b.String()
}

// pinned tells whether each linked module is the one, by version and checksum, that
// go.mod and go.sum name. Which of them are linked differs between binaries of the
// same packages, so their list itself is no part of the origin.
func pinned(info *debug.BuildInfo, goMod, goSum string) bool {
	return !slices.ContainsFunc(info.Deps, func(m *debug.Module) bool {
		name := m.Path + " " + m.Version
		required := strings.Contains(goMod, name+"\n") || strings.Contains(goMod, name+" //")
		return m.Replace != nil || m.Sum == "" || !required || !strings.Contains(goSum, name+" "+m.Sum+"\n")
	})
}

// wholeBinary identifies a binary of which we cannot tell what it was made from.
var wholeBinary = sync.OnceValues(func() (string, error) {
	path, err := Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return "binary " + hex.EncodeToString(h.Sum(nil)) + "\n", nil
})

// Executable is the file of the running program. Linux keeps it even when another
// build has taken its place on disk.
func Executable() (string, error) {
	const self = "/proc/self/exe"
	if info, err := os.Stat(self); err == nil && info.Mode()&fs.ModeType == 0 {
		return self, nil
	}
	return os.Executable()
}
