package engine

import (
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"io"

	"github.com/traefik/yaegi/interp"

	"galley/kernel/check"
	"galley/kernel/diag"
	"galley/kernel/lower"
	"galley/kernel/script"
)

// Program is a script, checked and lowered, ready to run once.
type Program struct {
	Script *script.Script

	low  *lower.Program
	in   *interp.Interpreter
	code *interp.Program
}

// Compile parses, checks and lowers a script. The error is a diag.List.
func Compile(path string, src []byte) (p *Program, err error) {
	defer func() {
		if v := recover(); v != nil {
			pos := token.Position{Filename: path, Line: 1, Column: 1}
			p, err = nil, diag.List{diag.Refuse("construct", pos, fmt.Sprintf("something in this script (%v)", v))}
		}
	}()
	s, err := script.Parse(path, src)
	marked := src
	if err == nil {
		marked = s.Mark(src)
	}
	checked, faults := check.File(path, marked)
	if err != nil { // faults of form and of type at once
		var form diag.List
		errors.As(err, &form)
		faults = append(faults, form...)
		faults.Sort()
	}
	if len(faults) > 0 {
		return nil, faults
	}
	low, faults := lower.Lower(checked, s.Func)
	if len(faults) > 0 {
		return nil, faults
	}
	p = &Program{Script: s, low: low}
	if err := p.load(); err != nil {
		pos := token.Position{Filename: path, Line: 1, Column: 1}
		return nil, diag.List{diag.Refuse("construct", pos, "something in this script ("+err.Error()+")")}
	}
	return p, nil
}

// load gives the lowered program to the interpreter.
func (p *Program) load() (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("the interpreter does not take it: %v", v)
		}
	}()
	p.in = interp.New(interp.Options{Stdout: io.Discard, Stderr: io.Discard, GoPath: "/nonexistent"})
	if err := p.in.Use(interp.Exports{"n/n": p.low.Exports}); err != nil {
		return err
	}
	// Its own Compile parses twice and resolves names that it then looks up by itself.
	file, err := parser.ParseFile(p.in.FileSet(), interp.DefaultSourceName, p.low.Source, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	p.code, err = p.in.CompileAST(file)
	p.low.Machine.Deferring = func() { quickUnwinding(p.code) }
	return err
}

// Line is the line being run, 0 before the first; any goroutine may ask.
func (p *Program) Line() int { return p.place().Line }

// MarkAt has the program, which has not begun, keep in mark where it is: an index into the
// lines returned.
func (p *Program) MarkAt(mark *int) (lines []int) {
	p.low.Machine.MarkAt(mark)
	lines = make([]int, len(p.low.Places))
	for i, place := range p.low.Places {
		lines[i] = place.Line
	}
	return lines
}

// place is the place being run.
func (p *Program) place() token.Position { return p.placeOf(p.low.Machine.Mark()) }

func (p *Program) placeOf(mark int) token.Position {
	if mark <= 0 || mark >= len(p.low.Places) {
		return token.Position{Filename: p.Script.Path}
	}
	return p.low.Places[mark]
}

// Instrument returns the script with its cell marks written as calls, on the same lines.
func Instrument(path string, src []byte) ([]byte, error) {
	s, err := script.Parse(path, src)
	if err != nil {
		return nil, err
	}
	return s.Mark(src), nil
}
