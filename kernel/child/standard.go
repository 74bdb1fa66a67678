package child

import (
	"io"
	"os"
	"sync"
	"syscall"

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
	out   *os.File
	raw   syscall.RawConn // of out
	ended chan struct{}

	mu  sync.Mutex // held from a read until what was read has been written on
	w   io.Writer
	buf []byte
}

func newTap(w io.Writer) (*tap, error) {
	out, in, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	raw, err := out.SyscallConn()
	if err != nil {
		in.Close()
		out.Close()
		return nil, err
	}
	t := &tap{in: in, out: out, raw: raw, w: w, buf: make([]byte, 32<<10), ended: make(chan struct{})}
	go func() {
		defer close(t.ended)
		// The poller calls drain again whenever there is something to read.
		_ = t.raw.Read(t.drain)
	}()
	return t, nil
}

// drain passes on what is in the pipe, and tells whether its other end is closed.
func (t *tap) drain(fd uintptr) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	for {
		n, err := syscall.Read(int(fd), t.buf)
		switch {
		case n > 0:
			t.w.Write(t.buf[:n])
		case err == syscall.EINTR:
		case err == syscall.EAGAIN:
			return false
		default:
			return true
		}
	}
}

// flush returns when all that was printed before the call has been written on.
func (t *tap) flush() {
	_ = t.raw.Control(func(fd uintptr) { t.drain(fd) })
}

func (t *tap) close() {
	t.in.Close()
	<-t.ended
	t.out.Close()
}
