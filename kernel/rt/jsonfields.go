package rt

import (
	"cmp"
	"go/types"
	"reflect"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// jsonField is a field of an object: one of a struct, or of a struct embedded in it.
type jsonField struct {
	name   string
	tagged bool
	path   []jsonStep
	typ    jsonType // of the field itself
	base   jsonType // the same without one unnamed pointer
	tag    map[string]bool
	quoted bool
}

// jsonStep leads from a struct to one of its fields.
type jsonStep struct {
	index    int
	name     string
	exported bool
	typ      jsonType
}

// jsonMember is a field of a struct as declared.
type jsonMember struct {
	jsonStep
	embedded bool
	tag      string
}

func (j jsonType) members() []jsonMember {
	var list []jsonMember
	if j.t == nil {
		for i := range j.r.NumField() {
			f := j.r.Field(i)
			list = append(list, jsonMember{jsonStep{i, f.Name, f.IsExported(), jsonType{nil, f.Type}}, f.Anonymous, f.Tag.Get("json")})
		}
		return list
	}
	s := j.t.Go.Underlying().(*types.Struct)
	for i, f := range j.t.Fields() {
		tag := reflect.StructTag(s.Tag(i)).Get("json")
		list = append(list, jsonMember{jsonStep{i, f.Name, f.Exported, jsonTypeOf(f.Type)}, f.Embedded, tag})
	}
	return list
}

var jsonFieldLists sync.Map // jsonType → []jsonField

// fields are the fields of a struct's object in their order. Of several with one name the
// shallowest counts, among those the one tagged, and none if that leaves more than one.
func (j jsonType) fields() []jsonField {
	if list, ok := jsonFieldLists.Load(j); ok {
		return list.([]jsonField)
	}
	found := j.candidates()
	slices.SortStableFunc(found, func(a, b jsonField) int {
		return cmp.Or(strings.Compare(a.name, b.name), cmp.Compare(len(a.path), len(b.path)), -compareBool(a.tagged, b.tagged), comparePaths(a, b))
	})
	var list []jsonField
	for len(found) > 0 {
		n := 1
		for n < len(found) && found[n].name == found[0].name {
			n++
		}
		if n == 1 || len(found[0].path) != len(found[1].path) || found[0].tagged != found[1].tagged {
			list = append(list, found[0])
		}
		found = found[n:]
	}
	slices.SortFunc(list, comparePaths)
	jsonFieldLists.Store(j, list)
	return list
}

func compareBool(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func comparePaths(a, b jsonField) int {
	return slices.CompareFunc(a.path, b.path, func(x, y jsonStep) int { return cmp.Compare(x.index, y.index) })
}

// candidates gathers the fields level by level through embedded structs.
func (j jsonType) candidates() (found []jsonField) {
	type place struct {
		typ  jsonType
		path []jsonStep
	}
	level, times := []place{{typ: j}}, map[jsonType]int{}
	visited := map[jsonType]bool{}
	for len(level) > 0 {
		var next []place
		again := map[jsonType]int{}
		for _, at := range level {
			if visited[at.typ] {
				continue
			}
			visited[at.typ] = true
			for _, member := range at.typ.members() {
				f, ok := member.field(at.path)
				if !ok {
					continue
				}
				if !f.tagged && member.embedded && f.base.kind() == reflect.Struct {
					if again[f.base]++; again[f.base] == 1 {
						next = append(next, place{f.base, f.path})
					}
					continue
				}
				found = append(found, f)
				if times[at.typ] > 1 {
					found = append(found, f) // there are two such structs: neither's field counts
				}
			}
		}
		level, times = next, again
	}
	return found
}

// field makes the field of a member; ok is false if encoding/json passes it over.
func (s jsonMember) field(path []jsonStep) (f jsonField, ok bool) {
	if !s.exported {
		t := s.typ
		if t.kind() == reflect.Pointer {
			t = t.elem()
		}
		if !s.embedded || t.kind() != reflect.Struct {
			return f, false
		}
	}
	if s.tag == "-" {
		return f, false
	}
	name, options, _ := strings.Cut(s.tag, ",")
	f = jsonField{name: s.name, typ: s.typ, base: s.typ, tag: map[string]bool{}, path: append(slices.Clip(path), s.jsonStep)}
	if usableName(name) {
		f.name, f.tagged = name, true
	}
	for option := range strings.SplitSeq(options, ",") {
		f.tag[option] = true
	}
	if f.base.kind() == reflect.Pointer && f.base.name() == "" {
		f.base = f.base.elem()
	}
	switch k := f.base.kind(); {
	case k >= reflect.Bool && k <= reflect.Float64, k == reflect.String:
		f.quoted = f.tag["string"]
	}
	return f, true
}

// usableName tells whether a tag's name may be the key of an object.
func usableName(name string) bool {
	for _, c := range name {
		if !strings.ContainsRune("!#$%&()*+-./:;<=>?@[]^_{|}~ ", c) && !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			return false
		}
	}
	return name != ""
}

// folded is a name without the differences of case that a key may have.
func folded(name string) string {
	var b strings.Builder
	for at := 0; at < len(name); {
		r, n := utf8.DecodeRuneInString(name[at:])
		at += n
		if r < utf8.RuneSelf {
			b.WriteRune(unicode.ToUpper(r))
			continue
		}
		for { // the smallest of those that differ in case only
			other := unicode.SimpleFold(r)
			if other <= r {
				b.WriteRune(other)
				break
			}
			r = other
		}
	}
	return b.String()
}
