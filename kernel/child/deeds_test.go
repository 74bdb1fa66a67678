package child

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"galley/lib/notebook"
)

// The test binary is its own child: the job's source names a deed below, and its
// arguments go to it.
func TestMain(m *testing.M) {
	if Is(os.Args) {
		Main(func(_ context.Context, task *Task) Report {
			return deeds[string(task.Job.Source)](task)
		})
	}
	os.Exit(m.Run())
}

// forever is a function so that endless loops are not taken for slips.
func forever() bool { return os.Getpid() != 0 }

var deeds = map[string]func(*Task) Report{
	"fine": func(t *Task) Report {
		t.Book.Cell(1, "First")
		fmt.Fprint(t.Stdout, "one ")
		fmt.Fprint(t.Stdout, "two")
		t.Book.Value("n", "7")
		t.Book.Cell(2, "Second")
		fmt.Fprint(t.Stderr, "careful")
		t.Book.Param("size", "9")
		return Report{}
	},
	"claim": func(t *Task) Report {
		t.Book.Cell(1, "Claims")
		t.SetLine(func() int { return 12 })
		t.Book.Claim("holds", true)
		t.Book.Claim("broken", false)
		t.Book.Value("after", "still runs")
		return Report{}
	},
	"panic": func(t *Task) Report { at(t, 3, 41); panic(fmt.Errorf("index out of range")) },
	"exit":  func(t *Task) Report { at(t, 2, 17); os.Exit(5); return Report{} },
	"exit0": func(t *Task) Report { at(t, 2, 17); os.Exit(0); return Report{} },
	"loop": func(t *Task) Report {
		at(t, 1, 9)
		for forever() {
		}
		return Report{}
	},
	"moves": func(t *Task) Report {
		at(t, 1, 9)
		var asked atomic.Int32
		t.SetLine(func() int { asked.Add(1); return 10 })
		for asked.Load() < 2 { // asked again, the watcher has sent what it heard before
			time.Sleep(time.Millisecond)
		}
		t.Book.Value("moved", "on")
		for forever() {
		}
		return Report{}
	},
	"overflow": func(t *Task) Report { at(t, 1, 8); return Report{Exit: deep(1)} },
	"maps": func(t *Task) Report {
		at(t, 1, 6)
		runtime.GOMAXPROCS(8) // goroutines that take turns do not meet
		m := map[int]int{}
		for i := range 8 {
			go func() {
				for {
					m[i]++
				}
			}()
		}
		select {}
	},
	"goroutine": func(t *Task) Report {
		at(t, 4, 22)
		go func() { panic("in a goroutine") }()
		time.Sleep(time.Minute)
		return Report{}
	},
	"deadlock": func(t *Task) Report { at(t, 1, 5); c := make(chan int); c <- 1; return Report{} },
	"kill": func(t *Task) Report {
		at(t, 2, 30)
		fmt.Fprint(t.Stdout, "before the end")
		syscall.Tgkill(os.Getpid(), syscall.Gettid(), syscall.SIGKILL)
		select {}
	},
	"memory": func(t *Task) Report {
		at(t, 1, 7)
		var kept [][]byte
		for {
			b := make([]byte, 8<<20)
			for i := 0; i < len(b); i += 4096 {
				b[i] = 1
			}
			kept = append(kept, b)
			_ = kept
		}
	},
	"gulp": func(t *Task) Report {
		at(t, 1, 7)
		b := make([]byte, 64<<30)
		return Report{Exit: int(b[0])}
	},
	"flood": func(t *Task) Report {
		t.Book.Cell(1, "Flood")
		for i := range 10000 {
			fmt.Fprintf(t.Stdout, "line %d\n", i)
		}
		t.Book.Cell(2, "After")
		fmt.Fprint(t.Stdout, "still here")
		return Report{}
	},
	"many": func(t *Task) Report {
		at(t, 1, 3)
		for i := range 10000 {
			fmt.Fprintln(t.Stdout, i)
		}
		os.Exit(1)
		return Report{}
	},
	"endless": func(t *Task) Report {
		for forever() {
			fmt.Fprint(t.Stdout, "no line ends here")
		}
		return Report{}
	},
	"values": func(t *Task) Report {
		at(t, 2, 14)
		for i := 0; forever(); i++ {
			t.Book.Value(fmt.Sprint("v", i), strings.Repeat("x", 1000))
		}
		return Report{}
	},
	"raw": func(t *Task) Report {
		t.Book.Cell(1, "Raw")
		fmt.Fprintln(os.Stderr, "past the book")
		return Report{}
	},
	"read": func(t *Task) Report {
		return attempt(func() error { _, err := os.ReadFile(t.Job.Args[0]); return err })
	},
	"list": func(t *Task) Report { return attempt(func() error { _, err := os.ReadDir(t.Job.Args[0]); return err }) },
	"write": func(t *Task) Report {
		return attempt(func() error { return os.WriteFile(t.Job.Args[0], []byte("x"), 0o644) })
	},
	"remove": func(t *Task) Report { return attempt(func() error { return os.Remove(t.Job.Args[0]) }) },
	"dial": func(t *Task) Report {
		return attempt(func() error { _, err := net.DialTimeout("tcp", t.Job.Args[0], time.Second); return err })
	},
	"udp": func(t *Task) Report {
		return attempt(func() error { _, err := net.Dial("udp", t.Job.Args[0]); return err })
	},
	"exec": func(t *Task) Report { return attempt(func() error { return exec.Command(t.Job.Args[0]).Run() }) },
	"signal": func(t *Task) Report {
		return attempt(func() error { return syscall.Kill(os.Getppid(), 0) })
	},
	"environment": func(t *Task) Report {
		fmt.Fprint(t.Stdout, strings.Join(os.Environ(), " "))
		return Report{}
	},
	"stdin": func(t *Task) Report {
		var b bytes.Buffer
		b.ReadFrom(t.Stdin)
		fmt.Fprintf(t.Stdout, "%s|%s", b.String(), strings.Join(t.Job.Args, ","))
		return Report{Exit: 4}
	},
	"remember": func(t *Task) Report {
		m := newMemoOf(t)
		if data, ok := m.Get("key"); ok {
			t.Book.Value("found", string(data))
			return Report{}
		}
		m.Put("key", []byte("remembered"))
		return Report{}
	},
}

func newMemoOf(t *Task) *memo { return t.Memo.(*memo) }

// at opens a cell and says which line is run: with the cell, the parent knows it.
func at(t *Task, cell, line int) {
	t.SetLine(func() int { return line })
	if t.Book != nil {
		t.Book.Cell(cell, "A cell")
	}
}

func deep(n int) int {
	if !forever() {
		return n
	}
	return deep(n+1) + 1
}

func attempt(deed func() error) Report {
	if err := deed(); err != nil {
		return Report{Failure: &notebook.Failure{Kind: "denied", Message: err.Error()}}
	}
	return Report{}
}

func do(t *testing.T, deed string, job Job, options Options) *Result {
	t.Helper()
	job.Source = []byte(deed)
	if job.Kind == "" {
		job.Kind = KindBook
	}
	if job.Path == "" {
		job.Path = "analyses/study/script.go"
	}
	if job.Limits.Time == 0 {
		job.Limits.Time = 2 * time.Minute // no test waits for it
	}
	result, err := Run(context.Background(), job, options)
	if err != nil {
		t.Fatal(err)
	}
	return result
}
