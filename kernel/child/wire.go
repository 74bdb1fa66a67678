package child

import (
	"bufio"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"galley/lib/notebook"
)

// frame is one message from the child. Exactly one field is set.
type frame struct {
	Event *notebook.Event `json:"e,omitempty"`
	Line  int             `json:"l,omitempty"` // the line being run
	Lines []int           `json:"m,omitempty"` // the lines that marks stand for
	Put   string          `json:"p,omitempty"` // a memo entry: the key; the body is the data
	Used  string          `json:"u,omitempty"` // a memo key that was found
	Ready *Ready          `json:"r,omitempty"`
	Done  *done           `json:"d,omitempty"`
}

// Ready is the first frame: the child is confined and about to run.
type Ready struct {
	Protections []string `json:"protections"`
}

// done is the last frame of a child that ended in good order.
type done struct {
	Exit        int               `json:"exit"`
	Failure     *notebook.Failure `json:"failure,omitempty"`
	Diagnostics []Diagnostic      `json:"diagnostics,omitempty"`
	Profile     *Profile          `json:"profile,omitempty"`
}

// A frame on the pipe: two little-endian lengths, the JSON, the body. The body
// carries rendered files and memo data as they are.
const (
	headLimit = 32 << 20
	bodyLimit = 256 << 20
)

// sender writes frames. Writes are not buffered: what was sent survives a crash.
type sender struct {
	mu     sync.Mutex
	w      io.Writer
	closed bool
}

func (s *sender) send(f frame, body []byte) error {
	head, err := json.Marshal(f)
	if err != nil {
		return err
	}
	buf := make([]byte, 8, 8+len(head)+len(body))
	binary.LittleEndian.PutUint32(buf, uint32(len(head)))
	binary.LittleEndian.PutUint32(buf[4:], uint32(len(body)))
	buf = append(append(buf, head...), body...)
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return io.ErrClosedPipe
	}
	if f.Done != nil {
		s.closed = true // nothing follows the last word
	}
	_, err = s.w.Write(buf)
	return err
}

func (s *sender) event(e notebook.Event) error {
	var body []byte
	if e.Artifact != nil {
		a := *e.Artifact
		a.Files = append([]notebook.File(nil), a.Files...)
		for i := range a.Files {
			a.Files[i].Size = len(a.Files[i].Data)
			body = append(body, a.Files[i].Data...)
		}
		e.Artifact = &a
	}
	return s.send(frame{Event: &e}, body)
}

// receiver reads frames and refuses what goes beyond its limits.
type receiver struct {
	r      *bufio.Reader
	limits Limits
	sent   int64 // bytes
	events int64 // bytes that are no file's
	files  int
}

func newReceiver(r io.Reader, limits Limits) *receiver {
	return &receiver{r: bufio.NewReaderSize(r, 1<<16), limits: limits}
}

// room tells whether a frame is within the limits of all that may come.
func (r *receiver) room(head, body int64) error {
	r.sent += head + body
	r.events += head
	switch {
	case head > headLimit || body > bodyLimit:
		return fmt.Errorf("made something of %s at once", bytesText(max(head, body)))
	case r.sent > r.limits.Frames:
		return fmt.Errorf("made more than its limit of %s", bytesText(r.limits.Frames))
	case r.events > r.limits.Events:
		return fmt.Errorf("made more values, claims and texts than its limit of %s", bytesText(r.limits.Events))
	}
	return nil
}

// next returns the next frame and its body; io.EOF at a clean end.
func (r *receiver) next() (frame, []byte, error) {
	var lengths [8]byte
	if _, err := io.ReadFull(r.r, lengths[:]); err != nil {
		return frame{}, nil, err
	}
	head, body := int64(binary.LittleEndian.Uint32(lengths[:])), int64(binary.LittleEndian.Uint32(lengths[4:]))
	if err := r.room(head, body); err != nil {
		return frame{}, nil, err
	}
	buf, err := readBounded(r.r, head+body)
	if err != nil {
		return frame{}, nil, io.ErrUnexpectedEOF
	}
	var f frame
	if err := json.Unmarshal(buf[:head], &f); err != nil {
		return frame{}, nil, fmt.Errorf("sent a broken frame: %w", err)
	}
	if f.Line > 0 {
		r.sent, r.events = r.sent-head, r.events-head // as many as the run is long
	}
	data := buf[head:]
	if f.Event != nil && f.Event.Artifact != nil {
		if err := attach(f.Event.Artifact, data); err != nil {
			return frame{}, nil, err
		}
		if r.files += len(f.Event.Artifact.Files); r.files > r.limits.Files {
			return frame{}, nil, fmt.Errorf("made more files than its limit of %d", r.limits.Files)
		}
	}
	return f, data, nil
}

// readBounded reads n bytes without trusting n before the bytes are there.
func readBounded(r io.Reader, n int64) ([]byte, error) {
	const step = 1 << 20
	buf := make([]byte, 0, min(n, step))
	for int64(len(buf)) < n {
		have := len(buf)
		grow := min(n-int64(have), step)
		buf = append(buf, make([]byte, grow)...)
		if _, err := io.ReadFull(r, buf[have:]); err != nil {
			return nil, err
		}
	}
	return buf, nil
}

func attach(a *notebook.Artifact, body []byte) error {
	for i := range a.Files {
		size := a.Files[i].Size
		if size < 0 || size > len(body) {
			return errors.New("sent an artifact whose sizes do not fit")
		}
		a.Files[i].Data, body = body[:size:size], body[size:]
	}
	if len(body) > 0 {
		return errors.New("sent an artifact whose sizes do not fit")
	}
	return nil
}
