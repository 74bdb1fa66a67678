// A panic that compiled code recovered is forgotten when the next one comes.
package main

import (
	"fmt"
	"os"
	"text/template"
)

func main() {
	t := template.Must(template.New("x").Funcs(template.FuncMap{"f": func() string { defer func() {}(); panic("in f") }}).Parse("{{f}}"))
	fmt.Println(t.Execute(os.Stdout, nil))
	defer func() { fmt.Println(recover()) }()
	panic("other")
}

// Output:
// template: x:1:2: executing "x" at <f>: error calling f: in f
// other
