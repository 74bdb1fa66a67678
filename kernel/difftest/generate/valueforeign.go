package generate

// libraryShapes are types of the library, to be held, embedded, printed and compared. Several
// have methods that package fmt or encoding/json look for.
var libraryShapes = func() []*shape {
	of := func(name string, literals ...string) *shape {
		return &shape{name: name, under: "library", literals: literals, named: true, methods: map[string]bool{}}
	}
	unhashed := func(s *shape) *shape { s.unhashed = true; return s }
	shown := func(s *shape) *shape { s.addr = true; return s }
	integer, text := shapes[0], shapes[15]
	return []*shape{
		of("time.Time", "time.Time{}", "time.Unix(1e9, 5).UTC()", "time.Date(2024, 2, 30, 1, 2, 3, 0, time.UTC)"),
		of("time.Time", "time.Time{}", "time.Unix(0, 0).UTC()"),
		{name: "time.Duration", under: "int64", basic: "int64", named: true, methods: map[string]bool{}},
		{name: "slog.Level", under: "int", basic: "int", named: true, methods: map[string]bool{}},
		{name: "time.Weekday", under: "int", basic: "int", named: true, methods: map[string]bool{}},
		{name: "sort.IntSlice", under: "slice", elem: integer, named: true, methods: map[string]bool{}},
		{name: "sort.StringSlice", under: "slice", elem: text, named: true, methods: map[string]bool{}},
		{name: "url.Values", under: "map", key: text, elem: &shape{name: "[]string", under: "slice", elem: text}, named: true, methods: map[string]bool{}},
		{name: "image.Point", under: "struct", fields: []part{{"X", integer}, {"Y", integer}}, named: true, methods: map[string]bool{}},
		{name: "color.RGBA", under: "struct", fields: []part{{"R", shapes[6]}, {"A", shapes[6]}}, named: true, methods: map[string]bool{}},
		of("image.Rectangle", "image.Rectangle{}", "image.Rect(1, 2, 3, 4)"),
		of("url.URL", "url.URL{}", "url.URL{Scheme: \"s\", Host: \"h\", Path: \"/a b\"}"),
		of("sync.Mutex", "sync.Mutex{}"),
		of("atomic.Int64", "atomic.Int64{}"),
		of("ring.Ring", "ring.Ring{}", "ring.Ring{Value: 1}"),
		unhashed(of("strings.Builder", "strings.Builder{}")),
		unhashed(of("bytes.Buffer", "bytes.Buffer{}", "*bytes.NewBufferString(\"buf\")")),
		unhashed(of("big.Int", "big.Int{}", "*big.NewInt(0)")),
		shown(of("fmt.Stringer", "fmt.Stringer(nil)", "fmt.Stringer(time.Duration(3))", "fmt.Stringer(slog.LevelInfo)")),
		shown(of("sort.Interface", "sort.Interface(nil)", "sort.Interface(sort.IntSlice{3, 1})")),
		shown(of("io.Reader", "io.Reader(nil)", "io.Reader(strings.NewReader(\"r\"))", "io.Reader(&drip{text: \"d\"})")),
	}
}()
