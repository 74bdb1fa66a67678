// Logging of the script's own types by slog's handlers: values, errors, groups, handlers.
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"os"
	"time"
)

type pt struct {
	X int `json:"x"`
	y int
}

type secret string

func (secret) LogValue() slog.Value { return slog.StringValue("***") }

type user struct {
	Name string
	ID   int
}

func (u user) LogValue() slog.Value {
	return slog.GroupValue(slog.String("name", u.Name), slog.Any("id", secret("x")))
}

type myErr struct{ code int }

func (e *myErr) Error() string { return fmt.Sprint("code ", e.code) }

type txt struct{ a, b int }

func (t txt) MarshalText() ([]byte, error) {
	if t.a < 0 {
		return nil, errors.New("negative")
	}
	return fmt.Appendf(nil, "%d:%d", t.a, t.b), nil
}

type js struct{ v int }

func (j js) MarshalJSON() ([]byte, error) {
	if j.v < 0 {
		return nil, errors.New("bad js")
	}
	return fmt.Appendf(nil, `{"js":%d}`, j.v), nil
}

type bad struct{ F func() }
type loop int

func (l loop) LogValue() slog.Value { return slog.AnyValue(l + 1) }

type str struct{ n int }

func (s str) String() string { return fmt.Sprintf("<str %d>", s.n) }

type kind string

type nilText struct{ s string }

func (n *nilText) MarshalText() ([]byte, error) { return []byte(n.s), nil }

type boomText int

func (boomText) MarshalText() ([]byte, error) { panic("boom") }

func logAll(l *slog.Logger) {
	l.Info("point", "p", pt{1, 2}, "pp", &pt{3, 4})
	l.Info("secret", "s", secret("hidden"), "u", user{"ann", 3})
	l.Error("err", "err", &myErr{4}, "wrapped", fmt.Errorf("w: %w", &myErr{5}))
	l.Warn("txt", "t", txt{1, 2}, "tb", txt{-1, 0})
	l.Debug("js", "j", js{1}, "jb", js{-1})
	l.Info("mixed", "list", []any{pt{1, 2}, "a", 3}, "map", map[string]any{"k": str{1}})
	l.Info("str", "s", str{7}, "kind", kind("k v"), kind("key"), 1)
	l.Info("bad", "f", bad{}, "lone")
	l.Info("loop", "l", loop(1))
	l.Info("nil", "n", (*nilText)(nil), "nn", nil, "b", boomText(1))
	l.With("a", pt{1, 2}).WithGroup("g").Info("in", slog.Group("h", "x", pt{5, 6}, slog.Int("i", 1)), slog.Any("t", []pt{{1, 2}}))
	l.LogAttrs(context.Background(), slog.LevelWarn+1, "attrs", slog.Any("m", map[string]pt{"a": {1, 2}}), slog.Duration("d", time.Second))
	l.Log(context.Background(), slog.Level(-8), "trace")
	l.InfoContext(context.TODO(), "ctx", "anon", struct{ A, b int }{1, 2})
}

type lv struct{ v *slog.LevelVar }

type handler struct {
	slog.Handler
	n *int
}

func (h handler) Handle(ctx context.Context, r slog.Record) error {
	*h.n++
	r.Add("n", *h.n, "p", pt{9, 9})
	r.Attrs(func(a slog.Attr) bool {
		fmt.Printf("  attr %s kind=%s %v %T\n", a.Key, a.Value.Kind(), a.Value, a.Value.Any())
		return true
	})
	return h.Handler.Handle(ctx, r)
}

func (h handler) WithAttrs(as []slog.Attr) slog.Handler { return handler{h.Handler.WithAttrs(as), h.n} }
func (h handler) WithGroup(s string) slog.Handler       { return handler{h.Handler.WithGroup(s), h.n} }

