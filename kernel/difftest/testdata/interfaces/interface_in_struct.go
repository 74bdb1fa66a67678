// Interface fields, nil and set, and assertions on them.
package main

import "fmt"

type Logger interface{ Log(string) }
type mem struct{ lines []string }

func (m *mem) Log(s string) { m.lines = append(m.lines, s) }

type Service struct {
	log  Logger
	name string
	data any
}

func (s Service) Run() string {
	if s.log != nil {
		s.log.Log(s.name + " runs")
	}
	if d, ok := s.data.(map[string]int); ok {
		return fmt.Sprint(d["x"])
	}
	return "no data"
}

func main() {
	m := &mem{}
	fmt.Println(Service{name: "a"}.Run(), Service{m, "b", map[string]int{"x": 4}}.Run(), Service{log: m, name: "c", data: 3}.Run(), m.lines)
}

// Output:
// no data 4 no data [b runs c runs]
