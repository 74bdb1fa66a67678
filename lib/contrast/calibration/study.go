package calibration

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// version changes whenever a simulated number may, so that memos of older code are not used.
const version = "calibration 1"

// Study says what to simulate. The zero value: 2,000 studies per design, seed
// 13, level 0.95, 999 bootstrap replicates, clusters shaped like the QASPER
// cohort of papers/001.
type Study struct {
	Studies    int     // simulated studies per design; 0 means 2,000
	Seed       uint64  // 0 means 13
	Level      float64 // of intervals; tests decide at 1 − Level; 0 means 0.95
	Replicates int     // bootstrap replicates and sign flips of a single test; 0 means 999
	Sizes      []int   // questions per cluster of the cohort in view; nil means 976 in 271

	Workers int           // goroutines; 0 means GOMAXPROCS; no number depends on it
	Memo    contrast.Memo // keeps frames between runs; may be nil
}

func (s Study) withDefaults() (Study, error) {
	if s.Studies == 0 {
		s.Studies = 2000
	}
	if s.Seed == 0 {
		s.Seed = 13
	}
	if s.Level == 0 {
		s.Level = 0.95
	}
	if s.Replicates == 0 {
		s.Replicates = 999
	}
	if s.Sizes == nil {
		s.Sizes = qasperSizes()
	}
	if s.Workers <= 0 {
		s.Workers = runtime.GOMAXPROCS(0)
	}
	switch {
	case s.Studies < 1 || s.Replicates < 1:
		return s, fmt.Errorf("calibration: %d studies of %d replicates (at least 1 each)", s.Studies, s.Replicates)
	case !(s.Level > 0 && s.Level < 1):
		return s, fmt.Errorf("calibration: level %v is not between 0 and 1", s.Level)
	case len(s.Sizes) < 2:
		return s, fmt.Errorf("calibration: %d clusters (at least 2)", len(s.Sizes))
	}
	for i, size := range s.Sizes {
		if size < 1 {
			return s, fmt.Errorf("calibration: cluster %d has %d questions", i+1, size)
		}
	}
	return s, nil
}

// must is for the methods that scripts call: a Study that cannot be run is a
// fault of the script, and its message says what to mend.
func must(s Study) Study {
	s, err := s.withDefaults()
	if err != nil {
		panic(err)
	}
	return s
}

// alpha is 1 − Level as the short decimal that was meant.
func (s Study) alpha() float64 {
	return float64(int64(float64((1-s.Level)*1e9)+0.5)) / 1e9
}

// key names the streams of one simulated study of one design.
func (s Study) key(part, design string, study int) stats.Key {
	return stats.NewKey(s.Seed, version, part, design).Block(uint64(study))
}

// each runs n independent tasks on the workers. A task writes only what it owns.
func (s Study) each(n int, do func(i int)) {
	workers := min(s.Workers, n)
	if workers <= 1 {
		for i := range n {
			do(i)
		}
		return
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	var once sync.Once
	var fault any
	for range workers {
		wait.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					once.Do(func() { fault = r })
					next.Store(int64(n)) // the others stop at their next task
				}
			}()
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				do(i)
			}
		})
	}
	wait.Wait()
	if fault != nil {
		panic(fault) // in the caller's goroutine, where a notebook can report it
	}
}

// remember returns rows from the memo, or computes and keeps them. inputs is
// everything besides the Study that the rows depend on.
func remember[T any](s Study, part string, inputs any, compute func() []T) []T {
	if s.Memo == nil {
		return compute()
	}
	workers, memo := s.Workers, s.Memo
	s.Workers, s.Memo = 0, nil
	text, err := json.Marshal(struct {
		Version, Part string
		Study         Study
		Inputs        any
	}{version, part, s, inputs})
	s.Workers, s.Memo = workers, memo
	if err != nil {
		panic(fmt.Sprintf("calibration: key of %s: %v", part, err))
	}
	sum := sha256.Sum256(text)
	key := "galley/lib/contrast/calibration " + part + " " + hex.EncodeToString(sum[:])
	if data, ok := memo.Get(key); ok {
		var rows []T
		if json.Unmarshal(data, &rows) == nil && len(rows) > 0 {
			return rows
		}
	}
	rows := compute()
	if data, err := json.Marshal(rows); err == nil {
		memo.Put(key, data)
	}
	return rows
}
