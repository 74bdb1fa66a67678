package script

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"sort"
	"strconv"
	"strings"

	"galley/kernel/diag"
)

// mark opens a cell when a comment starts with it.
const mark = "// %%"

// isMark reports whether a comment's text opens a cell.
func isMark(text string) bool {
	rest, ok := strings.CutPrefix(text, mark)
	return ok && (rest == "" || rest[0] == ' ' || rest[0] == '\t')
}

// findCells cuts the body at its marks.
func (s *Script) findCells(src []byte, faults *diag.List) {
	tok := s.fset.File(s.file.Pos())
	lines := strings.Split(string(src), "\n")
	end := tok.Line(s.body.Rbrace)
	for _, group := range s.file.Comments {
		for _, c := range group.List {
			if !isMark(c.Text) {
				continue
			}
			line := tok.Line(c.Pos())
			if fault := s.misplaced(c, tok, lines[line-1]); fault != nil {
				if s.Plain() {
					continue // in a package main marks are only headings
				}
				fault.Pos = s.fset.Position(c.Pos())
				faults.Add(*fault)
				continue
			}
			s.Cells = append(s.Cells, Cell{Title: strings.TrimSpace(c.Text[len(mark):]), Line: line})
		}
	}
	for i := range s.Cells {
		c := &s.Cells[i]
		c.N = i + 1
		c.EndLine = end - 1
		if i+1 < len(s.Cells) {
			c.EndLine = s.Cells[i+1].Line - 1
		}
		c.EndLine = max(c.EndLine, c.Line)
		prose, code := c.Line, c.Line
		for code < c.EndLine && strings.HasPrefix(strings.TrimSpace(lines[code]), "//") {
			code++
		}
		c.Prose = proseOf(lines[prose:code])
		c.Code = codeOf(lines[code:c.EndLine])
		k := sort.Search(len(s.body.List), func(k int) bool { return tok.Line(s.body.List[k].Pos()) > c.Line })
		if k < len(s.body.List) && tok.Line(s.body.List[k].Pos()) <= c.EndLine {
			c.first = s.body.List[k].Pos()
		}
	}
}

// misplaced says why a mark does not open a cell, or nil when it does.
func (s *Script) misplaced(c *ast.Comment, tok *token.File, line string) *diag.Diagnostic {
	if c.Pos() < s.body.Lbrace || c.Pos() > s.body.Rbrace {
		return &diag.Diagnostic{
			Msg: "cell mark outside " + s.Func,
			Fix: "marks belong in the body of " + s.Func + "; write an ordinary comment here",
		}
	}
	if !strings.HasPrefix(strings.TrimSpace(line), mark) {
		return &diag.Diagnostic{Msg: "cell mark behind code", Fix: "put the mark on a line of its own"}
	}
	for _, st := range s.body.List {
		if st.Pos() < c.Pos() && c.Pos() < st.End() {
			return &diag.Diagnostic{
				Msg: "cell mark inside a statement",
				Fix: "a cell starts between two statements of " + s.Func + ", not within a block",
			}
		}
	}
	return nil
}

// proseOf takes the comment marks off a run of // lines.
func proseOf(lines []string) string {
	out := make([]string, len(lines))
	for i, l := range lines {
		l = strings.TrimPrefix(strings.TrimSpace(l), "//")
		out[i] = strings.TrimRight(strings.TrimPrefix(l, " "), " \t")
	}
	return strings.Trim(strings.Join(out, "\n"), "\n")
}

// codeOf takes the body's indentation off a cell's lines.
func codeOf(lines []string) string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = strings.TrimRight(strings.TrimPrefix(l, "\t"), " \t\r")
	}
	return strings.Trim(strings.Join(out, "\n"), "\n")
}

// Mark returns src with a call of Book.Cell before the first statement of each cell, on
// that statement's line; a line directive after it keeps columns as well. src must be what
// s was parsed from.
func (s *Script) Mark(src []byte) []byte {
	if s.Plain() || len(s.Cells) == 0 {
		return src
	}
	var out []byte
	done := 0
	var calls strings.Builder
	flush := func(pos token.Pos) {
		p := s.fset.PositionFor(pos, false)
		out = append(out, src[done:p.Offset]...)
		out = append(out, calls.String()...)
		out = append(out, "/*line "+filepath.Base(s.Path)+":"+strconv.Itoa(p.Line)+":"+strconv.Itoa(p.Column)+"*/"...)
		done = p.Offset
		calls.Reset()
	}
	for _, c := range s.Cells {
		calls.WriteString(s.BookParam + ".Cell(" + strconv.Itoa(c.N) + ", " + strconv.Quote(c.Title) + "); ")
		if c.first.IsValid() {
			flush(c.first)
		}
	}
	if calls.Len() > 0 {
		flush(s.body.Rbrace)
	}
	return append(out, src[done:]...)
}
