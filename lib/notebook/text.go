package notebook

import (
	"fmt"
	"unicode/utf8"
)

// Printf prints under the current cell.
func (b *Book) Printf(format string, args ...any) {
	if b.options.Flush != nil {
		b.options.Flush()
	}
	fmt.Fprintf(stream{b, "stdout"}, format, args...)
}

// Markdown adds prose made by the script to the current cell.
func (b *Book) Markdown(text string) {
	b.enter()
	defer b.mu.Unlock()
	b.emit(Event{Markdown: &Markdown{Cell: b.cell.N, Text: text}})
}

// Warn shows a warning under the current cell; the run goes on.
func (b *Book) Warn(text string) {
	b.enter()
	defer b.mu.Unlock()
	b.emit(Event{Warning: &Warning{Cell: b.cell.N, Text: text}})
}

// stream writes to one of a Book's two output streams.
type stream struct {
	book *Book
	name string
}

func (s stream) Write(p []byte) (int, error) {
	b := s.book
	b.mu.Lock()
	defer b.mu.Unlock()
	limits := b.options.Limits
	room := min(limits.Cell-b.printed.cell, limits.Run-b.printed.run)
	if b.printed.cut > 0 || room <= 0 {
		room = 0 // once cut, nothing more of this cell: a gap in the middle would mislead
	}
	kept := p
	if len(kept) > room {
		kept = kept[:room]
		for len(kept) > 0 && !utf8.Valid(kept[max(0, len(kept)-utf8.UTFMax):]) && len(kept) > room-utf8.UTFMax {
			kept = kept[:len(kept)-1]
		}
	}
	if len(kept) > 0 {
		b.printed.cell += len(kept)
		b.printed.run += len(kept)
		b.emit(Event{Output: &Output{Cell: b.cell.N, Stream: s.name, Text: string(kept)}})
	}
	if len(kept) < len(p) {
		if b.printed.cut == 0 {
			b.emit(Event{Warning: &Warning{Cell: b.cell.N, Text: fmt.Sprintf(
				"output cut: a cell may print %d bytes and a run %d; the rest of this cell's output is left out", limits.Cell, limits.Run)}})
		}
		b.printed.cut += len(p) - len(kept)
	}
	return len(p), nil
}

// closeOutput says how much of the closing cell's output was left out. The caller holds the lock.
func (b *Book) closeOutput() {
	if b.printed.cut == 0 {
		return
	}
	b.emit(Event{Warning: &Warning{Cell: b.cell.N, Text: fmt.Sprintf("%d bytes of output were left out", b.printed.cut)}})
	b.printed.cut = 0
}
