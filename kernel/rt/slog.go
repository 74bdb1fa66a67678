package rt

import (
	"bytes"
	"context"
	"log/slog"
	"reflect"
	"strings"
	"sync"
	"time"
	"unsafe"
)

// Package log/slog hands values of any type to its handlers, which ask them for their
// methods. What a script logs is brought into a form (logged) that has the methods which the
// script's value has; the handlers then do what they would do with the value.

// slogState is what a machine has of package slog.
type slogState struct {
	mu    sync.Mutex
	def   *slog.Logger
	level slog.LevelVar // of slog.SetLogLoggerLevel
}

// defaultSlog is slog.Default.
func (m *Machine) defaultSlog() *slog.Logger {
	s := &m.slog
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.def == nil {
		s.def = slog.New(m.defaultHandler())
	}
	return s.def
}

// defaultHandler is slog's, with the machine's logger in the place of package log's.
func (m *Machine) defaultHandler() slog.Handler {
	theirs := reflect.ValueOf(slog.Default().Handler()).Elem()
	ours := reflect.New(theirs.Type())
	ours.Elem().Set(theirs)
	output := ours.Elem().FieldByName("output")
	*(*func(pc uintptr, line []byte) error)(unsafe.Pointer(output.UnsafeAddr())) = func(_ uintptr, line []byte) error {
		return m.LogOutput(m.logger(), 0, string(line))
	}
	return ours.Interface().(slog.Handler)
}

// setDefaultSlog is slog.SetDefault.
func (m *Machine) setDefaultSlog(l *slog.Logger) {
	m.slog.mu.Lock()
	m.slog.def = l
	m.slog.mu.Unlock()
	if h := l.Handler(); reflect.TypeOf(h) != reflect.TypeOf(slog.Default().Handler()) {
		m.logger().SetOutput(&slogWriter{m, h})
		m.logger().SetFlags(0)
	}
}

// setLogLoggerLevel is slog.SetLogLoggerLevel.
func (m *Machine) setLogLoggerLevel(level slog.Level) slog.Level {
	m.slog.level.Set(level)
	return slog.SetLogLoggerLevel(level)
}

// slogWriter passes what package log prints on to a handler.
type slogWriter struct {
	m *Machine
	h slog.Handler
}

// Write hands one line to the handler.
func (w *slogWriter) Write(line []byte) (int, error) {
	level, ctx := w.m.slog.level.Level(), context.Background()
	if !w.h.Enabled(ctx, level) {
		return 0, nil
	}
	text := string(bytes.TrimSuffix(line, []byte("\n")))
	return len(line), w.h.Handle(ctx, slog.NewRecord(time.Now(), level, text, 0))
}

// handlerOptions refuses what only the compiler knows.
func (m *Machine) handlerOptions(o *slog.HandlerOptions) *slog.HandlerOptions {
	if o != nil && o.AddSource {
		m.refuse("runtime", "slog.HandlerOptions.AddSource")
	}
	return o
}

