// A nil interface of a compiled type inside other values is <nil> under every verb and width.
package main

import (
	"errors"
	"fmt"
	"io"
)

type list []struct{ X error }

type reading struct {
	R io.Reader
	E error
	S fmt.Stringer
}

func main() {
	values := []any{
		list{{}}, &list{{}}, []list{{{}}}, struct{ L list }{list{{}}}, reading{}, &reading{}, []reading{{}},
		map[string]error{"a": nil}, []error{nil}, [1]error{}, []io.Reader{nil}, map[string]reading{"a": {}},
	}
	for _, v := range values {
		for _, format := range []string{"%v", "%+v", "%#v", "%x", "%d", "%9v|", "%-9s|", "%q", "%c", "%T"} {
			fmt.Printf(format+" ", v)
		}
		fmt.Println(v)
	}
	for _, v := range []any{list{{errors.New("no")}}, []error{errors.New("no"), nil}} {
		for _, format := range []string{"%v", "%+v", "%x", "%9v|", "%-9s|", "%q", "%c", "%T"} { // the others print addresses
			fmt.Printf(format+" ", v)
		}
		fmt.Println()
	}
}

// Output:
// [{<nil>}] [{X:<nil>}] main.list{struct { X error }{X:error(nil)}} [{<nil>}] [{<nil>}] [{<nil>}]| [{<nil>}]| [{<nil>}] [{<nil>}] main.list [{<nil>}]
// &[{<nil>}] &[{X:<nil>}] &main.list{struct { X error }{X:error(nil)}} &[{<nil>}] &[{<nil>}] &[{<nil>}]| &[{<nil>}]| &[{<nil>}] &[{<nil>}] *main.list &[{<nil>}]
// [[{<nil>}]] [[{X:<nil>}]] []main.list{main.list{struct { X error }{X:error(nil)}}} [[{<nil>}]] [[{<nil>}]] [[{<nil>}]]| [[{<nil>}]]| [[{<nil>}]] [[{<nil>}]] []main.list [[{<nil>}]]
// {[{<nil>}]} {L:[{X:<nil>}]} struct { L main.list }{L:main.list{struct { X error }{X:error(nil)}}} {[{<nil>}]} {[{<nil>}]} {[{<nil>}]}| {[{<nil>}]}| {[{<nil>}]} {[{<nil>}]} struct { L main.list } {[{<nil>}]}
// {<nil> <nil> <nil>} {R:<nil> E:<nil> S:<nil>} main.reading{R:io.Reader(nil), E:error(nil), S:fmt.Stringer(nil)} {<nil> <nil> <nil>} {<nil> <nil> <nil>} {<nil> <nil> <nil>}| {<nil> <nil> <nil>}| {<nil> <nil> <nil>} {<nil> <nil> <nil>} main.reading {<nil> <nil> <nil>}
// &{<nil> <nil> <nil>} &{R:<nil> E:<nil> S:<nil>} &main.reading{R:io.Reader(nil), E:error(nil), S:fmt.Stringer(nil)} &{<nil> <nil> <nil>} &{<nil> <nil> <nil>} &{<nil> <nil> <nil>}| &{<nil> <nil> <nil>}| &{<nil> <nil> <nil>} &{<nil> <nil> <nil>} *main.reading &{<nil> <nil> <nil>}
// [{<nil> <nil> <nil>}] [{R:<nil> E:<nil> S:<nil>}] []main.reading{main.reading{R:io.Reader(nil), E:error(nil), S:fmt.Stringer(nil)}} [{<nil> <nil> <nil>}] [{<nil> <nil> <nil>}] [{<nil> <nil> <nil>}]| [{<nil> <nil> <nil>}]| [{<nil> <nil> <nil>}] [{<nil> <nil> <nil>}] []main.reading [{<nil> <nil> <nil>}]
// map[a:<nil>] map[a:<nil>] map[string]error{"a":error(nil)} map[61:<nil>] map[%!d(string=a):<nil>] map[        a:<nil>]| map[a        :<nil>]| map["a":<nil>] map[%!c(string=a):<nil>] map[string]error map[a:<nil>]
// [<nil>] [<nil>] []error{error(nil)} [<nil>] [<nil>] [<nil>]| [<nil>]| [<nil>] [<nil>] []error [<nil>]
// [<nil>] [<nil>] [1]error{error(nil)} [<nil>] [<nil>] [<nil>]| [<nil>]| [<nil>] [<nil>] [1]error [<nil>]
// [<nil>] [<nil>] []io.Reader{io.Reader(nil)} [<nil>] [<nil>] [<nil>]| [<nil>]| [<nil>] [<nil>] []io.Reader [<nil>]
// map[a:{<nil> <nil> <nil>}] map[a:{R:<nil> E:<nil> S:<nil>}] map[string]main.reading{"a":main.reading{R:io.Reader(nil), E:error(nil), S:fmt.Stringer(nil)}} map[61:{<nil> <nil> <nil>}] map[%!d(string=a):{<nil> <nil> <nil>}] map[        a:{<nil> <nil> <nil>}]| map[a        :{<nil> <nil> <nil>}]| map["a":{<nil> <nil> <nil>}] map[%!c(string=a):{<nil> <nil> <nil>}] map[string]main.reading map[a:{<nil> <nil> <nil>}]
// [{no}] [{X:no}] [{6e6f}] [{       no}]| [{no       }]| [{"no"}] [{%!c(*errors.errorString=&{no})}] main.list 
// [no <nil>] [no <nil>] [6e6f <nil>] [       no <nil>]| [no        <nil>]| ["no" <nil>] [%!c(*errors.errorString=&{no}) <nil>] []error 
