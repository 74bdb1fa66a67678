package lower

import (
	"errors"
	"reflect"
	"strings"

	"galley/kernel/rt"
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
	case "context.WithValue":
		f = m.WithValue
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
	case "log.Output":
		f = m.LogStandard
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
	case "time.Sleep":
		f = m.Sleep
	case "time.AfterFunc":
		f = m.AfterFunc
	case "context.AfterFunc":
		f = m.ContextAfterFunc
	case "context.WithTimeout":
		f = m.WithTimeout
	case "context.WithTimeoutCause":
		f = m.WithTimeoutCause
	case "context.WithDeadline":
		f = m.WithDeadline
	case "context.WithDeadlineCause":
		f = m.WithDeadlineCause
	case "time.LoadLocation":
		f = m.LoadLocation
	default:
		for _, more := range []func(string) (reflect.Value, bool){m.FlagFunction, m.SlogFunction, m.TemplateFunction} {
			if f, ok := more(name); ok {
				return f, true
			}
		}
		return reflect.Value{}, false
	}
	return reflect.ValueOf(f), true
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
