package difftest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"sync"

	"galley/kernel/diag"
	"galley/kernel/engine"
)

// Serving tells whether this process is a child of Batch.
func Serving() bool { return os.Getenv(servingVariable) != "" }

// Serve runs the programs that standard input holds and exits.
func Serve() {
	os.Unsetenv(servingVariable)
	debug.SetMaxStack(256 << 20) // Go's limit of 1 GB takes the interpreter half a minute to fill
	jobs, err := decodeJobs(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, "difftest:", err)
		os.Exit(70)
	}
	out := &sender{encoder: json.NewEncoder(os.NewFile(3, "results"))}
	for _, j := range jobs {
		// Nothing here may wait with a timer: Go's own deadlock detector has to see
		// that every goroutine sleeps.
		out.send(interpret(j, out))
	}
	os.Exit(0)
}

// interpret runs one program through the kernel.
func interpret(j job, out *sender) (end message) {
	end.Done = true
	run := &stream{out: out}
	defer run.close() // goroutines that outlive main print into nothing
	defer func() {
		if r := recover(); r != nil {
			end.Failure = fmt.Sprintf("the kernel panics: %v", r)
			if os.Getenv("GALLEY_DIFFTEST_TRACE") != "" {
				end.Failure += "\n" + string(debug.Stack())
			}
		}
	}()
	program, err := engine.Compile(j.Path, j.Source)
	var list diag.List
	switch {
	case errors.As(err, &list) && list.Refused():
		end.Refused = list[0].Kind + ": " + firstLine(list.Error())
		return end
	case err != nil:
		end.Failure = "a correct program is called wrong: " + firstLine(err.Error())
		return end
	}
	end.Exit, err = program.RunMain(context.Background(), nil, strings.NewReader(""), writer{run, false}, writer{run, true})
	switch {
	case errors.As(err, &list) && list.Refused(): // it showed only as it ran
		end.Refused = list[0].Kind + ": " + firstLine(list.Error())
	case err != nil && end.Exit == 0:
		end.Failure = "the run fails: " + firstLine(err.Error())
	}
	return end
}

// sender writes messages, from any goroutine.
type sender struct {
	mutex   sync.Mutex
	encoder *json.Encoder
}

func (s *sender) send(m message) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if err := s.encoder.Encode(m); err != nil {
		os.Exit(71) // the parent is gone
	}
}

// stream is what one program prints; closed when the program has ended.
type stream struct {
	mutex  sync.Mutex
	closed bool
	out    *sender
}

func (s *stream) close() {
	s.mutex.Lock()
	s.closed = true
	s.mutex.Unlock()
}

type writer struct {
	*stream
	stderr bool
}

func (w writer) Write(p []byte) (int, error) {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	switch {
	case w.closed:
		return 0, io.ErrClosedPipe
	case w.stderr:
		w.out.send(message{Stderr: p})
	default:
		w.out.send(message{Stdout: p})
	}
	return len(p), nil
}
