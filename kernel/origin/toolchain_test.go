package origin

import (
	"runtime/debug"
	"testing"
)

func TestPinned(t *testing.T) {
	goMod := "module galley\n\nrequire (\n\texample.org/a v1.2.0\n\texample.org/b v0.1.0 // indirect\n)\n"
	goSum := "example.org/a v1.2.0 h1:aaa=\nexample.org/b v0.1.0 h1:bbb=\nexample.org/b v0.1.1 h1:ccc=\n"
	for _, c := range []struct {
		name string
		dep  debug.Module
		want bool
	}{
		{"direct", debug.Module{Path: "example.org/a", Version: "v1.2.0", Sum: "h1:aaa="}, true},
		{"indirect", debug.Module{Path: "example.org/b", Version: "v0.1.0", Sum: "h1:bbb="}, true},
		{"other content", debug.Module{Path: "example.org/a", Version: "v1.2.0", Sum: "h1:zzz="}, false},
		{"version of a workspace", debug.Module{Path: "example.org/b", Version: "v0.1.1", Sum: "h1:ccc="}, false},
		{"a longer version", debug.Module{Path: "example.org/a", Version: "v1.2", Sum: "h1:aaa="}, false},
		{"vendored", debug.Module{Path: "example.org/a", Version: "v1.2.0"}, false},
		{"replaced by a folder", debug.Module{Path: "example.org/a", Version: "v1.2.0", Sum: "h1:aaa=", Replace: &debug.Module{Path: "../a"}}, false},
	} {
		if got := pinned(&debug.BuildInfo{Deps: []*debug.Module{&c.dep}}, goMod, goSum); got != c.want {
			t.Errorf("%s: pinned %v, want %v", c.name, got, c.want)
		}
	}
}

func TestDescribeLeavesOutHowItWasLinked(t *testing.T) {
	plain := []debug.BuildSetting{{Key: "-compiler", Value: "gc"}, {Key: "GOARCH", Value: "amd64"}, {Key: "GOAMD64", Value: "v1"}}
	was := describe(&debug.BuildInfo{Settings: plain}, nil, nil)
	for setting, counts := range map[debug.BuildSetting]bool{
		{Key: "-ldflags", Value: "-s -w"}:    false,
		{Key: "-trimpath", Value: "true"}:    false,
		{Key: "vcs.revision", Value: "0123"}: false,
		{Key: "CGO_ENABLED", Value: "0"}:     false,
		{Key: "-gcflags", Value: "-N"}:       true,
		{Key: "-tags", Value: "noasm"}:       true,
		{Key: "GOEXPERIMENT", Value: "simd"}: true,
	} {
		is := describe(&debug.BuildInfo{Settings: append(plain[:3:3], setting)}, nil, nil)
		if (is != was) != counts {
			t.Errorf("%s=%s changes the origin: %v, want %v", setting.Key, setting.Value, is != was, counts)
		}
	}
	if describe(&debug.BuildInfo{}, []byte("a"), nil) == describe(&debug.BuildInfo{}, []byte("b"), nil) {
		t.Error("another go.mod, the same origin")
	}
}
