package child

import (
	"bytes"
	"io"
)

// traceCut passes on what a plain program writes to standard error, but for the stacks
// that Go's runtime adds to a fatal error: hundreds of lines of the interpreter's frames,
// which hide the one line that tells.
type traceCut struct {
	w    io.Writer
	line []byte // the line begun, or only its first bytes when it is passed on at once
	held []byte // blank lines after a fatal error: a stack may follow
	mode traceMode
}

type traceMode int

const (
	passing  traceMode = iota
	expected           // the line before was a fatal error, or blank lines after one
	cut
)

const fatalPrefix = "fatal error: "

func (t *traceCut) Write(p []byte) (int, error) {
	for rest := p; len(rest) > 0 && t.mode != cut; {
		end := bytes.IndexByte(rest, '\n') + 1
		piece := rest
		if end > 0 {
			piece = rest[:end]
		}
		rest = rest[len(piece):]
		t.take(piece, end > 0)
	}
	return len(p), nil
}

// take takes a piece of a line, the last one when the line is whole.
func (t *traceCut) take(piece []byte, whole bool) {
	if t.mode == passing {
		t.w.Write(piece)
		if room := len(fatalPrefix) - len(t.line); room > 0 {
			t.line = append(t.line, piece[:min(room, len(piece))]...)
		}
		if whole {
			if string(t.line) == fatalPrefix {
				t.mode = expected
			}
			t.line = t.line[:0]
		}
		return
	}
	t.line = append(t.line, piece...)
	if !whole {
		return
	}
	switch {
	case len(bytes.TrimSpace(t.line)) == 0:
		t.held = append(t.held, t.line...)
		t.line = t.line[:0]
	case bytes.HasPrefix(t.line, []byte("runtime stack:")), bytes.HasPrefix(t.line, []byte("goroutine ")):
		t.mode = cut
	default:
		line := bytes.Clone(t.line)
		t.flush()
		t.mode, t.line = passing, t.line[:0]
		if bytes.HasPrefix(line, []byte(fatalPrefix)) {
			t.mode = expected
		}
	}
}

// flush passes on what was held back; the process has ended.
func (t *traceCut) flush() {
	if t.mode == expected {
		t.w.Write(append(t.held, t.line...))
		t.held = nil
	}
}
