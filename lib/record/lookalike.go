package record

import (
	"fmt"
	"strings"
	"unicode"
)

// lookAlikes notes texts of a key column that differ only in what a reader does
// not see: spaces, invisible characters, kinds of hyphen. They are different keys,
// and most often meant to be the same.
func (t *Table) lookAlikes(v *vector) Faults {
	const most = 20
	if v.field.Kind != Text {
		return nil
	}
	codes, dict := t.Codes(v.field.Name)
	first := map[string]string{}
	twins := map[int32]string{}
	for code, s := range dict {
		seen := seenAs(s)
		if other, ok := first[seen]; ok {
			twins[int32(code)] = other
		} else {
			first[seen] = s
		}
	}
	var notes Faults
	for row, code := range codes {
		other, ok := twins[code]
		if !ok || len(notes) == most {
			continue
		}
		delete(twins, code)
		n := t.faultAt(row, v.field.Name, fmt.Sprintf("is %+.60q, which looks like %+.60q but is another text", dict[code], other))
		n.Note = true
		notes = append(notes, n)
	}
	return notes
}

// seenAs is a text without what is not seen.
func seenAs(s string) string {
	s = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cf, unicode.Cc):
			return -1
		case unicode.Is(unicode.Pd, r):
			return '-'
		}
		return r
	}, s)
	return strings.Join(strings.Fields(s), " ")
}
