package main

import (
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"galley/kernel/build"
)

// bar shows progress on a terminal, and nothing anywhere else: logs stay clean.
type bar struct {
	w   io.Writer
	on  bool
	bar *progressbar.ProgressBar
}

func newBar(w io.Writer) *bar {
	f, ok := w.(*os.File)
	return &bar{w: w, on: ok && term.IsTerminal(int(f.Fd()))}
}

func (b *bar) progress(p build.Progress) {
	if !b.on {
		return
	}
	if b.bar == nil {
		b.bar = progressbar.NewOptions(p.Total,
			progressbar.OptionSetWriter(b.w), progressbar.OptionSetWidth(24),
			progressbar.OptionClearOnFinish(), progressbar.OptionShowCount(),
			progressbar.OptionSetPredictTime(false))
	}
	b.bar.Describe(p.Name)
	b.bar.Set(p.Done)
}

func (b *bar) clear() {
	if b.bar != nil {
		b.bar.Clear()
	}
}

// around keeps messages and the bar apart.
func (b *bar) around(say func(string)) func(string) {
	return func(text string) {
		b.clear()
		say(text)
	}
}
