package lower

import (
	"reflect"
	"strconv"
	"strings"
)

// name makes a new name.
func (l *lowering) name(prefix string) string {
	l.count++
	return prefix + strconv.Itoa(l.count)
}

// export makes v a member of package n and returns its name.
func (l *lowering) export(prefix string, v reflect.Value) string {
	name := l.name(prefix)
	l.exports[name] = v
	return name
}

// once returns the export called key, making it at first use.
func (l *lowering) once(key string, make func() reflect.Value) string {
	if s, ok := l.cached[key]; ok {
		return s
	}
	prefix := strings.ToUpper(key[:1])
	if i := strings.IndexAny(key, " :"); i > 0 {
		prefix = strings.ToUpper(key[:1]) + key[1:i]
	}
	s := l.export(prefix+"_", make())
	l.cached[key] = s
	return s
}

// plainName keeps the letters and digits of a name, to make lowered programs readable.
func plainName(s string) string {
	return strings.Map(func(r rune) rune {
		if r < 128 && (r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9') {
			return r
		}
		return '_'
	}, s)
}
