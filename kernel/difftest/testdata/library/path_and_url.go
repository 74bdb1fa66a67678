// Pure string functions of path and net/url.
package main

import (
	"fmt"
	"path"
)

func main() {
	fmt.Println(path.Join("a", "../b", "c"), path.Base("/x/y.txt"), path.Ext("y.tar.gz"), path.Dir("/x/y"), path.Clean("a//b/./c/.."))
	ok, err := path.Match("*.go", "main.go")
	fmt.Println(ok, err)
}

// Output:
// b/c y.txt .gz /x a/b
// true <nil>
