package lower

import (
	"fmt"
	"path/filepath"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// logAt writes, before the call of a logger, where it stands: a logger may be asked to write
// that. It does so in scripts that name log.Lshortfile. Calls that the script does not write
// itself, those of method values, stand nowhere.
func (b *body) logAt(in *ssa.Call) {
	fn := in.Call.StaticCallee()
	if !in.Pos().IsValid() || fn == nil || fn.Object() == nil || fn.Object().Pkg() == nil || fn.Object().Pkg().Path() != "log" || !b.namesPlaces() {
		return
	}
	switch strings.TrimRight(fn.Name(), "fln") {
	case "Print", "Fata", "Panic":
		at := b.c.Fset.Position(in.Pos())
		place := fmt.Sprintf("%s:%d", filepath.Base(at.Filename), at.Line)
		b.emit("%s()", b.once("LogAt "+place, func() reflect.Value {
			return reflect.ValueOf(func() { b.m.LogAt(place) })
		}))
	}
}

// namesPlaces reports whether the script names log.Lshortfile.
func (l *lowering) namesPlaces() bool {
	if l.logged == nil {
		found := false
		for _, obj := range l.c.Info.Uses {
			if obj.Name() == "Lshortfile" && obj.Pkg() != nil && obj.Pkg().Path() == "log" {
				found = true
			}
		}
		l.logged = &found
	}
	return *l.logged
}
