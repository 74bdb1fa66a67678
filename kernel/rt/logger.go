package rt

import (
	"io"
	"log"
	"sync"
)

// standard is the script's standard logger.
type standard struct {
	once sync.Once
	log  *log.Logger
}

func (m *Machine) logger() *log.Logger {
	m.standard.once.Do(func() { m.standard.log = log.New(m.Host.Stderr, "", log.LstdFlags) })
	return m.standard.log
}

// LogPrint is log.Print; those that follow are package log's too.
func (m *Machine) LogPrint(args ...any) { m.logger().Print(m.Sprint(args...)) }

// LogPrintf is log.Printf.
func (m *Machine) LogPrintf(format string, args ...any) { m.logger().Print(m.Sprintf(format, args...)) }

// LogPrintln is log.Println.
func (m *Machine) LogPrintln(args ...any) { m.logger().Print(m.Sprintln(args...)) }

// LogFatal is log.Fatal.
func (m *Machine) LogFatal(args ...any) { m.LogPrint(args...); m.Exit(1) }

// LogFatalf is log.Fatalf.
func (m *Machine) LogFatalf(format string, args ...any) { m.LogPrintf(format, args...); m.Exit(1) }

// LogFatalln is log.Fatalln.
func (m *Machine) LogFatalln(args ...any) { m.LogPrintln(args...); m.Exit(1) }

// LogPanic is log.Panic.
func (m *Machine) LogPanic(args ...any) { s := m.Sprint(args...); m.logger().Print(s); panic(s) }

// LogPanicf is log.Panicf.
func (m *Machine) LogPanicf(format string, args ...any) {
	s := m.Sprintf(format, args...)
	m.logger().Print(s)
	panic(s)
}

// LogPanicln is log.Panicln.
func (m *Machine) LogPanicln(args ...any) { s := m.Sprintln(args...); m.logger().Print(s); panic(s) }

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
