package rt

import (
	"reflect"
	"strconv"
	"strings"
	"unicode/utf8"
)

// directive is a piece of a format: literal text, or one verb with its operand.
type directive struct {
	text  string // literal text where verb is 0
	verb  rune
	flags string // of a verb: % with flags, width and precision, stars made numbers
	arg   int    // index of the verb's operand, which exists
}

// parsing is the reading of a format, by the rules of package fmt.
type parsing struct {
	format    string
	args      []any
	i         int // byte of format
	arg       int // next operand
	reordered bool
	good      bool // the argument indexes of this verb are good
	list      []directive
}

// directives cuts a format with its operands into pieces; what package fmt says of missing,
// bad and extra operands is literal text but for the values.
func directives(format string, args []any) []directive {
	p := &parsing{format: format, args: args}
	for p.i < len(format) {
		rest := format[p.i:]
		if n := strings.IndexByte(rest, '%'); n != 0 {
			if n < 0 {
				n = len(rest)
			}
			p.literal(rest[:n])
			p.i += n
			continue
		}
		p.i++
		p.verb()
	}
	if !p.reordered && p.arg < len(args) {
		p.extra()
	}
	return p.list
}

func (p *parsing) literal(s string) { p.list = append(p.list, directive{text: s}) }

// verb reads what follows a %.
func (p *parsing) verb() {
	p.good = true
	start := p.i
	for p.i < len(p.format) && strings.IndexByte("+-# 0", p.format[p.i]) >= 0 {
		p.i++
	}
	flags := "%" + p.format[start:p.i]
	indexed := p.index()
	if p.at('*') {
		n, ok := p.star()
		switch {
		case !ok:
			p.literal("%!(BADWIDTH)")
		case n < 0:
			flags = strings.ReplaceAll(flags, "0", "") + "-" + strconv.Itoa(-n)
		default:
			flags += strconv.Itoa(n)
		}
		indexed = false
	} else if n, ok := p.number(); ok {
		p.good = p.good && !indexed
		flags += strconv.Itoa(n)
	}
	if p.at('.') {
		p.good = p.good && !indexed
		indexed = p.index()
		if p.at('*') {
			n, ok := p.star()
			switch {
			case !ok || n < 0:
				if !ok {
					n = -1
				}
				p.literal("%!(BADPREC)")
			default:
				flags += "." + strconv.Itoa(n)
			}
			indexed = false
		} else {
			n, _ := p.number()
			flags += "." + strconv.Itoa(n)
		}
	}
	if !indexed {
		p.index()
	}
	if p.i >= len(p.format) {
		p.literal("%!(NOVERB)")
		return
	}
	verb, size := utf8.DecodeRuneInString(p.format[p.i:])
	p.i += size
	switch {
	case verb == '%':
		p.literal("%")
	case !p.good:
		p.literal("%!" + string(verb) + "(BADINDEX)")
	case p.arg >= len(p.args):
		p.literal("%!" + string(verb) + "(MISSING)")
	default:
		p.list = append(p.list, directive{verb: verb, flags: flags, arg: p.arg})
		p.arg++
	}
}

func (p *parsing) extra() {
	p.literal("%!(EXTRA ")
	for k := p.arg; k < len(p.args); k++ {
		if k > p.arg {
			p.literal(", ")
		}
		if p.args[k] == nil {
			p.literal("<nil>")
			continue
		}
		p.literal(dynamicName(p.args[k]) + "=")
		p.list = append(p.list, directive{verb: 'v', flags: "%", arg: k})
	}
	p.literal(")")
}

// at steps over c if it comes next.
func (p *parsing) at(c byte) bool {
	if p.i < len(p.format) && p.format[p.i] == c {
		p.i++
		return true
	}
	return false
}

// tooLarge is the first width that package fmt refuses.
const tooLarge = 1e6 + 1

// number reads a width or precision. At one that is too large package fmt gives the rest of
// the format up.
func (p *parsing) number() (n int, ok bool) {
	for p.i < len(p.format) && '0' <= p.format[p.i] && p.format[p.i] <= '9' {
		if n >= tooLarge {
			p.i = len(p.format)
			return 0, false
		}
		n, ok = n*10+int(p.format[p.i]-'0'), true
		p.i++
	}
	return n, ok
}

// star reads a width or precision from the operands.
func (p *parsing) star() (n int, ok bool) {
	if p.arg >= len(p.args) {
		return 0, false
	}
	v := reflect.ValueOf(opened(p.args[p.arg]))
	p.arg++
	switch {
	case v.IsValid() && v.CanInt():
		n, ok = int(v.Int()), true
	case v.IsValid() && v.CanUint():
		n, ok = int(v.Uint()), int(v.Uint()) >= 0 && uint64(int(v.Uint())) == v.Uint()
	}
	if !ok || n >= tooLarge || n <= -tooLarge {
		return 0, false
	}
	return n, true
}

// index reads an argument index, if one comes next; it is noted when it is not good.
func (p *parsing) index() bool {
	if p.i >= len(p.format) || p.format[p.i] != '[' {
		return false
	}
	p.reordered = true
	rest := p.format[p.i:]
	end := strings.IndexByte(rest, ']')
	if len(rest) < 3 || end < 0 {
		p.good = false
		p.i++
		return false
	}
	inside := parsing{format: rest[:end], i: 1}
	n, ok := inside.number()
	p.i += end + 1
	if !ok || inside.i != end {
		p.good = false
		return false
	}
	if n < 1 || n > len(p.args) {
		p.good = false
		return true
	}
	p.arg = n - 1
	return true
}
