package child

import (
	"fmt"
	"io"
	"sync"
)

// capture keeps the beginning and the end of what a process writes past its Book,
// and passes it on to w while it stays within the limit.
type capture struct {
	mu    sync.Mutex
	w     io.Writer
	limit int
	seen  int
	head  []byte
	tail  []byte

	flooded func() // called when the process does not stop printing; may be nil
}

const (
	captureKeeps = 64 << 10 // of each end
	floodFactor  = 32       // a process that prints so many times its limit will not stop by itself
)

func newCapture(w io.Writer, limit int) *capture { return &capture{w: w, limit: limit} }

// Write never fails: a full capture must not break the child's pipe.
func (c *capture) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if room := c.limit - c.seen; c.w != nil {
		if room >= len(p) {
			c.w.Write(p)
		} else if room > 0 {
			c.w.Write(p[:room])
		}
	}
	before := c.seen
	c.seen += len(p)
	if flood := floodFactor * c.limit; c.flooded != nil && before <= flood && c.seen > flood {
		c.flooded()
	}
	rest := p
	if room := captureKeeps - len(c.head); room > 0 {
		n := min(room, len(rest))
		c.head = append(c.head, rest[:n]...)
		rest = rest[n:]
	}
	c.tail = append(c.tail, rest...)
	if over := len(c.tail) - captureKeeps; over > captureKeeps {
		c.tail = append(c.tail[:0], c.tail[over:]...)
	}
	return len(p), nil
}

// text is what was kept, with a line that says what was not.
func (c *capture) text() string {
	c.mu.Lock()
	defer c.mu.Unlock()
	if cut := c.seen - len(c.head) - len(c.tail); cut > 0 {
		return fmt.Sprintf("%s\n[… %d bytes left out …]\n%s", c.head, cut, c.tail)
	}
	return string(c.head) + string(c.tail)
}

// over is how many bytes were not passed on.
func (c *capture) over() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return max(0, c.seen-c.limit)
}
