package rt

import (
	"errors"
	"fmt"
	"go/types"
	"reflect"
)

// comparison is how a template compares a value.
type comparison int

const (
	otherSort comparison = iota
	boolSort
	intSort
	uintSort
	floatSort
	complexSort
	stringSort
)

func (h held) comparison() comparison {
	switch v := h.v; {
	case v.Kind() == reflect.Bool:
		return boolSort
	case v.Kind() == reflect.String:
		return stringSort
	case !v.IsValid():
		return otherSort
	case v.CanInt():
		return intSort
	case v.CanUint():
		return uintSort
	case v.CanFloat():
		return floatSort
	case v.CanComplex():
		return complexSort
	}
	return otherSort
}

var errBadComparison = errors.New("invalid type for comparison")

func incompatible(a, b held) error {
	return fmt.Errorf("incompatible types for comparison: %v and %v", a.String(), b.String())
}

// equalHeld is the builtin eq: whether a is one of list.
func (m *Machine) equalHeld(a held, list []held) (bool, error) {
	a = m.dynamic(a)
	if len(list) == 0 {
		return false, errors.New("missing argument for comparison")
	}
	for _, b := range list {
		if same, err := m.sameHeld(a, m.dynamic(b)); same || err != nil {
			return same && err == nil, err
		}
	}
	return false, nil
}

func (m *Machine) sameHeld(a, b held) (bool, error) {
	ka, kb := a.comparison(), b.comparison()
	switch {
	case ka == intSort && kb == uintSort:
		return a.v.Int() >= 0 && uint64(a.v.Int()) == b.v.Uint(), nil
	case ka == uintSort && kb == intSort:
		return b.v.Int() >= 0 && a.v.Uint() == uint64(b.v.Int()), nil
	case ka != kb:
		if a.v.IsValid() && b.v.IsValid() {
			return false, incompatible(a, b)
		}
		return false, nil
	case ka != otherSort:
		return a.v.Equal(b.v.Convert(a.v.Type())), nil
	}
	none := func(h held) bool { return !h.v.IsValid() || h.nilable() && h.v.IsNil() }
	switch {
	case a.kind() != b.kind() && a.v.IsValid() && b.v.IsValid():
		return false, errors.New(m.Sprintf("non-comparable types %s: %v, %s: %v", a.shown(m), a.String(), b.String(), b.shown(m)))
	case none(a) || none(b):
		return none(a) == none(b), nil
	case !b.comparable():
		return false, errors.New(m.Sprintf("non-comparable type %s: %v", b.shown(m), b.String()))
	}
	return m.Equal(a.canon(m), b.canon(m)), nil
}

func (j jsonType) comparable() bool {
	if j.t != nil {
		return types.Comparable(j.t.Go)
	}
	return j.r.Comparable()
}

// lessHeld is the builtin lt.
func (m *Machine) lessHeld(a, b held) (bool, error) {
	a, b = m.dynamic(a), m.dynamic(b)
	ka, kb := a.comparison(), b.comparison()
	switch {
	case ka == otherSort || kb == otherSort:
		return false, errBadComparison
	case ka == intSort && kb == uintSort:
		return a.v.Int() < 0 || uint64(a.v.Int()) < b.v.Uint(), nil
	case ka == uintSort && kb == intSort:
		return b.v.Int() >= 0 && a.v.Uint() < uint64(b.v.Int()), nil
	case ka != kb:
		return false, incompatible(a, b)
	}
	switch ka {
	case intSort:
		return a.v.Int() < b.v.Int(), nil
	case uintSort:
		return a.v.Uint() < b.v.Uint(), nil
	case floatSort:
		return a.v.Float() < b.v.Float(), nil
	case stringSort:
		return a.v.String() < b.v.String(), nil
	}
	return false, errBadComparison
}
