// Every name of log/slog, with plain values.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"os"
	"strings"
	"time"
)

type fixed struct{ level slog.Level }

func (f fixed) Level() slog.Level { return f.level }

type token string

func (token) LogValue() slog.Value { return slog.StringValue("redacted") }

var _ slog.LogValuer = token("")
var _ slog.Leveler = fixed{}

func drop(groups []string, a slog.Attr) slog.Attr {
	if a.Key == slog.TimeKey || a.Key == slog.SourceKey {
		return slog.Attr{}
	}
	if a.Key == slog.LevelKey && len(groups) == 0 {
		return slog.String(slog.LevelKey, strings.ToLower(a.Value.Any().(slog.Level).String()))
	}
	if a.Key == slog.MessageKey {
		a.Value = slog.StringValue("<" + a.Value.String() + ">")
	}
	return a
}

func main() {
	ctx := context.Background()
	var h slog.Handler = slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{Level: fixed{slog.LevelDebug}, ReplaceAttr: drop})
	var th *slog.TextHandler = h.(*slog.TextHandler)
	jh := slog.NewJSONHandler(os.Stdout, &slog.HandlerOptions{ReplaceAttr: drop})
	var _ *slog.JSONHandler = jh
	fmt.Println(th.Enabled(ctx, slog.LevelDebug), jh.Enabled(ctx, slog.LevelDebug))
	var mh *slog.MultiHandler = slog.NewMultiHandler(th, jh)
	l := slog.New(mh)
	when := time.Date(2024, 2, 29, 1, 2, 3, 4, time.UTC)
	l.Info("attrs", slog.Bool("b", true), slog.Int("i", -1), slog.Int64("i64", 1<<40), slog.Uint64("u", 1<<63),
		slog.Float64("f", 0.1), slog.String("s", `a "b" <c>`), slog.Time("t", when), slog.Duration("d", 1500*time.Millisecond),
		slog.Any("e", errors.New("an error")), slog.Any("list", []int{1, 2}), slog.Any("map", map[string]int{"b": 1, "a": 2}),
		slog.Group("g", "x", 1, slog.Group("h", "y", 2)), slog.GroupAttrs("ga", slog.Int("z", 3)), slog.Any("tok", token("x")))
	l.Log(ctx, slog.LevelWarn, "log", "odd")
	l.LogAttrs(ctx, slog.LevelError, "attrs", slog.Int("n", 1))
	l.DebugContext(ctx, "dc")
	l.InfoContext(ctx, "ic")
	l.WarnContext(ctx, "wc")
	l.ErrorContext(ctx, "ec")
	l.WithGroup("outer").With("a", 1).WithGroup("inner").Warn("deep", "b", 2)

	for _, v := range []slog.Value{
		slog.AnyValue(nil), slog.AnyValue(int8(3)), slog.BoolValue(true), slog.DurationValue(time.Second), slog.Float64Value(1.5),
		slog.GroupValue(slog.Int("a", 1)), slog.Int64Value(3), slog.IntValue(4), slog.StringValue("s"), slog.TimeValue(when),
		slog.Uint64Value(5), slog.AnyValue(slog.KindBool),
	} {
		fmt.Printf("%v %s %v|", v.Kind(), v, v.Equal(slog.IntValue(4)))
	}
	fmt.Println()
	var k slog.Kind
	for _, k = range []slog.Kind{slog.KindAny, slog.KindBool, slog.KindDuration, slog.KindFloat64, slog.KindGroup, slog.KindInt64,
		slog.KindLogValuer, slog.KindString, slog.KindTime, slog.KindUint64} {
		fmt.Print(int(k), k, " ")
	}
	fmt.Println()

	var lv slog.LevelVar
	lv.Set(slog.LevelInfo + 2)
	text, err := lv.MarshalText()
	fmt.Println(lv.Level(), lv.String(), string(text), err)
	var level slog.Level
	fmt.Println(level.UnmarshalText([]byte("warn-1")), level, level.UnmarshalText([]byte("loud")))
	js, err := slog.LevelError.MarshalJSON()
	fmt.Println(string(js), err)

	r := slog.NewRecord(when, slog.LevelInfo, "made", 0)
	r.AddAttrs(slog.Int("a", 1))
	r.Add("b", 2, slog.Int("c", 3), "lone")
	c := r.Clone()
	c.Add("d", 4)
	fmt.Println(r.NumAttrs(), c.NumAttrs(), r.Message, r.Time.Equal(when))
	fmt.Println(h.Handle(ctx, r))
	var rec slog.Record = c
	fmt.Println(jh.WithAttrs([]slog.Attr{slog.Int("z", 0)}).Handle(ctx, rec))

	var buf bytes.Buffer
	log.SetFlags(0)
	log.SetOutput(&buf)
	var d *slog.Logger = slog.Default()
	d.Info("to log", "a", 1)
	slog.Debug("unseen")
	slog.SetLogLoggerLevel(slog.LevelDebug)
	slog.Debug("seen")
	slog.DebugContext(ctx, "debug")
	slog.Info("info")
	slog.InfoContext(ctx, "info", "k", "v")
	slog.Warn("warn")
	slog.WarnContext(ctx, "warn")
	slog.Error("error", "err", errors.New("x y"))
	slog.ErrorContext(ctx, "error")
	slog.Log(ctx, slog.LevelInfo+1, "log")
	slog.LogAttrs(ctx, slog.LevelInfo, "attrs", slog.Bool("ok", false))
	slog.With("w", 1).WithGroup("g").Info("with", "x", 2)
	fmt.Print(buf.String())
	buf.Reset()
	slog.SetDefault(slog.New(h))
	log.Println("printed")
	slog.NewLogLogger(h, slog.LevelWarn).Print("from a log.Logger")
	fmt.Println(buf.Len(), slog.DiscardHandler.Enabled(ctx, slog.LevelError), log.Flags())
	slog.New(slog.DiscardHandler).Info("nowhere")
}

