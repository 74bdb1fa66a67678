package lower

import (
	"errors"
	"log"
	"reflect"
	"strings"
	"sync"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
	"galley/lib/notebook"
)

// override gives what runs in the place of a compiled function that would see Boxes, or the
// process, instead of what the script means.
func (l *lowering) override(name string) (reflect.Value, bool) {
	m := l.m
	var f any
	switch name {
	case "fmt.Print":
		f = m.PrintOut
	case "fmt.Printf":
		f = m.Printf
	case "fmt.Println":
		f = m.Println
	case "fmt.Sprint":
		f = m.Sprint
	case "fmt.Sprintf":
		f = m.Sprintf
	case "fmt.Sprintln":
		f = m.Sprintln
	case "fmt.Fprint":
		f = m.Fprint
	case "fmt.Fprintf":
		f = m.Fprintf
	case "fmt.Fprintln":
		f = m.Fprintln
	case "fmt.Append":
		f = m.Append
	case "fmt.Appendf":
		f = m.Appendf
	case "fmt.Appendln":
		f = m.Appendln
	case "fmt.Errorf":
		f = m.Errorf
	case "fmt.Scan":
		f = m.Scan
	case "fmt.Scanf":
		f = m.Scanf
	case "fmt.Scanln":
		f = m.Scanln
	case "fmt.Sscan":
		f = m.Sscan
	case "fmt.Sscanf":
		f = m.Sscanf
	case "fmt.Sscanln":
		f = m.Sscanln
	case "fmt.Fscan":
		f = m.Fscan
	case "fmt.Fscanf":
		f = m.Fscanf
	case "fmt.Fscanln":
		f = m.Fscanln
	case "errors.Is":
		f = m.Is
	case "errors.As":
		f = m.As
	case "errors.Unwrap":
		f = m.Unwrap
	case "errors.Join":
		f = errors.Join
	case "sort.Slice":
		f = rt.SortSlice
	case "sort.SliceStable":
		f = rt.SortSliceStable
	case "sort.SliceIsSorted":
		f = rt.SliceIsSorted
	case "reflect.DeepEqual":
		f = m.DeepEqual
	case "os.Exit":
		f = m.Exit
	case "log.Fatal":
		f = m.LogFatal
	case "log.Fatalf":
		f = m.LogFatalf
	case "log.Fatalln":
		f = m.LogFatalln
	case "log.Print":
		f = m.LogPrint
	case "log.Printf":
		f = m.LogPrintf
	case "log.Println":
		f = m.LogPrintln
	case "log.Panic":
		f = m.LogPanic
	case "log.Panicf":
		f = m.LogPanicf
	case "log.Panicln":
		f = m.LogPanicln
	case "log.SetFlags":
		f = m.LogSetFlags
	case "log.Flags":
		f = m.LogFlags
	case "log.SetPrefix":
		f = m.LogSetPrefix
	case "log.Prefix":
		f = m.LogPrefix
	case "log.SetOutput":
		f = m.LogSetOutput
	case "log.Writer":
		f = m.LogWriter
	case "encoding/json.Marshal":
		f = m.JSONMarshal
	case "encoding/json.MarshalIndent":
		f = m.JSONMarshalIndent
	case "encoding/json.Unmarshal":
		f = m.JSONUnmarshal
	default:
		return reflect.Value{}, false
	}
	return reflect.ValueOf(f), true
}

// methodOverride is override for methods of compiled types; the receiver comes first.
func (l *lowering) methodOverride(fn *ssa.Function) (reflect.Value, bool) {
	switch fn.RelString(nil) {
	case "(*galley/lib/notebook.Book).Printf":
		return reflect.ValueOf(func(book *notebook.Book, format string, args ...any) {
			book.Printf("%s", l.m.Sprintf(format, args...))
		}), true
	case "(*log.Logger).Fatal":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { to.Print(l.m.Sprint(args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Fatalf":
		return reflect.ValueOf(func(to *log.Logger, f string, args ...any) { to.Print(l.m.Sprintf(f, args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Fatalln":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { to.Print(l.m.Sprintln(args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Print":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { to.Print(l.m.Sprint(args...)) }), true
	case "(*log.Logger).Printf":
		return reflect.ValueOf(func(to *log.Logger, f string, args ...any) { to.Print(l.m.Sprintf(f, args...)) }), true
	case "(*log.Logger).Println":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { to.Print(l.m.Sprintln(args...)) }), true
	case "(*encoding/json.Encoder).Encode":
		return reflect.ValueOf(l.m.JSONEncode), true
	case "(*encoding/json.Decoder).Decode":
		return reflect.ValueOf(l.m.JSONDecode), true
	case "(*sync/atomic.Value).Store":
		return reflect.ValueOf(rt.AtomicStore), true
	case "(*sync/atomic.Value).Swap":
		return reflect.ValueOf(rt.AtomicSwap), true
	case "(*sync/atomic.Value).CompareAndSwap":
		return reflect.ValueOf(rt.AtomicCompareAndSwap), true
	case "(*sync.WaitGroup).Go":
		return reflect.ValueOf(func(wg *sync.WaitGroup, f func()) {
			wg.Add(1)
			l.m.Go(func() {
				defer wg.Done()
				f()
			})
		}), true
	}
	return reflect.Value{}, false
}

// hostVariable gives the address of a variable that belongs to the run.
func (l *lowering) hostVariable(name string) (reflect.Value, bool) {
	switch name {
	case "os.Args":
		return reflect.ValueOf(&l.m.Host.Args), true
	case "os.Stdin":
		return reflect.ValueOf(&l.m.Host.Stdin), true
	case "os.Stdout":
		return reflect.ValueOf(&l.m.Host.StdoutFile), true
	case "os.Stderr":
		return reflect.ValueOf(&l.m.Host.StderrFile), true
	}
	return reflect.Value{}, false
}

// opaque reports whether a compiled function keeps the values it is given without looking
// into them, or looks only through methods that a Box has.
func opaque(path, name string) bool {
	switch path {
	case "fmt", "errors", "container/list", "container/ring", "container/heap", "context", "sync", "sync/atomic", "sort", "runtime":
		return true
	}
	return strings.HasPrefix(path, "testing")
}
