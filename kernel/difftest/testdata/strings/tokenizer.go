// A small hand-written tokenizer over runes.
package main

import (
	"fmt"
	"unicode"
)

type token struct {
	kind string
	text string
}

func lex(s string) (toks []token) {
	rs := []rune(s)
	for i := 0; i < len(rs); {
		r := rs[i]
		switch {
		case unicode.IsSpace(r):
			i++
		case unicode.IsDigit(r):
			j := i
			for j < len(rs) && (unicode.IsDigit(rs[j]) || rs[j] == '.') {
				j++
			}
			toks = append(toks, token{"num", string(rs[i:j])})
			i = j
		case unicode.IsLetter(r) || r == '_':
			j := i + 1
			for ; j < len(rs) && (unicode.IsLetter(rs[j]) || unicode.IsDigit(rs[j])); j++ {
			}
			toks = append(toks, token{kind: "id", text: string(rs[i:j])})
			i = j
		default:
			toks = append(toks, token{"op", string(r)})
			i++
		}
	}
	return toks
}

func main() {
	for _, t := range lex("x1 = 3.14*(größe + 2)") {
		fmt.Print(t.kind, ":", t.text, " ")
	}
	fmt.Println()
}

// Output:
// id:x1 op:= num:3.14 op:* op:( id:größe op:+ num:2 op:)␣
