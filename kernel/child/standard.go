package child

import (
	"bytes"
	"io"
	"os"
	"sync"

	"galley/lib/notebook"
)

// captureStandard sends what compiled code prints through os.Stdout and os.Stderr to
// the book, under the cell that printed it. flush waits until everything printed so
// far has arrived; restore ends the capture.
func captureStandard(book *notebook.Book) (flush, restore func(), err error) {
	out, err := newTap(book.Stdout())
	if err != nil {
		return nil, nil, err
	}
	errs, err := newTap(book.Stderr())
	if err != nil {
		out.close()
		return nil, nil, err
	}
	oldOut, oldErr := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = out.in, errs.in
	flush = func() { out.flush(); errs.flush() }
	restore = func() {
		os.Stdout, os.Stderr = oldOut, oldErr
		out.close()
		errs.close()
	}
	return flush, restore, nil
}

// tap is a pipe whose far end writes to a writer.
type tap struct {
	in    *os.File
	mu    sync.Mutex
	acks  chan struct{}
	ended chan struct{}
}

// mark is what flush sends through the pipe after the text. Scripts print text; a
// run of these bytes is not text.
var mark = []byte("\x00\xff\x00galley\x00\xff\x00")

func newTap(w io.Writer) (*tap, error) {
	r, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	t := &tap{in: in, acks: make(chan struct{}), ended: make(chan struct{})}
	go t.copy(r, w)
	return t, nil
}

func (t *tap) copy(r *os.File, w io.Writer) {
	defer close(t.ended)
	defer r.Close()
	var pending []byte
	buf := make([]byte, 32<<10)
	for {
		n, err := r.Read(buf)
		pending = append(pending, buf[:n]...)
		for {
			at := bytes.Index(pending, mark)
			if at < 0 {
				break
			}
			if at > 0 {
				w.Write(pending[:at])
			}
			pending = pending[at+len(mark):]
			t.acks <- struct{}{}
		}
		// Keep back what may be the start of a mark.
		keep := 0
		for k := min(len(mark)-1, len(pending)); k > 0; k-- {
			if bytes.HasSuffix(pending, mark[:k]) {
				keep = k
				break
			}
		}
		if err != nil {
			keep = 0
		}
		if send := len(pending) - keep; send > 0 {
			w.Write(pending[:send])
			pending = append([]byte(nil), pending[send:]...)
		}
		if err != nil {
			return
		}
	}
}

func (t *tap) flush() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if _, err := t.in.Write(mark); err == nil {
		<-t.acks
	}
}

func (t *tap) close() {
	t.mu.Lock()
	t.in.Close()
	t.mu.Unlock()
	<-t.ended
}
