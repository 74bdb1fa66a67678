package difftest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// Batch runs programs through the kernel in child processes of this binary, two
// at a time, and returns their results in the same order. One child runs many
// programs, one after the other; when one of them takes the process down (a stack
// overflow, a deadlock) or runs too long, its result says so and a new child goes
// on with the next.
//
// The binary must call Serve when Serving reports true, first thing.
func Batch(programs []Program, limit time.Duration) []Result {
	results := make([]Result, len(programs))
	var children sync.WaitGroup
	next := make(chan []int)
	for range 2 {
		children.Go(func() {
			for indices := range next {
				for len(indices) > 0 {
					done := runChild(programs, indices, limit, results)
					indices = indices[done:]
				}
			}
		})
	}
	const size = 25 // programs a child gets: enough to share its start, few enough to share the work
	for start := 0; start < len(programs); start += size {
		var indices []int
		for i := start; i < min(start+size, len(programs)); i++ {
			indices = append(indices, i)
		}
		next <- indices
	}
	close(next)
	children.Wait()
	return results
}

// servingVariable marks a process as a child of Batch.
const servingVariable = "GALLEY_DIFFTEST_SERVE"

// message goes from the child to the parent; one JSON object a line.
type message struct {
	Stdout  []byte `json:"stdout,omitempty"`
	Stderr  []byte `json:"stderr,omitempty"`
	Done    bool   `json:"done,omitempty"`
	Exit    int    `json:"exit,omitempty"`
	Refused string `json:"refused,omitempty"`
	Failure string `json:"failure,omitempty"`
}

// runChild runs the programs with the given indices in one child until it has
// run them all or has died, and returns how many have a result now, at least one.
func runChild(programs []Program, indices []int, limit time.Duration, results []Result) (done int) {
	fail := func(err error) int {
		results[indices[done]] = Result{Failure: "difftest: " + err.Error()}
		return done + 1
	}
	self, err := os.Executable()
	if err != nil {
		return fail(err)
	}
	pipe, write, err := os.Pipe()
	if err != nil {
		return fail(err)
	}
	defer pipe.Close()
	var escaped bytes.Buffer // what did not go through RunMain's writers, as a crash does not
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), servingVariable+"=1")
	cmd.Stdin = encodeJobs(programs, indices)
	cmd.Stderr = &escaped
	cmd.ExtraFiles = []*os.File{write}
	if err := cmd.Start(); err != nil {
		write.Close()
		return fail(err)
	}
	write.Close()

	timer := time.AfterFunc(limit, func() { cmd.Process.Kill() })
	var stdout, stderr bytes.Buffer
	messages := json.NewDecoder(bufio.NewReader(pipe))
	for done < len(indices) {
		var m message
		if err := messages.Decode(&m); err != nil {
			break
		}
		stdout.Write(m.Stdout)
		stderr.Write(m.Stderr)
		if m.Done {
			results[indices[done]] = Result{
				Stdout: stdout.String(), Stderr: trimTrace(stderr.String()), Exit: m.Exit,
				Refused: m.Refused, Failure: m.Failure,
			}
			stdout.Reset()
			stderr.Reset()
			timer.Reset(limit)
			done++
		}
	}
	inTime := timer.Stop()
	if done == len(indices) {
		cmd.Process.Kill() // goroutines that programs left behind must not hold it
	}
	cmd.Wait()
	if done < len(indices) {
		r := Result{Stdout: stdout.String(), Stderr: trimTrace(stderr.String() + escaped.String()), Exit: cmd.ProcessState.ExitCode()}
		if !inTime {
			r.Failure = fmt.Sprintf("still running after %v", limit)
		}
		results[indices[done]] = r
		done++
	}
	return done
}

// job is one program as the child gets it.
type job struct {
	Path   string `json:"path"`
	Source []byte `json:"source"`
}

func encodeJobs(programs []Program, indices []int) io.Reader {
	var b bytes.Buffer
	jobs := json.NewEncoder(&b)
	for _, i := range indices {
		if err := jobs.Encode(job{programs[i].Path, programs[i].Source}); err != nil {
			panic("difftest: " + err.Error()) // strings and bytes always encode
		}
	}
	return &b
}

func decodeJobs(r io.Reader) ([]job, error) {
	var jobs []job
	decoder := json.NewDecoder(r)
	for {
		var j job
		err := decoder.Decode(&j)
		if errors.Is(err, io.EOF) {
			return jobs, nil
		}
		if err != nil {
			return nil, err
		}
		jobs = append(jobs, j)
	}
}

// firstLine shortens a list of diagnostics.
func firstLine(s string) string {
	line, _, _ := strings.Cut(s, "\n")
	return line
}
