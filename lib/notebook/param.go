package notebook

import (
	"slices"
	"strconv"
)

// Param returns the text parameter name, or def when it was not set from outside
// (galley build NAME --set name=value). Parameters are part of the manifest.
func (b *Book) Param(name, def string) string {
	b.enter()
	defer b.mu.Unlock()
	value, set := b.options.Params[name]
	if !set {
		value = def
	}
	known := slices.ContainsFunc(b.outcome.Params, func(p Param) bool { return p.Name == name })
	if !known {
		b.emit(Event{Param: &Param{Name: name, Value: value, Set: set}})
	}
	return value
}

// ParamInt is Param for whole numbers.
func (b *Book) ParamInt(name string, def int) int {
	text := b.Param(name, strconv.Itoa(def))
	n, err := strconv.Atoi(text)
	if err != nil {
		stopf("parameter %s is %q, and must be a whole number (--set %s=%d)", name, text, name, def)
	}
	return n
}

// ParamFloat is Param for real numbers.
func (b *Book) ParamFloat(name string, def float64) float64 {
	text := b.Param(name, strconv.FormatFloat(def, 'g', -1, 64))
	x, err := strconv.ParseFloat(text, 64)
	if err != nil || x != x || x-x != 0 {
		stopf("parameter %s is %q, and must be a number (--set %s=%v)", name, text, name, def)
	}
	return x
}

// ParamBool is Param for true and false.
func (b *Book) ParamBool(name string, def bool) bool {
	text := b.Param(name, strconv.FormatBool(def))
	on, err := strconv.ParseBool(text)
	if err != nil {
		stopf("parameter %s is %q, and must be true or false (--set %s=%t)", name, text, name, def)
	}
	return on
}