// Output:
// true false
// level=info msg=<attrs> b=true i=-1 i64=1099511627776 u=9223372036854775808 f=0.1 s="a \"b\" <c>" t=2024-02-29T01:02:03.000Z d=1.5s e="an error" list="[1 2]" map="map[a:2 b:1]" g.x=1 g.h.y=2 ga.z=3 tok=redacted
// {"level":"info","msg":"<attrs>","b":true,"i":-1,"i64":1099511627776,"u":9223372036854775808,"f":0.1,"s":"a \"b\" <c>","t":"2024-02-29T01:02:03.000000004Z","d":1500000000,"e":"an error","list":[1,2],"map":{"a":2,"b":1},"g":{"x":1,"h":{"y":2}},"ga":{"z":3},"tok":"redacted"}
// level=warn msg=<log> !BADKEY=odd
// {"level":"warn","msg":"<log>","!BADKEY":"odd"}
// level=error msg=<attrs> n=1
// {"level":"error","msg":"<attrs>","n":1}
// level=debug msg=<dc>
// level=info msg=<ic>
// {"level":"info","msg":"<ic>"}
// level=warn msg=<wc>
// {"level":"warn","msg":"<wc>"}
// level=error msg=<ec>
// {"level":"error","msg":"<ec>"}
// level=warn msg=<deep> outer.a=1 outer.inner.b=2
// {"level":"warn","msg":"<deep>","outer":{"a":1,"inner":{"b":2}}}
// Any <nil> false|Int64 3 false|Bool true false|Duration 1s false|Float64 1.5 false|Group [a=1] false|Int64 3 false|Int64 4 true|String s false|Time 2024-02-29 01:02:03.000000004 +0000 UTC false|Uint64 5 false|Any 1 false|
// 0 Any 1 Bool 2 Duration 3 Float64 8 Group 4 Int64 9 LogValuer 5 String 6 Time 7 Uint64␣
// INFO+2 LevelVar(INFO+2) INFO+2 <nil>
// <nil> INFO+3 slog: level string "loud": unknown name
// "ERROR" <nil>
// 4 5 made true
// level=info msg=<made> a=1 b=2 c=3 !BADKEY=lone
// <nil>
// {"level":"info","msg":"<made>","z":0,"a":1,"b":2,"c":3,"!BADKEY":"lone","d":4}
// <nil>
// INFO to log a=1
// DEBUG seen
// DEBUG debug
// INFO info
// INFO info k=v
// WARN warn
// WARN warn
// ERROR error err="x y"
// ERROR error
// INFO+1 log
// INFO attrs ok=false
// INFO with w=1 g.x=2
// level=debug msg=<printed>
// level=warn msg="<from a log.Logger>"
// 0 false 0
