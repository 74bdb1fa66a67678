package difftest

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"unicode"
)

const (
	exitMark   = "// Exit: "
	errorMark  = "// Error:"
	outputMark = "// Output:"
	endSpace   = '␣' // stands for a space that ends a line, which gofmt would remove
)

// splitGolden parts a file into the program and the result recorded at its end.
func splitGolden(content []byte) (source []byte, want Result, golden bool, err error) {
	lines := strings.Split(strings.TrimRight(string(content), "\n"), "\n")
	start := len(lines)
	for start > 0 && strings.HasPrefix(lines[start-1], "//") {
		start--
	}
	comment := lines[start:]
	if len(comment) == 0 || !isGolden(comment[0]) {
		return content, Result{}, false, nil
	}
	want, err = parseGolden(comment)
	source = bytes.TrimRight([]byte(strings.Join(lines[:start], "\n")), "\n")
	return append(source, '\n'), want, true, err
}

func isGolden(line string) bool {
	return line == outputMark || strings.HasPrefix(line, exitMark) || strings.HasPrefix(line, errorMark)
}

func parseGolden(comment []string) (Result, error) {
	var r Result
	for i, line := range comment {
		switch {
		case strings.HasPrefix(line, exitMark):
			exit, err := strconv.Atoi(strings.TrimPrefix(line, exitMark))
			if err != nil {
				return r, fmt.Errorf("%q: want a number", line)
			}
			r.Exit = exit
		case strings.HasPrefix(line, errorMark):
			r.Stderr += uncomment("//"+strings.TrimPrefix(line, errorMark)) + "\n"
		case line == outputMark:
			for _, out := range comment[i+1:] {
				r.Stdout += uncomment(out) + "\n"
			}
			return r, nil
		default:
			return r, fmt.Errorf("%q: want // Exit, // Error or // Output", line)
		}
	}
	return r, nil
}

func uncomment(line string) string {
	line = strings.TrimPrefix(strings.TrimPrefix(line, "//"), " ")
	if rest, ok := strings.CutSuffix(line, string(endSpace)); ok {
		return rest + " "
	}
	return line
}

// formatGolden writes a result as the comment that splitGolden reads.
func formatGolden(r Result) (string, error) {
	var b strings.Builder
	if r.Exit != 0 {
		fmt.Fprintf(&b, "%s%d\n", exitMark, r.Exit)
	}
	if r.Stderr != "" {
		lines, err := commentLines(r.Stderr)
		if err != nil {
			return "", fmt.Errorf("standard error: %w", err)
		}
		for _, line := range lines {
			b.WriteString(strings.TrimRight(errorMark+" "+line, " ") + "\n")
		}
	}
	if r.Stdout != "" || b.Len() == 0 {
		lines, err := commentLines(r.Stdout)
		if err != nil {
			return "", fmt.Errorf("standard output: %w", err)
		}
		b.WriteString(outputMark + "\n")
		for _, line := range lines {
			b.WriteString(strings.TrimRight("// "+line, " ") + "\n")
		}
	}
	return b.String(), nil
}

func commentLines(text string) ([]string, error) {
	if text == "" {
		return nil, nil
	}
	body, ok := strings.CutSuffix(text, "\n")
	if !ok {
		return nil, fmt.Errorf("does not end with a new line; print one")
	}
	lines := strings.Split(body, "\n")
	for i, line := range lines {
		if strings.ContainsFunc(line, func(r rune) bool { return r != '\t' && unicode.IsControl(r) || r == unicode.ReplacementChar }) ||
			strings.HasSuffix(line, "\t") || strings.HasSuffix(line, string(endSpace)) {
			return nil, fmt.Errorf("line %d, %q, cannot stand in a comment; print it with %%q", i+1, line)
		}
		if rest, ok := strings.CutSuffix(line, " "); ok {
			lines[i] = rest + string(endSpace)
		}
	}
	return lines, nil
}
