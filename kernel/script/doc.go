// Package script reads a script as a notebook: its exported function, its prose, its cells.
//
// A script is an ordinary Go file. In the body of its one exported function that takes a
// *notebook.Book, a comment `// %% Title` opens a cell; the `//` lines that follow are
// Markdown. A plain `package main` is a script too: it has no Book, and its marks, in
// func main, are only headings.
//
//	s, err := script.Parse("analyses/frontier/contrasts.go", src)
//	for _, c := range s.Cells { fmt.Println(c.N, c.Title) }
//
// Parse looks at syntax only; package check looks at types. [Mark] writes the calls of
// Book.Cell into the source without moving any line or column.
package script
