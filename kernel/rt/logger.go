package rt

import (
	"io"
	"log"
	"sync"
	"sync/atomic"
)

// standard is the script's standard logger.
type standard struct {
	once sync.Once
	log  *log.Logger
}

// logPlaces holds where the calls of loggers stand that are about to be made.
type logPlaces struct {
	on atomic.Bool
	of sync.Map   // goroutine id → "file.go:12"
	mu sync.Mutex // held while a line with a place is written
}

// LogAt says where the call of a logger stands that this goroutine makes next.
func (m *Machine) LogAt(place string) {
	m.logging.on.Store(true)
	m.logging.of.Store(goroutine(), place)
}

// LogLine writes a line as the logger's own methods do. Where its flags ask for file and line,
// they are what LogAt has said; of a call that stands in no line of the script, because it is
// deferred or made by other code, they are not known.
func (m *Machine) LogLine(to *log.Logger, text string) {
	place := ""
	if m.logging.on.Load() {
		p, _ := m.logging.of.LoadAndDelete(goroutine())
		place, _ = p.(string)
	}
	flags := to.Flags()
	switch {
	case flags&(log.Lshortfile|log.Llongfile) == 0:
		to.Print(text)
		return
	case flags&log.Lshortfile == 0:
		m.refuse("runtime", "log.Llongfile")
	case place == "":
		m.refuse("runtime", "log.Lshortfile in a call that is deferred, or made by way of a value,")
	}
	head, prefix := place+": ", to.Prefix()
	if flags&log.Lmsgprefix != 0 {
		head, prefix = head+prefix, ""
	}
	m.logging.mu.Lock()
	defer m.logging.mu.Unlock()
	log.New(to.Writer(), prefix, flags&^(log.Lshortfile|log.Llongfile|log.Lmsgprefix)).Print(head + text)
}

// LogOutput is the method Output of a logger.
func (m *Machine) LogOutput(to *log.Logger, depth int, text string) error {
	if to.Flags()&(log.Lshortfile|log.Llongfile) != 0 {
		m.refuse("runtime", "log.Lshortfile in a call of Output")
	}
	return to.Output(depth, text)
}

func (m *Machine) logger() *log.Logger {
	m.standard.once.Do(func() { m.standard.log = log.New(m.Host.Stderr, "", log.LstdFlags) })
	return m.standard.log
}

// LogPrint is log.Print; those that follow are package log's too.
func (m *Machine) LogPrint(args ...any) { m.LogLine(m.logger(), m.Sprint(args...)) }

// LogPrintf is log.Printf.
func (m *Machine) LogPrintf(format string, args ...any) {
	m.LogLine(m.logger(), m.Sprintf(format, args...))
}

// LogPrintln is log.Println.
func (m *Machine) LogPrintln(args ...any) { m.LogLine(m.logger(), m.Sprintln(args...)) }

// LogFatal is log.Fatal.
func (m *Machine) LogFatal(args ...any) { m.LogPrint(args...); m.Exit(1) }

// LogFatalf is log.Fatalf.
func (m *Machine) LogFatalf(format string, args ...any) { m.LogPrintf(format, args...); m.Exit(1) }

// LogFatalln is log.Fatalln.
func (m *Machine) LogFatalln(args ...any) { m.LogPrintln(args...); m.Exit(1) }

// LogPanic is log.Panic.
func (m *Machine) LogPanic(args ...any) { s := m.Sprint(args...); m.LogLine(m.logger(), s); panic(s) }

// LogPanicf is log.Panicf.
func (m *Machine) LogPanicf(format string, args ...any) {
	s := m.Sprintf(format, args...)
	m.LogLine(m.logger(), s)
	panic(s)
}

// LogPanicln is log.Panicln.
func (m *Machine) LogPanicln(args ...any) {
	s := m.Sprintln(args...)
	m.LogLine(m.logger(), s)
	panic(s)
}

// LogSetFlags is log.SetFlags.
func (m *Machine) LogSetFlags(flag int) { m.logger().SetFlags(flag) }

// LogFlags is log.Flags.
func (m *Machine) LogFlags() int { return m.logger().Flags() }

// LogSetPrefix is log.SetPrefix.
func (m *Machine) LogSetPrefix(p string) { m.logger().SetPrefix(p) }

// LogPrefix is log.Prefix.
func (m *Machine) LogPrefix() string { return m.logger().Prefix() }

// LogSetOutput is log.SetOutput.
func (m *Machine) LogSetOutput(w io.Writer) { m.logger().SetOutput(w) }

// LogWriter is log.Writer.
func (m *Machine) LogWriter() io.Writer { return m.logger().Writer() }

// LogStandard is log.Output.
func (m *Machine) LogStandard(depth int, text string) error {
	return m.LogOutput(m.logger(), depth, text)
}
