package diag

import "strings"

// ImportKind is the refusal of a package by its path.
func ImportKind(path string) string {
	first, _, _ := strings.Cut(path, "/")
	switch {
	case path == "unsafe":
		return "unsafe"
	case first == "net", first == "syscall", first == "plugin", path == "C", strings.HasPrefix(path, "os/"):
		return "import"
	}
	return "package"
}

// NameKind is the refusal of a name of a package that is otherwise open.
func NameKind(path, name string) string {
	switch path {
	case "reflect":
		return "reflect"
	case "mime":
		return "host"
	case "runtime":
		if name == "GOROOT" || name == "Version" {
			return "host"
		}
		return "runtime"
	case "log", "log/slog":
		return "runtime"
	case "os":
		if ofHost[name] {
			return "host"
		}
	}
	return "name"
}

// ImpureKind is the refusal, in an analysis, of what differs between two runs.
func ImpureKind(path string) string {
	switch path {
	case "math/rand", "math/rand/v2", "hash/maphash":
		return "chance"
	}
	return "clock"
}

// ofHost are the names of package os that tell about the host or the process's surroundings.
var ofHost = map[string]bool{
	"Getenv": true, "LookupEnv": true, "Environ": true, "Setenv": true, "Unsetenv": true, "Clearenv": true,
	"ExpandEnv": true, "Hostname": true, "Getwd": true, "Getpid": true, "Getppid": true, "Getuid": true,
	"Getgid": true, "Geteuid": true, "Getegid": true, "Getgroups": true, "Getpagesize": true, "UserHomeDir": true,
	"UserCacheDir": true, "UserConfigDir": true, "TempDir": true, "Executable": true,
	"File.Fd": true, "File.Stat": true, "File.SyscallConn": true,
}

// outside are the refusals of packages and names.
var outside = []Kind{
	{
		ID:    "import",
		Title: "Packages that reach outside",
		Msg:   "package %q is not available to scripts",
		Fix:   "scripts have no network, processes or files of their own; read through book.Records, or move the code to lib/",
		Why: "Whatever reaches outside (net, os/exec, os/signal, syscall, plugin) would make a result depend on more than its " +
			"records.",
		Bad: `package main

import (
	"fmt"
	"os/exec"
)

func main() {
	out, err := exec.Command("date").Output()
	fmt.Println(string(out), err)
}
`,
		Good: `package main

import "fmt"

const collected = "2026-03-01" // written down with the records

func main() {
	fmt.Println(collected)
}
`,
	},
	{
		ID:    "unsafe",
		Title: "Package unsafe",
		Msg:   "package %q is not available to scripts",
		Fix:   "math.Float64bits and its kin give the bits of a number, encoding/binary its bytes; move the rest to lib/",
		Why: "A script's values are laid out by the interpreter, not by the compiler, and memory read past the types " +
			"would let a script out of its confinement.",
		Bad: `package main

import (
	"fmt"
	"unsafe"
)

func main() {
	x := 1.5
	fmt.Printf("%x\n", *(*uint64)(unsafe.Pointer(&x)))
}
`,
		Good: `package main

import (
	"fmt"
	"math"
)

func main() {
	x := 1.5
	fmt.Printf("%x\n", math.Float64bits(x))
}
`,
	},
	{
		ID:    "package",
		Title: "Packages that are not on the list",
		Msg:   "package %q is not available to scripts",
		Fix:   "scripts know Galley's packages and the pure part of the standard library; use those, or put the code that needs it into lib/, which is compiled",
		Why: "A script is run without the go command: it can import what is built into galley, and its result may depend on " +
			"nothing else. Code in lib/ may import anything that go.mod has; `go generate ./kernel/symbols` hands it to scripts.",
		Bad: `package main

import (
	"fmt"

	"gonum.org/v1/gonum/stat"
)

func main() {
	fmt.Println(stat.Mean([]float64{1, 2, 6}, nil))
}
`,
		Good: `package main

import (
	"fmt"

	"galley/lib/stats"
)

func main() {
	summary, err := stats.Describe([]float64{1, 2, 6})
	fmt.Println(summary.Mean, err)
}
`,
	},
	{
		ID:    "name",
		Title: "Files, and what else is kept out of packages that are otherwise open",
		Msg:   "%s is not available to scripts",
		Fix:   "read through book.Records and write through book.Table, book.Figure or book.Value",
		Why:   "Files are opened by the Book, which hashes what was read and stamps what was made.",
		Bad: `package main

import (
	"fmt"
	"os"
)

func main() {
	data, err := os.ReadFile("notes.txt")
	fmt.Println(len(data), err)
}
`,
		Good: `package main

import (
	"bufio"
	"fmt"
	"strings"
)

const notes = "one\ntwo\n"

func main() {
	lines := bufio.NewScanner(strings.NewReader(notes))
	for lines.Scan() {
		fmt.Println(lines.Text())
	}
}
`,
	},
	{
		ID:    "host",
		Title: "What differs from host to host",
		Msg:   "%s is not available to scripts",
		Fix:   "it differs from host to host: in an analysis declare a parameter (book.Param), in a package main take an argument (os.Args)",
		Why: "The environment, the user, the folders and the tables of the host are not written down anywhere, so that nobody " +
			"could make the same result from them. Parameters are, with every artifact.",
		Bad: `package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Println("level", os.Getenv("LEVEL"))
}
`,
		Good: `package main

import (
	"fmt"
	"os"
)

func main() {
	level := "0.95"
	if len(os.Args) > 1 {
		level = os.Args[1]
	}
	fmt.Println("level", level)
}
`,
	},
	{
		ID:    "reflect",
		Title: "Reflection",
		Msg:   "%s is not available to scripts",
		Fix:   "use a type switch, a generic function or fmt's %T; reflect.DeepEqual is there",
		Why:   "A script's types exist for the checker only: reflect would show the interpreter's types in their place.",
		Bad: `package main

import (
	"fmt"
	"reflect"
)

func main() {
	for _, x := range []any{1, "a", 2.5} {
		fmt.Println(reflect.TypeOf(x), reflect.ValueOf(x).Kind() == reflect.String)
	}
}
`,
		Good: `package main

import "fmt"

func main() {
	for _, x := range []any{1, "a", 2.5} {
		_, text := x.(string)
		fmt.Printf("%T %t\n", x, text)
	}
}
`,
	},
	{
		ID:    "runtime",
		Title: "Looking into the run time",
		Msg:   "%s is not available to scripts",
		Fix:   "leave it out: memory, stacks, goroutines and places in the source are the interpreter's here, not those of the compiled program",
		Why: "What the run time tells about itself cannot be the same interpreted and compiled. A failure names the line of the " +
			"script without it.",
		Bad: `package main

import (
	"fmt"
	"runtime"
)

func main() {
	_, file, line, _ := runtime.Caller(0)
	fmt.Println(file, line, "reached")
}
`,
		Good: `package main

import "fmt"

func main() {
	fmt.Println("main: reached")
}
`,
	},
}
