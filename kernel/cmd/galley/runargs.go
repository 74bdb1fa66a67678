package main

import (
	"strings"

	"galley/kernel/build"
)

// cutProgram takes the arguments of a plain program off a command line: all that
// follows its file is the program's own, letter by letter, as with go run. A notebook
// function takes no arguments, and flags of galley may follow it.
func cutProgram(args []string) (ours, program []string) {
	if len(args) == 0 || args[0] != "run" {
		return args, nil
	}
	for i, arg := range args {
		if strings.HasPrefix(arg, "-") || !strings.HasSuffix(arg, ".go") {
			continue
		}
		if s, err := build.ReadScript(arg); err != nil || s.Book {
			return args, nil
		}
		return args[:i+1], args[i+1:]
	}
	return args, nil
}
