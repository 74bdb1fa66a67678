package child

import (
	"bytes"
	"slices"
	"sync"
	"time"

	"galley/kernel/asleep"
)

// Profile says where the time of a run went.
type Profile struct {
	Cells []CellTime `json:"cells"`
}

// CellTime is the time of one cell: on the wall, and split by what the goroutine of
// the script was found doing.
type CellTime struct {
	N           int           `json:"n"`
	Title       string        `json:"title"`
	Wall        time.Duration `json:"wall"`
	Interpreted int           `json:"interpreted"` // samples in the interpreter itself
	Compiled    int           `json:"compiled"`    // samples in lib or Go's library, called by the script
}

// Share is the part of a cell's samples in the interpreter, 0 to 1.
func (c CellTime) Share() float64 {
	if c.Interpreted+c.Compiled == 0 {
		return 0
	}
	return float64(c.Interpreted) / float64(c.Interpreted+c.Compiled)
}

// profiler looks at the running stacks now and then. It stops the world for a moment
// each time, so it runs only when asked for.
type profiler struct {
	mu      sync.Mutex
	cells   []CellTime
	started time.Time
	stop    chan struct{}
}

const sampleEvery = 2 * time.Millisecond

func newProfiler() *profiler {
	p := &profiler{stop: make(chan struct{}), started: time.Now(), cells: []CellTime{{}}}
	go func() {
		tick := time.NewTicker(sampleEvery)
		defer tick.Stop()
		for {
			select {
			case <-p.stop:
				return
			case <-tick.C:
				p.sample()
			}
		}
	}()
	return p
}

// cell begins a cell.
func (p *profiler) cell(n int, title string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.close()
	p.cells = append(p.cells, CellTime{N: n, Title: title})
}

func (p *profiler) close() {
	p.cells[len(p.cells)-1].Wall = time.Since(p.started)
	p.started = time.Now()
}

func (p *profiler) end() *Profile {
	close(p.stop)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.close()
	if first := p.cells[0]; first.Wall < time.Millisecond && first.Interpreted+first.Compiled == 0 {
		return &Profile{Cells: p.cells[1:]}
	}
	return &Profile{Cells: p.cells}
}

var (
	interpreterFrame = []byte("github.com/traefik/yaegi/interp.")
	// What the interpreter itself stands on: these frames tell nothing by themselves.
	supportFrames = [][]byte{[]byte("goroutine "), []byte("\t"), []byte("reflect."), []byte("runtime."), []byte("galley/kernel/rt.")}
)

// sample counts the goroutine of the script as interpreted when the topmost frames,
// reflection and runtime aside, are the interpreter's; other goroutines do compiled work.
func (p *profiler) sample() {
	interpreted, compiled := false, false
	for block := range bytes.SplitSeq(asleep.Stacks(), []byte("\n\n")) {
		at := bytes.Index(block, interpreterFrame)
		if at < 0 {
			continue
		}
		if topIsInterpreter(block) {
			interpreted = true
		} else {
			compiled = true
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	last := &p.cells[len(p.cells)-1]
	switch {
	case compiled:
		last.Compiled++
	case interpreted:
		last.Interpreted++
	}
}

func topIsInterpreter(stack []byte) bool {
	for line := range bytes.Lines(stack) {
		if !slices.ContainsFunc(supportFrames, func(f []byte) bool { return bytes.HasPrefix(line, f) }) {
			return bytes.HasPrefix(line, interpreterFrame)
		}
	}
	return false
}
