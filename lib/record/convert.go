package record

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// put gives a cell to a field of the builder's current row. It leaves the field
// unset, which is null, for a missing value of a nullable field.
func (im *importer) put(i int, f Field, c cell) error {
	v := im.b.t.cols[i]
	missing := c.blank
	if missing && c.kind == csvText && slices.Contains(im.options.Empty, f.Name) {
		missing = false
	}
	if missing && c.kind == csvText && slices.Contains(im.options.NoBlank, f.Name) {
		return fmt.Errorf("is blank: say whether that is an empty %s or a missing one (--blank empty or --blank missing)", f.Name)
	}
	if (c.kind == csvText || c.kind == jsonText) && !missing && slices.Contains(im.options.Missing, c.text) {
		missing = true
	}
	if missing {
		if !f.Nullable {
			return fmt.Errorf("is blank; %s needs a value", f.Name)
		}
		return nil
	}
	if !f.List {
		if err := v.add(c); err != nil {
			return err
		}
		im.b.done[i] = true
		return nil
	}
	for k, item := range im.items(f, c) {
		switch {
		case item.blank && c.kind != jsonList:
			return fmt.Errorf("element %d of the list is blank; take out the separator %q that is too many", k, im.options.Split[f.Name])
		case item.blank:
			return fmt.Errorf("element %d of the list is null", k)
		}
		if err := v.add(item); err != nil {
			return fmt.Errorf("element %d of the list %w", k, err)
		}
	}
	v.offsets = append(v.offsets, max(len(v.texts), len(v.ints), len(v.floats), len(v.bools)))
	im.b.done[i] = true
	return nil
}

// items takes the elements out of a list: those of a JSON list, the parts of a
// CSV cell, or the one value that stands for a list of one.
func (im *importer) items(f Field, c cell) []cell {
	if c.kind == jsonList {
		return c.items
	}
	separator, ok := im.options.Split[f.Name]
	if c.kind != csvText && (c.kind != jsonText || !ok) {
		return []cell{c}
	}
	if c.text == "" {
		return nil
	}
	if !ok {
		return []cell{c}
	}
	var out []cell
	for _, part := range strings.Split(c.text, separator) {
		part = strings.TrimSpace(part)
		out = append(out, cell{text: part, blank: part == ""})
	}
	return out
}

// add appends a cell's value to a column of the builder.
func (v *vector) add(c cell) error {
	if c.kind == notFinite {
		return fmt.Errorf("is %s; write null where there is no value", c.text)
	}
	if c.kind == jsonList || c.kind == jsonObject {
		return fmt.Errorf("is %s, wanted %s", c.kind, v.field.Kind)
	}
	switch v.field.Kind {
	case Text:
		if c.kind == jsonBool {
			return fmt.Errorf("is %s, wanted text", c.text)
		}
		v.texts = append(v.texts, c.text)
	case Int:
		if c.kind == jsonText || c.kind == jsonBool {
			return fmt.Errorf("is %s %.40q, wanted an integer", c.kind, c.text)
		}
		n, err := integer(c.text)
		if err != nil {
			return err
		}
		v.ints = append(v.ints, n)
	case Float:
		if c.kind == jsonText || c.kind == jsonBool {
			return fmt.Errorf("is %s %.40q, wanted a number", c.kind, c.text)
		}
		x, err := number(c.text)
		if err != nil {
			return err
		}
		v.floats = append(v.floats, x)
	case Bool:
		if c.kind == jsonText || c.kind == jsonNumber {
			return fmt.Errorf("is %s %.40q, wanted true or false", c.kind, c.text)
		}
		switch c.text {
		case "true", "True", "TRUE", "1":
			v.bools = append(v.bools, true)
		case "false", "False", "FALSE", "0":
			v.bools = append(v.bools, false)
		default:
			return fmt.Errorf("is %.40q, wanted true or false", c.text)
		}
	}
	return nil
}

// number reads a finite number. A whole number that a double cannot hold, most
// likely an id, and one so small that it would become 0 are errors: both would be
// changed silently.
func number(text string) (float64, error) {
	s := strings.TrimSpace(text)
	x, err := strconv.ParseFloat(s, 64)
	switch {
	case err != nil || math.IsNaN(x) || math.IsInf(x, 0) || strings.ContainsAny(s, "xX_"):
		return 0, fmt.Errorf("is %.40q, wanted a finite number; leave the cell blank (or name the text as missing) where there is none", text)
	case x == 0 && strings.ContainsAny(mantissa(s), "123456789"):
		return 0, fmt.Errorf("is %.40q, which is too small for a double and would become 0", text)
	case math.Abs(x) >= 1<<53 && strings.Trim(s, "+-0123456789") == "" && strconv.FormatFloat(math.Abs(x), 'f', 0, 64) != strings.TrimLeft(s, "+-0"):
		return 0, fmt.Errorf("is %.40q, a whole number that a double cannot hold exactly; is it an id, which is text?", text)
	}
	return x, nil
}

func mantissa(number string) string {
	digits, _, _ := strings.Cut(strings.ToLower(number), "e")
	return digits
}

// integer reads a 64-bit integer; "12.0", which pandas writes for a column of
// integers with a gap, is one.
func integer(text string) (int64, error) {
	s := strings.TrimSpace(text)
	if whole, zeros, ok := strings.Cut(s, "."); ok && zeros != "" && strings.Trim(zeros, "0") == "" {
		s = whole
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("is %.40q, wanted a 64-bit integer; declare ids as text", text)
	}
	return n, nil
}

func (k cellKind) String() string {
	switch k {
	case jsonNumber:
		return "the number"
	case jsonBool:
		return "the truth value"
	case jsonList:
		return "a list"
	case jsonObject:
		return "an object"
	}
	return "the text"
}
