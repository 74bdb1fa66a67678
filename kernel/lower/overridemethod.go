package lower

import (
	"io/fs"
	"log"
	"net/url"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
	"galley/lib/notebook"
)

// methodOverride is override for methods of compiled types; the receiver comes first.
func (l *lowering) methodOverride(fn *ssa.Function) (reflect.Value, bool) {
	return l.methodNamed(fn.RelString(nil))
}

// methodNamed is methodOverride for a name as in "(*log.Logger).Print".
func (l *lowering) methodNamed(name string) (reflect.Value, bool) {
	switch name {
	case "(*galley/lib/notebook.Book).Printf":
		return reflect.ValueOf(func(book *notebook.Book, format string, args ...any) {
			book.Printf("%s", l.m.Sprintf(format, args...))
		}), true
	case "(*log.Logger).Fatal":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.m.LogLine(to, l.m.Sprint(args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Fatalf":
		return reflect.ValueOf(func(to *log.Logger, f string, args ...any) { l.m.LogLine(to, l.m.Sprintf(f, args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Fatalln":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.m.LogLine(to, l.m.Sprintln(args...)); l.m.Exit(1) }), true
	case "(*log.Logger).Print":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.m.LogLine(to, l.m.Sprint(args...)) }), true
	case "(*log.Logger).Printf":
		return reflect.ValueOf(func(to *log.Logger, f string, args ...any) { l.m.LogLine(to, l.m.Sprintf(f, args...)) }), true
	case "(*log.Logger).Println":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.m.LogLine(to, l.m.Sprintln(args...)) }), true
	case "(*log.Logger).Panic":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.logPanic(to, l.m.Sprint(args...)) }), true
	case "(*log.Logger).Panicf":
		return reflect.ValueOf(func(to *log.Logger, f string, args ...any) { l.logPanic(to, l.m.Sprintf(f, args...)) }), true
	case "(*log.Logger).Panicln":
		return reflect.ValueOf(func(to *log.Logger, args ...any) { l.logPanic(to, l.m.Sprintln(args...)) }), true
	case "(*log.Logger).Output":
		return reflect.ValueOf(l.m.LogOutput), true
	case "(*io/fs.PathError).Timeout":
		return reflect.ValueOf(func(e *fs.PathError) bool { return l.m.Says(e.Err, "Timeout") }), true
	case "(*net/url.Error).Timeout":
		return reflect.ValueOf(func(e *url.Error) bool { return l.m.Says(e.Err, "Timeout") }), true
	case "(*net/url.Error).Temporary":
		return reflect.ValueOf(func(e *url.Error) bool { return l.m.Says(e.Err, "Temporary") }), true
	case "(*encoding/json.Encoder).Encode":
		return reflect.ValueOf(l.m.JSONEncode), true
	case "(*encoding/json.Decoder).Decode":
		return reflect.ValueOf(l.m.JSONDecode), true
	case "(*runtime.TypeAssertionError).Error":
		return reflect.ValueOf(rt.AssertionText), true
	case "(*sync/atomic.Value).Store":
		return reflect.ValueOf(rt.AtomicStore), true
	case "(*sync/atomic.Value).Swap":
		return reflect.ValueOf(rt.AtomicSwap), true
	case "(*sync/atomic.Value).CompareAndSwap":
		return reflect.ValueOf(rt.AtomicCompareAndSwap), true
	case "(*sync.WaitGroup).Go":
		return reflect.ValueOf(l.m.WaitGroupGo), true
	}
	if name == "(*flag.FlagSet).Output" {
		l.uses["os.Stderr"] = true // it may be what Output gives
	}
	for _, more := range []func(string) (reflect.Value, bool){l.m.FlagMethod, l.m.SlogMethod, l.m.TemplateMethod, l.m.SyncMapMethod} {
		if f, ok := more(name); ok {
			return f, true
		}
	}
	return reflect.Value{}, false
}

func (l *lowering) logPanic(to *log.Logger, text string) {
	l.m.LogLine(to, text)
	l.m.Panic(text)
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
	case "flag.CommandLine":
		return reflect.ValueOf(l.m.CommandLine()), true
	case "flag.Usage":
		return reflect.ValueOf(l.m.FlagUsage()), true
	}
	return reflect.Value{}, false
}
