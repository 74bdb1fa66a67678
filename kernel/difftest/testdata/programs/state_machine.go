// A lexer as functions that return the next state.
package main

import "fmt"

type lexer struct {
	in    []rune
	pos   int
	items []string
}
type stateFn func(*lexer) stateFn

func (l *lexer) next() (r rune, ok bool) {
	if l.pos >= len(l.in) {
		return 0, false
	}
	r = l.in[l.pos]
	l.pos++
	return r, true
}

func text(l *lexer) stateFn {
	start := l.pos
	for {
		r, ok := l.next()
		if !ok {
			l.items = append(l.items, "text:"+string(l.in[start:l.pos]))
			return nil
		}
		if r == '{' {
			l.items = append(l.items, "text:"+string(l.in[start:l.pos-1]))
			return action
		}
	}
}

func action(l *lexer) stateFn {
	start := l.pos
	for {
		r, ok := l.next()
		switch {
		case !ok:
			l.items = append(l.items, "error:unclosed")
			return nil
		case r == '}':
			l.items = append(l.items, "action:"+string(l.in[start:l.pos-1]))
			return text
		}
	}
}

func lex(s string) []string {
	l := &lexer{in: []rune(s)}
	for st := stateFn(text); st != nil; {
		st = st(l)
	}
	return l.items
}

func main() {
	fmt.Printf("%q\n%q\n", lex("héllo {name}!"), lex("x{y"))
}

// Output:
// ["text:héllo " "action:name" "text:!"]
// ["text:x" "error:unclosed"]
