package generate

import (
	"bytes"
	"regexp"
	"testing"
)

// TestFlowForms: few programs hold every way of leaving and of going on.
func TestFlowForms(t *testing.T) {
	var all []byte
	for seed := range uint64(80) {
		source := Flow(seed)
		all = append(all, source[bytes.Index(source, []byte("func curry[")):]...)
	}
	for _, form := range []string{
		`\bbreak [A-Z]`, `\bcontinue [A-Z]`, `\bgoto G`, `\bgoto B`, `\bfallthrough\b`, `\bdefer func`, `\bdefer st\.`,
		`\bpanic\(x`, `:= recover\(\)`, `\bselect \{`, `\.\(type\) \{`, `range walk\(`, `range insisting\(`, `range text \{`,
		`return [^\n]*, err\b`, `\n\t+return\n`, `for [a-z.0-9\[\]]+ = range`,
		`\(\*S\)\.add\b`, `getter\.get\(`, `WI\{WI`, `u == v`, `List\[My\]`, `\.swap\(\)`, `added\[My\]`, `range v\.root\.all`,
		`-v / 3`, `uint8\(w\) % 70`, `zero/zero`, `complex\(float32`, `\biota\b`, `\bclear\(v\)`, `\[\]rune\(v\)`, `:= st\.s\n`,
		`, ok := w\.\(adder\); ok \{\n\s*u\.add\(t\(`, `iter\.Pull2\(pairs`, `wg\.Go\(func`, `w = append\(w, len`, `len := func`, `nil := `, `type outer struct`, `case \*Stack\[int\]:`, `ctx\.Done\(\)`, `func init\(\)`, `os\.Exit`,
	} {
		if !regexp.MustCompile(form).Match(all) {
			t.Errorf("no program has %s", form)
		}
	}
}