func main() {
	noTime := func(groups []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey && len(groups) == 0 {
			return slog.Attr{}
		}
		if p, ok := a.Value.Any().(pt); ok {
			return slog.Any(a.Key, pt{p.X * 10, p.y * 10})
		}
		return a
	}
	opts := &slog.HandlerOptions{Level: slog.LevelDebug, ReplaceAttr: noTime}
	logAll(slog.New(slog.NewTextHandler(os.Stdout, opts)))
	logAll(slog.New(slog.NewJSONHandler(os.Stdout, opts)))
	n := 0
	logAll(slog.New(handler{slog.NewTextHandler(os.Stdout, opts), &n}))
	v := slog.AnyValue(secret("a"))
	fmt.Println(v.Kind(), v.Resolve(), v.Any().(secret), v.LogValuer().LogValue())
	fmt.Printf("%T %T\n", v.Any(), v.LogValuer())
	fmt.Println(slog.AnyValue(pt{1, 2}).Equal(slog.AnyValue(pt{1, 2})), slog.Any("a", js{1}).Equal(slog.Any("a", js{2})), slog.AnyValue(pt{1, 2}))
	fmt.Println(slog.Any("k", pt{1, 2}), slog.Group("g", "a", str{1}))
	log.SetFlags(0)
	log.SetOutput(os.Stdout)
	slog.Info("default", "p", pt{1, 2})
	slog.With("x", str{2}).Warn("w")
	var buf bytes.Buffer
	slog.SetDefault(slog.New(slog.NewJSONHandler(&buf, opts)))
	log.Print("through slog ", pt{1, 2})
	slog.Debug("d")
	fmt.Print(buf.String())
	var m map[string]any
	fmt.Println(json.Unmarshal(buf.Bytes()[:bytes.IndexByte(buf.Bytes(), '\n')], &m), m["msg"])
	slog.NewLogLogger(slog.NewTextHandler(os.Stdout, opts), slog.LevelError).Printf("via %v", str{3})
	var lvl slog.LevelVar
	lvl.Set(slog.LevelWarn)
	l := slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: &lvl, ReplaceAttr: noTime}))
	l.Info("hidden")
	lvl.Set(slog.LevelInfo)
	l.Info("shown", "level", &lvl)
	fmt.Println(l.Enabled(context.Background(), slog.LevelDebug))
}

