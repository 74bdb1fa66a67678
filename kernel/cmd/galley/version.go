package main

import (
	"fmt"
	"io"
	"runtime"

	"github.com/alecthomas/kong"

	"galley/kernel/origin"
)

type versionCmd struct {
	JSON bool `help:"Print the version as JSON."`
}

// version identifies a binary: two of one Galley give the same bytes.
type version struct {
	Galley   string `json:"galley"`   // SHA-256 of source, dependencies and toolchain
	Go       string `json:"go"`       // "go1.26.8"
	Platform string `json:"platform"` // "linux/amd64"
}

func currentVersion() (version, error) {
	id, err := origin.Binary()
	return version{Galley: id, Go: runtime.Version(), Platform: runtime.GOOS + "/" + runtime.GOARCH}, err
}

func (c *versionCmd) Run(a *app) error {
	v, err := currentVersion()
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, v)
	}
	v.print(a.stdout)
	return nil
}

// print begins with the twelve digits that pages and galley why show.
func (v version) print(w io.Writer) {
	fmt.Fprintf(w, "galley %.12s (%s, %s)\n", v.Galley, v.Go, v.Platform)
	fmt.Fprintf(w, "source, dependencies and toolchain: sha256 %s\n", v.Galley)
}

// versionFlag is --version: it answers before anything else is looked at.
type versionFlag bool

// BeforeReset implements a hook of kong.
func (versionFlag) BeforeReset(k *kong.Kong) error {
	v, err := currentVersion()
	if err != nil {
		return err
	}
	v.print(k.Stdout)
	k.Exit(exitFine)
	return nil
}
