package rt

import (
	"flag"
	"io"
	"reflect"
	"strings"
	"sync"
	"unsafe"
)

// Package flag reads os.Args, writes to os.Stderr and ends the process. In a script these are
// the machine's: each run has flags of the command line of its own, and what the package does
// with a FlagSet is done here with the machine's streams and ending.

// flags is what a machine has of package flag.
type flags struct {
	commandLine *flag.FlagSet // flag.CommandLine
	usage       func()        // flag.Usage
	mu          sync.Mutex
	parsing     map[*flag.FlagSet]flag.ErrorHandling // the script's, while Parse is at work
}

// CommandLine is the address of flag.CommandLine.
func (m *Machine) CommandLine() **flag.FlagSet {
	m.FlagUsage()
	return &m.flags.commandLine
}

// FlagUsage is the address of flag.Usage.
func (m *Machine) FlagUsage() *func() {
	if m.flags.commandLine == nil {
		f := flag.NewFlagSet("", flag.ExitOnError)
		f.Usage = func() { m.flags.usage() }
		m.flags.commandLine = f
		m.flags.usage = func() {
			w := m.flagOutput(m.flags.commandLine)
			io.WriteString(w, "Usage of "+m.Host.Args[0]+":\n")
			m.printDefaults(m.flags.commandLine)
		}
	}
	return &m.flags.usage
}

// Begin is called when the program begins. It returns where the program keeps its mark.
func (m *Machine) Begin() (mark *int) {
	m.begun = true
	m.startFlags()
	m.EnterMain()
	return m.mark
}

// startFlags names the flags of the command line after the program.
func (m *Machine) startFlags() {
	if f := m.flags.commandLine; f != nil && len(m.Host.Args) > 0 {
		f.Init(m.Host.Args[0], flag.ExitOnError)
	}
}

// flagField is an unexported field of a FlagSet.
func flagField[T any](f *flag.FlagSet, name string) *T {
	v := reflect.ValueOf(f).Elem().FieldByName(name)
	return (*T)(unsafe.Pointer(v.UnsafeAddr()))
}

// hostOutput stands for os.Stderr while package flag writes.
type hostOutput struct{ io.Writer }

// flagOutput is (*flag.FlagSet).Output.
func (m *Machine) flagOutput(f *flag.FlagSet) io.Writer {
	switch w := (*flagField[io.Writer](f, "output")).(type) {
	case nil, hostOutput:
		if m.Host.StderrFile != nil {
			return m.Host.StderrFile
		}
		return m.Host.Stderr
	default:
		return w
	}
}

// withOutput makes f write to the machine's standard error while run is at work.
func (m *Machine) withOutput(f *flag.FlagSet, run func()) {
	output := flagField[io.Writer](f, "output")
	if *output == nil {
		*output = hostOutput{m.flagOutput(f)}
		defer func() {
			if _, ours := (*output).(hostOutput); ours {
				*output = nil
			}
		}()
	}
	run()
}

// errorHandling is (*flag.FlagSet).ErrorHandling.
func (m *Machine) errorHandling(f *flag.FlagSet) flag.ErrorHandling {
	m.flags.mu.Lock()
	defer m.flags.mu.Unlock()
	if how, ok := m.flags.parsing[f]; ok {
		return how
	}
	return f.ErrorHandling()
}

// parseFlags is (*flag.FlagSet).Parse.
func (m *Machine) parseFlags(f *flag.FlagSet, args []string) (err error) {
	how := m.errorHandling(f)
	m.flags.mu.Lock()
	field := flagField[flag.ErrorHandling](f, "errorHandling")
	before, inside := m.flags.parsing[f]
	if m.flags.parsing == nil {
		m.flags.parsing = map[*flag.FlagSet]flag.ErrorHandling{}
	}
	m.flags.parsing[f], *field = how, flag.ContinueOnError
	m.flags.mu.Unlock()
	func() {
		defer func() {
			m.flags.mu.Lock()
			defer m.flags.mu.Unlock()
			if inside {
				m.flags.parsing[f] = before
				return
			}
			delete(m.flags.parsing, f)
			*field = how
		}()
		m.withOutput(f, func() {
			if f.Usage == nil && scriptValues(f) {
				f.Usage = func() { m.defaultUsage(f) }
				defer func() { f.Usage = nil }()
			}
			err = f.Parse(args)
		})
	}()
	switch {
	case err == nil || how == flag.ContinueOnError:
		return err
	case how == flag.PanicOnError:
		panic(err)
	case err == flag.ErrHelp:
		m.Exit(0)
	}
	m.Exit(2)
	return err
}

// newFlagSet is flag.NewFlagSet.
func (m *Machine) newFlagSet(name string, how flag.ErrorHandling) *flag.FlagSet {
	f := flag.NewFlagSet(name, how)
	f.Usage = func() { m.defaultUsage(f) }
	return f
}

// FlagFunction gives what runs in the place of a function of package flag.
func (m *Machine) FlagFunction(name string) (f reflect.Value, ok bool) {
	name, ok = strings.CutPrefix(name, "flag.")
	if !ok {
		return f, false
	}
	switch name {
	case "NewFlagSet":
		return reflect.ValueOf(m.newFlagSet), true
	case "UnquoteUsage":
		return f, false
	case "Parse":
		line := m.CommandLine()
		return reflect.ValueOf(func() { m.parseFlags(*line, m.Host.Args[1:]) }), true
	}
	method, ok := m.FlagMethod("(*flag.FlagSet)." + name)
	if !ok {
		return f, false
	}
	line := m.CommandLine()
	t := method.Type()
	var in, out []reflect.Type
	for i := 1; i < t.NumIn(); i++ {
		in = append(in, t.In(i))
	}
	for i := range t.NumOut() {
		out = append(out, t.Out(i))
	}
	return reflect.MakeFunc(reflect.FuncOf(in, out, false), func(args []reflect.Value) []reflect.Value {
		return method.Call(append([]reflect.Value{reflect.ValueOf(*line)}, args...))
	}), true
}

// FlagMethod gives what runs in the place of a method of FlagSet.
func (m *Machine) FlagMethod(name string) (f reflect.Value, ok bool) {
	name, ok = strings.CutPrefix(name, "(*flag.FlagSet).")
	if !ok {
		return f, false
	}
	switch name {
	case "Parse":
		return reflect.ValueOf(m.parseFlags), true
	case "ErrorHandling":
		return reflect.ValueOf(m.errorHandling), true
	case "Output":
		return reflect.ValueOf(m.flagOutput), true
	case "PrintDefaults":
		return reflect.ValueOf(m.printDefaults), true
	case "TextVar":
		return reflect.ValueOf(m.textFlag), true
	}
	method, ok := reflect.TypeFor[*flag.FlagSet]().MethodByName(name)
	if !ok {
		return f, false
	}
	return reflect.MakeFunc(method.Type, func(args []reflect.Value) (out []reflect.Value) {
		m.withOutput(args[0].Interface().(*flag.FlagSet), func() { out = method.Func.Call(args) })
		return out
	}), true
}
