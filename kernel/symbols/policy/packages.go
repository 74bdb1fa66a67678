package policy

import "slices"

// Standard lists the packages of the standard library that a script may import.
var Standard = []string{
	"bufio", "bytes", "cmp", "compress/flate", "compress/gzip", "compress/zlib",
	"container/heap", "container/list", "container/ring", "context",
	"crypto/hmac", "crypto/md5", "crypto/sha1", "crypto/sha256", "crypto/sha512", "crypto/subtle",
	"encoding", "encoding/ascii85", "encoding/base32", "encoding/base64", "encoding/binary",
	"encoding/csv", "encoding/hex", "encoding/json", "encoding/pem", "encoding/xml", "errors", "flag", "fmt",
	"hash", "hash/adler32", "hash/crc32", "hash/crc64", "hash/fnv", "hash/maphash",
	"html", "html/template", "image", "image/color", "index/suffixarray", "io", "io/fs", "io/ioutil", "iter",
	"log", "log/slog", "maps", "math", "math/big", "math/bits", "math/cmplx",
	"math/rand", "math/rand/v2", "mime", "net/netip", "net/url", "os", "path", "path/filepath", "reflect", "regexp", "regexp/syntax", "runtime",
	"slices", "sort", "strconv", "strings", "sync", "sync/atomic",
	"text/scanner", "text/tabwriter", "text/template", "text/template/parse",
	"time", "unicode", "unicode/utf16", "unicode/utf8", "unique",
}

// Library lists Galley's own packages for scripts.
var Library = []string{
	"galley/lib/contrast", "galley/lib/contrast/calibration", "galley/lib/figure", "galley/lib/frame", "galley/lib/frontier",
	"galley/lib/metric", "galley/lib/notebook", "galley/lib/published", "galley/lib/readers",
	"galley/lib/record", "galley/lib/stats", "galley/lib/table",
}

// only lists, for packages of which most is kept out, what is left in.
var only = map[string][]string{
	"os": {
		"Args", "Exit", "Stdin", "Stdout", "Stderr", "File", "PathError", "ErrNotExist", "ErrExist",
		"ErrInvalid", "ErrPermission", "ErrClosed",
	},
	"io/ioutil": {"ReadAll", "Discard", "NopCloser"},
	// The types of files come from the host's tables.
	"mime": {
		"FormatMediaType", "ParseMediaType", "WordEncoder", "WordDecoder", "BEncoding", "QEncoding",
		"ErrInvalidMediaParameter",
	},
	"path/filepath": {
		"Base", "Clean", "Dir", "Ext", "FromSlash", "IsAbs", "Join", "Match", "Rel", "Split",
		"SplitList", "ToSlash", "VolumeName", "ErrBadPattern",
	},
	"reflect": {"DeepEqual"},
	"runtime": {"Error", "TypeAssertionError", "GC", "Gosched", "KeepAlive", "Goexit", "NumCPU", "GOMAXPROCS"},
}

// never lists what is kept out of packages that are otherwise open: files, and what the
// kernel cannot do right.
var never = map[string][]string{
	"text/template": {"ParseFiles", "ParseGlob", "ParseFS"},
	"html/template": {"ParseFiles", "ParseGlob", "ParseFS"},
	"image":         {"Decode", "DecodeConfig", "RegisterFormat"},
	"io/fs":         {"Glob", "Lstat", "ReadDir", "ReadFile", "ReadLink", "Stat", "Sub", "WalkDir"},
	"log":           {"Default", "Llongfile"},
	"log/slog":      {"Source"},
	// A script reads through its Book, and what it makes is written by the kernel.
	"galley/lib/frontier":  {"Simulate", "SimulateWith"},
	"galley/lib/notebook":  {"Digest", "Files", "HashFolder", "New", "Protect"},
	"galley/lib/published": {"Load"},
	"galley/lib/readers":   {"Import", "ImportTo", "Simulate"},
	"galley/lib/record":    {"HashFile", "Import", "Infer", "Open", "ReadFile", "Validate", "Write"},
}

// Impure lists what makes two runs of an analysis differ: refused with a Book, fine in a
// package main.
var Impure = map[string][]string{
	"time": {"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTicker", "NewTimer", "Sleep"},
	"math/rand": {
		"ExpFloat64", "Float32", "Float64", "Int", "Int31", "Int31n", "Int63", "Int63n", "Intn",
		"NormFloat64", "Perm", "Shuffle", "Uint32", "Uint64", "Seed", "Read",
	},
	"math/rand/v2": {
		"ExpFloat64", "Float32", "Float64", "Int", "Int32", "Int32N", "Int64", "Int64N", "IntN",
		"NormFloat64", "Perm", "Shuffle", "Uint", "Uint32", "Uint32N", "Uint64", "Uint64N", "UintN", "N",
	},
	"runtime":      {"NumCPU", "GOMAXPROCS"},
	"hash/maphash": {"MakeSeed", "String", "Bytes", "Hash"},
	"log/slog":     {"New", "NewLogLogger"},
}

// Process lists what belongs to the process: refused with a Book, fine in a package main.
var Process = map[string][]string{
	"os": {"Args", "Exit", "Stdin", "Stdout", "Stderr"},
	"log": {
		"Print", "Printf", "Println", "Fatal", "Fatalf", "Fatalln", "Panic", "Panicf", "Panicln", "SetFlags",
		"SetOutput", "SetPrefix", "Writer",
	},
	"fmt": {"Scan", "Scanf", "Scanln"},
	"log/slog": {
		"Debug", "DebugContext", "Default", "Error", "ErrorContext", "Info", "InfoContext", "Log", "LogAttrs",
		"SetDefault", "SetLogLoggerLevel", "Warn", "WarnContext", "With",
	},
}

// Importable reports whether a script may import path.
func Importable(path string) bool {
	return slices.Contains(Standard, path) || slices.Contains(Library, path)
}

// Kept reports whether most of a package is kept out, so that only its constants are free.
func Kept(path string) bool { return only[path] != nil }

// Allowed reports whether a script may use the exported name of a package.
func Allowed(path, name string) bool {
	if list, ok := only[path]; ok {
		return slices.Contains(list, name)
	}
	return !slices.Contains(never[path], name)
}

// Own reports whether an analysis may use name: it does not belong to the process.
func Own(path, name string) bool { return path != "flag" && !slices.Contains(Process[path], name) }

// Pure reports whether an analysis may use name: it gives the same result in every run.
func Pure(path, name string) bool { return !slices.Contains(Impure[path], name) }