// SlogFunction gives what runs in the place of a function of package log/slog.
func (m *Machine) SlogFunction(name string) (f reflect.Value, ok bool) {
	name, ok = strings.CutPrefix(name, "log/slog.")
	if !ok {
		return f, false
	}
	var fn any
	switch name {
	case "Default":
		fn = m.defaultSlog
	case "SetDefault":
		fn = m.setDefaultSlog
	case "SetLogLoggerLevel":
		fn = m.setLogLoggerLevel
	case "NewTextHandler":
		fn = func(w writer, o *slog.HandlerOptions) *slog.TextHandler {
			return slog.NewTextHandler(w, m.handlerOptions(o))
		}
	case "NewJSONHandler":
		fn = func(w writer, o *slog.HandlerOptions) *slog.JSONHandler {
			return slog.NewJSONHandler(w, m.handlerOptions(o))
		}
	case "Any":
		fn = func(key string, v any) slog.Attr { return slog.Any(key, m.logged(v)) }
	case "AnyValue":
		fn = func(v any) slog.Value { return slog.AnyValue(m.logged(v)) }
	case "Group":
		fn = func(key string, args ...any) slog.Attr { return slog.Group(key, m.allLogged(args)...) }
	case "LogAttrs":
		fn = func(ctx context.Context, level slog.Level, msg string, attrs ...slog.Attr) {
			m.defaultSlog().LogAttrs(ctx, level, msg, attrs...)
		}
	default:
		// Debug to ErrorContext, Log and With are methods of the default logger.
		method, ok := m.SlogMethod("(*log/slog.Logger)." + name)
		if !ok {
			return f, false
		}
		t := method.Type()
		var in, out []reflect.Type
		for i := 1; i < t.NumIn(); i++ {
			in = append(in, t.In(i))
		}
		for i := range t.NumOut() {
			out = append(out, t.Out(i))
		}
		return reflect.MakeFunc(reflect.FuncOf(in, out, true), func(args []reflect.Value) []reflect.Value {
			return method.CallSlice(append([]reflect.Value{reflect.ValueOf(m.defaultSlog())}, args...))
		}), true
	}
	return reflect.ValueOf(fn), true
}

// SlogMethod gives what runs in the place of a method of a type of package log/slog.
func (m *Machine) SlogMethod(name string) (f reflect.Value, ok bool) {
	if !strings.HasPrefix(name, "(log/slog.") && !strings.HasPrefix(name, "(*log/slog.") {
		return f, false
	}
	var fn any
	plain := func(call func(l *slog.Logger, msg string, args ...any)) any {
		return func(l *slog.Logger, msg string, args ...any) { call(l, msg, m.allLogged(args)...) }
	}
	within := func(call func(l *slog.Logger, ctx context.Context, msg string, args ...any)) any {
		return func(l *slog.Logger, ctx context.Context, msg string, args ...any) {
			call(l, ctx, msg, m.allLogged(args)...)
		}
	}
	switch name {
	case "(*log/slog.Logger).Debug":
		fn = plain((*slog.Logger).Debug)
	case "(*log/slog.Logger).Info":
		fn = plain((*slog.Logger).Info)
	case "(*log/slog.Logger).Warn":
		fn = plain((*slog.Logger).Warn)
	case "(*log/slog.Logger).Error":
		fn = plain((*slog.Logger).Error)
	case "(*log/slog.Logger).DebugContext":
		fn = within((*slog.Logger).DebugContext)
	case "(*log/slog.Logger).InfoContext":
		fn = within((*slog.Logger).InfoContext)
	case "(*log/slog.Logger).WarnContext":
		fn = within((*slog.Logger).WarnContext)
	case "(*log/slog.Logger).ErrorContext":
		fn = within((*slog.Logger).ErrorContext)
	case "(*log/slog.Logger).Log":
		fn = func(l *slog.Logger, ctx context.Context, level slog.Level, msg string, args ...any) {
			l.Log(ctx, level, msg, m.allLogged(args)...)
		}
	case "(*log/slog.Logger).With":
		fn = func(l *slog.Logger, args ...any) *slog.Logger { return l.With(m.allLogged(args)...) }
	case "(*log/slog.Record).Add":
		fn = func(r *slog.Record, args ...any) { r.Add(m.allLogged(args)...) }
	case "(log/slog.Value).Any":
		fn = func(v slog.Value) any { return m.Canon(v.Any()) }
	case "(log/slog.Value).LogValuer":
		fn = m.logValuer
	case "(log/slog.Value).Equal":
		fn = m.equalLogged
	case "(log/slog.Attr).Equal":
		fn = func(a, b slog.Attr) bool { return a.Key == b.Key && m.equalLogged(a.Value, b.Value) }
	default:
		return f, false
	}
	return reflect.ValueOf(fn), true
}