// Output:
// level=INFO msg=point p="{X:10 y:20}" pp="&{X:3 y:4}"
// level=INFO msg=secret s=*** u.name=ann u.id=***
// level=ERROR msg=err err="code 4" wrapped="w: code 5"
// level=WARN msg=txt t=1:2 tb=!ERROR:negative
// level=DEBUG msg=js j={v:1} jb={v:-1}
// level=INFO msg=mixed list="[{X:1 y:2} a 3]" map="map[k:<str 1>]"
// level=INFO msg=str s="<str 7>" kind="k v" !BADKEY=key !BADKEY=1
// level=INFO msg=bad f={F:<nil>} !BADKEY=lone
// level=INFO msg=loop l="LogValue called too many times on Value of type main.loop"
// level=INFO msg=nil n=<nil> nn=<nil> b="!PANIC: boom"
// level=INFO msg=in a="{X:10 y:20}" g.h.x="{X:50 y:60}" g.h.i=1 g.t="[{X:1 y:2}]"
// level=WARN+1 msg=attrs m="map[a:{X:1 y:2}]" d=1s
// level=INFO msg=ctx anon="{A:1 b:2}"
// {"level":"INFO","msg":"point","p":{"x":10},"pp":{"x":3}}
// {"level":"INFO","msg":"secret","s":"***","u":{"name":"ann","id":"***"}}
// {"level":"ERROR","msg":"err","err":"code 4","wrapped":"w: code 5"}
// {"level":"WARN","msg":"txt","t":"1:2","tb":"!ERROR:json: error calling MarshalText for type main.txt: negative"}
// {"level":"DEBUG","msg":"js","j":{"js":1},"jb":"!ERROR:json: error calling MarshalJSON for type main.js: bad js"}
// {"level":"INFO","msg":"mixed","list":[{"x":1},"a",3],"map":{"k":{}}}
// {"level":"INFO","msg":"str","s":{},"kind":"k v","!BADKEY":"key","!BADKEY":1}
// {"level":"INFO","msg":"bad","f":"!ERROR:json: unsupported type: func()","!BADKEY":"lone"}
// {"level":"INFO","msg":"loop","l":"LogValue called too many times on Value of type main.loop"}
// {"level":"INFO","msg":"nil","n":null,"nn":null,"b":"!PANIC: boom"}
// {"level":"INFO","msg":"in","a":{"x":10},"g":{"h":{"x":{"x":50},"i":1},"t":[{"x":1}]}}
// {"level":"WARN+1","msg":"attrs","m":{"a":{"x":1}},"d":1000000000}
// {"level":"INFO","msg":"ctx","anon":{"A":1}}
//   attr p kind=Any {1 2} main.pt
//   attr pp kind=Any &{3 4} *main.pt
//   attr n kind=Int64 1 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=point p="{X:10 y:20}" pp="&{X:3 y:4}" n=1 p="{X:90 y:90}"
//   attr s kind=LogValuer hidden main.secret
//   attr u kind=LogValuer {ann 3} main.user
//   attr n kind=Int64 2 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=secret s=*** u.name=ann u.id=*** n=2 p="{X:90 y:90}"
//   attr err kind=Any code 4 *main.myErr
//   attr wrapped kind=Any w: code 5 *fmt.wrapError
//   attr n kind=Int64 3 int64
//   attr p kind=Any {9 9} main.pt
// level=ERROR msg=err err="code 4" wrapped="w: code 5" n=3 p="{X:90 y:90}"
//   attr t kind=Any {1 2} main.txt
//   attr tb kind=Any {-1 0} main.txt
//   attr n kind=Int64 4 int64
//   attr p kind=Any {9 9} main.pt
// level=WARN msg=txt t=1:2 tb=!ERROR:negative n=4 p="{X:90 y:90}"
//   attr j kind=Any {1} main.js
//   attr jb kind=Any {-1} main.js
//   attr n kind=Int64 5 int64
//   attr p kind=Any {9 9} main.pt
// level=DEBUG msg=js j={v:1} jb={v:-1} n=5 p="{X:90 y:90}"
//   attr list kind=Any [{1 2} a 3] []interface {}
//   attr map kind=Any map[k:<str 1>] map[string]interface {}
//   attr n kind=Int64 6 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=mixed list="[{X:1 y:2} a 3]" map="map[k:<str 1>]" n=6 p="{X:90 y:90}"
//   attr s kind=Any <str 7> main.str
//   attr kind kind=Any k v main.kind
//   attr !BADKEY kind=Any key main.kind
//   attr !BADKEY kind=Int64 1 int64
//   attr n kind=Int64 7 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=str s="<str 7>" kind="k v" !BADKEY=key !BADKEY=1 n=7 p="{X:90 y:90}"
//   attr f kind=Any {<nil>} main.bad
//   attr !BADKEY kind=String lone string
//   attr n kind=Int64 8 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=bad f={F:<nil>} !BADKEY=lone n=8 p="{X:90 y:90}"
//   attr l kind=LogValuer 1 main.loop
//   attr n kind=Int64 9 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=loop l="LogValue called too many times on Value of type main.loop" n=9 p="{X:90 y:90}"
//   attr n kind=Any <nil> *main.nilText
//   attr nn kind=Any <nil> <nil>
//   attr b kind=Any 1 main.boomText
//   attr n kind=Int64 10 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=nil n=<nil> nn=<nil> b="!PANIC: boom" n=10 p="{X:90 y:90}"
//   attr h kind=Group [x={5 6} i=1] []slog.Attr
//   attr t kind=Any [{1 2}] []main.pt
//   attr n kind=Int64 11 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=in a="{X:10 y:20}" g.h.x="{X:50 y:60}" g.h.i=1 g.t="[{X:1 y:2}]" g.n=11 g.p="{X:90 y:90}"
//   attr m kind=Any map[a:{1 2}] map[string]main.pt
//   attr d kind=Duration 1s time.Duration
//   attr n kind=Int64 12 int64
//   attr p kind=Any {9 9} main.pt
// level=WARN+1 msg=attrs m="map[a:{X:1 y:2}]" d=1s n=12 p="{X:90 y:90}"
//   attr anon kind=Any {1 2} struct { A int; b int }
//   attr n kind=Int64 13 int64
//   attr p kind=Any {9 9} main.pt
// level=INFO msg=ctx anon="{A:1 b:2}" n=13 p="{X:90 y:90}"
// LogValuer *** a ***
// main.secret main.secret
// true false {1 2}
// k={1 2} g=[a=<str 1>]
// INFO default p="{X:1 y:2}"
// WARN w x="<str 2>"
// {"level":"INFO","msg":"through slog {1 2}"}
// {"level":"DEBUG","msg":"d"}
// <nil> through slog {1 2}
// level=ERROR msg="via <str 3>"
// level=INFO msg=shown level=INFO
// false
