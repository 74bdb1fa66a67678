// Widths and verbs on Stringers and errors.
package main

import "fmt"

type Status int

const (
	OK Status = iota
	Bad
)

func (s Status) String() string {
	switch s {
	case OK:
		return "ok"
	case Bad:
		return "bad"
	}
	return fmt.Sprintf("Status(%d)", int(s))
}

type E struct{ msg string }

func (e *E) Error() string { return e.msg }

func main() {
	fmt.Printf("|%5s|%-5s|%5v|%d|%q|%x|%T|%05d|\n", OK, Bad, Bad, Bad, OK, OK, OK, Bad)
	fmt.Println(Status(7), []Status{0, 1, 2}, map[Status]int{Bad: 1, OK: 2}, [2]Status{}, struct{ S Status }{Bad}, &struct{ S Status }{Bad})
	var e error = &E{"broken"}
	fmt.Printf("|%10s|%-8v|%q|%T|%.3s|\n", e, e, e, e, e)
	fmt.Println(e, []error{e}, &E{"x"}, *&E{"y"} == E{"y"})
	fmt.Println("total: " + OK.String() + fmt.Sprint(Bad))
}

// Output:
// |   ok|bad  |  bad|1|"ok"|6f6b|main.Status|00001|
// Status(7) [ok bad Status(2)] map[ok:2 bad:1] [ok ok] {bad} &{bad}
// |    broken|broken  |"broken"|*main.E|bro|
// broken [broken] x true
// total: okbad
