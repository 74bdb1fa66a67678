package rt

import (
	"io"
	"log"
	"reflect"
	"sort"
	"sync"
)

// opened is what is in a Box: compiled code that works by reflection is given this.
func opened(x any) any {
	if b, ok := x.(Box); ok {
		return b.V
	}
	return x
}

// SortSlice is sort.Slice.
func SortSlice(x any, less func(i, j int) bool) { sort.Slice(opened(x), less) }

// SortSliceStable is sort.SliceStable.
func SortSliceStable(x any, less func(i, j int) bool) { sort.SliceStable(opened(x), less) }

// SliceIsSorted is sort.SliceIsSorted.
func SliceIsSorted(x any, less func(i, j int) bool) bool { return sort.SliceIsSorted(opened(x), less) }

// DeepEqual is reflect.DeepEqual.
func (m *Machine) DeepEqual(x, y any) bool {
	x, y = m.Canon(x), m.Canon(y)
	a, ok := x.(Box)
	b, also := y.(Box)
	if ok != also || ok && a.T != b.T {
		return false
	}
	if ok {
		return m.deep(a.value(), b.value(), map[[2]uintptr]bool{})
	}
	if x == nil || y == nil {
		return x == y
	}
	return m.deep(reflect.ValueOf(x), reflect.ValueOf(y), map[[2]uintptr]bool{})
}

func (m *Machine) deep(a, b reflect.Value, seen map[[2]uintptr]bool) bool {
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Interface:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		return m.DeepEqual(a.Interface(), b.Interface())
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		if a.Pointer() == b.Pointer() && (a.Kind() != reflect.Slice || a.Len() == b.Len()) {
			return true
		}
		key := [2]uintptr{a.Pointer(), b.Pointer()}
		if seen[key] {
			return true
		}
		seen[key] = true
	case reflect.Func:
		return a.IsNil() && b.IsNil()
	}
	switch a.Kind() {
	case reflect.Pointer:
		return m.deep(a.Elem(), b.Elem(), seen)
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !m.deep(a.Index(i), b.Index(i), seen) {
				return false
			}
		}
		return true
	case reflect.Map:
		if a.Len() != b.Len() {
			return false
		}
		for _, k := range a.MapKeys() {
			v, w := a.MapIndex(k), b.MapIndex(k)
			if !w.IsValid() || !m.deep(v, w, seen) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			if !a.Type().Field(i).IsExported() {
				return reflect.DeepEqual(a.Interface(), b.Interface())
			}
			if !m.deep(a.Field(i), b.Field(i), seen) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}

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
