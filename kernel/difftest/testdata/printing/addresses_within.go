// Within other values package fmt shows a pointer as an address, in compiled lists as in the
// script's own, so that a ring of pointers ends; what has no address is shown with its type.
package main

import (
	"errors"
	"fmt"
	"regexp"
)

var hex = regexp.MustCompile(` *(0[xX])?[0-9a-fA-F]{6,} *`)

func show(s string) { fmt.Println(hex.ReplaceAllString(s, "ADDR")) }

type T struct {
	A int
	B any
}
type S struct{ n int }

func (s *S) String() string { return "S!" }

type E struct{ n int }

func (e *E) Error() string { return "E!" }

type G struct{ n int }

func (g *G) GoString() string { return "G!" }

type F struct{ n int }

func (f *F) Format(s fmt.State, v rune) { fmt.Fprint(s, "F!", string(v)) }

type L []int
type PL *L

func main() {
	t := &T{1, nil}
	t.B = t
	l := &L{1, 2}
	var none *T
	list := []any{t, &S{1}, &E{1}, &G{1}, &F{1}, l, &[]int{1}, &[2]T{}, &map[string]T{}, none, (*L)(nil), func() {}, make(chan T), new(En), &t, T{1, t}, PL(l)}
	for _, v := range []string{"%v", "%+v", "%#v", "%s", "%d", "%x", "%q", "%p", "%T", "%t", "%12v|", "%-30v|", "%w", "%z"} {
		show(fmt.Sprintf(v, list))
		for _, x := range list {
			show(fmt.Sprintf(v+" "+v, x, []any{x}))
			show(fmt.Sprintf(v+" "+v, struct{ P any }{x}, map[string]any{"k": x}))
		}
	}
	show(fmt.Sprint(list...))
	show(fmt.Sprintln(list...))
	show(fmt.Sprint(errors.Join(&E{2}), fmt.Errorf("%v %w", list, &E{3})))
	show(fmt.Sprint([]error{&E{1}}, []fmt.Stringer{&S{1}}, map[any]any{1: t}, [1]any{[]any{t}}))
	func() {
		defer func() { show(fmt.Sprint(recover(), []any{recover()})) }()
		panic(t)
	}()
	ring := []any{1}
	ring[0] = &T{2, ring}
	show(fmt.Sprint(ring) + fmt.Sprint(map[string]any{"a": ring[0]}))
	show(fmt.Sprintf("%p %p", [1]any{En(1)}, struct{ A, B any }{En(1), T{}}))
	show(fmt.Errorf("%p %w", [1]any{En(1)}, &E{}).Error())
}

type En int

// Output:
// [ADDRS! E!ADDRF!vADDRADDRADDRADDR<nil> <nil>ADDRADDRADDRADDR{1ADDR}ADDR]
// &{1ADDR} [ADDR]
// {ADDR} map[k:ADDR]
// S! [S!]
// {S!} map[k:S!]
// E! [E!]
// {E!} map[k:E!]
// &{1} [ADDR]
// {ADDR} map[k:ADDR]
// F!v [F!v]
// {F!v} map[k:F!v]
// &[1 2] [ADDR]
// {ADDR} map[k:ADDR]
// &[1] [ADDR]
// {ADDR} map[k:ADDR]
// &[{0 <nil>} {0 <nil>}] [ADDR]
// {ADDR} map[k:ADDR]
// &map[] [ADDR]
// {ADDR} map[k:ADDR]
// <nil> [<nil>]
// {<nil>} map[k:<nil>]
// <nil> [<nil>]
// {<nil>} map[k:<nil>]
// ADDR[ADDR]
// {ADDR} map[k:ADDR]
// ADDR[ADDR]
// {ADDR} map[k:ADDR]
// ADDR[ADDR]
// {ADDR} map[k:ADDR]
// ADDR[ADDR]
// {ADDR} map[k:ADDR]
// {1ADDR} [{1ADDR}]
// {{1ADDR}} map[k:{1ADDR}]
// &[1 2] [ADDR]
// {ADDR} map[k:ADDR]
// [ADDRS! E!ADDRF!vADDRADDRADDRADDR<nil> <nil>ADDRADDRADDRADDR{A:1 B:ADDR}ADDR]
// &{A:1 B:ADDR} [ADDR]
// {P:ADDR} map[k:ADDR]
// S! [S!]
// {P:S!} map[k:S!]
// E! [E!]
// {P:E!} map[k:E!]
// &{n:1} [ADDR]
// {P:ADDR} map[k:ADDR]
// F!v [F!v]
// {P:F!v} map[k:F!v]
// &[1 2] [ADDR]
// {P:ADDR} map[k:ADDR]
// &[1] [ADDR]
// {P:ADDR} map[k:ADDR]
// &[{A:0 B:<nil>} {A:0 B:<nil>}] [ADDR]
// {P:ADDR} map[k:ADDR]
// &map[] [ADDR]
// {P:ADDR} map[k:ADDR]
// <nil> [<nil>]
// {P:<nil>} map[k:<nil>]
// <nil> [<nil>]
// {P:<nil>} map[k:<nil>]
// ADDR[ADDR]
// {P:ADDR} map[k:ADDR]
// ADDR[ADDR]
// {P:ADDR} map[k:ADDR]
// ADDR[ADDR]
// {P:ADDR} map[k:ADDR]
// ADDR[ADDR]
// {P:ADDR} map[k:ADDR]
// {A:1 B:ADDR} [{A:1 B:ADDR}]
// {P:{A:1 B:ADDR}} map[k:{A:1 B:ADDR}]
// &[1 2] [ADDR]
// {P:ADDR} map[k:ADDR]
// []interface {}{(*main.T)(ADDR), (*main.S)(ADDR), (*main.E)(ADDR), G!, F!v, (*main.L)(ADDR), (*[]int)(ADDR), (*[2]main.T)(ADDR), (*map[string]main.T)(ADDR), (*main.T)(nil), (*main.L)(nil), (func())(ADDR), (chan main.T)(ADDR), (*main.En)(ADDR), (**main.T)(ADDR), main.T{A:1, B:(*main.T)(ADDR)}, (main.PL)(ADDR)}
// &main.T{A:1, B:(*main.T)(ADDR)} []interface {}{(*main.T)(ADDR)}
// struct { P interface {} }{P:(*main.T)(ADDR)} map[string]interface {}{"k":(*main.T)(ADDR)}
// &main.S{n:1} []interface {}{(*main.S)(ADDR)}
// struct { P interface {} }{P:(*main.S)(ADDR)} map[string]interface {}{"k":(*main.S)(ADDR)}
// &main.E{n:1} []interface {}{(*main.E)(ADDR)}
// struct { P interface {} }{P:(*main.E)(ADDR)} map[string]interface {}{"k":(*main.E)(ADDR)}
// G! []interface {}{G!}
// struct { P interface {} }{P:G!} map[string]interface {}{"k":G!}
// F!v []interface {}{F!v}
// struct { P interface {} }{P:F!v} map[string]interface {}{"k":F!v}
// &main.L{1, 2} []interface {}{(*main.L)(ADDR)}
// struct { P interface {} }{P:(*main.L)(ADDR)} map[string]interface {}{"k":(*main.L)(ADDR)}
// &[]int{1} []interface {}{(*[]int)(ADDR)}
// struct { P interface {} }{P:(*[]int)(ADDR)} map[string]interface {}{"k":(*[]int)(ADDR)}
// &[2]main.T{main.T{A:0, B:interface {}(nil)}, main.T{A:0, B:interface {}(nil)}} []interface {}{(*[2]main.T)(ADDR)}
// struct { P interface {} }{P:(*[2]main.T)(ADDR)} map[string]interface {}{"k":(*[2]main.T)(ADDR)}
// &map[string]main.T{} []interface {}{(*map[string]main.T)(ADDR)}
// struct { P interface {} }{P:(*map[string]main.T)(ADDR)} map[string]interface {}{"k":(*map[string]main.T)(ADDR)}
// (*main.T)(nil) []interface {}{(*main.T)(nil)}
// struct { P interface {} }{P:(*main.T)(nil)} map[string]interface {}{"k":(*main.T)(nil)}
// (*main.L)(nil) []interface {}{(*main.L)(nil)}
// struct { P interface {} }{P:(*main.L)(nil)} map[string]interface {}{"k":(*main.L)(nil)}
// (func())(ADDR) []interface {}{(func())(ADDR)}
// struct { P interface {} }{P:(func())(ADDR)} map[string]interface {}{"k":(func())(ADDR)}
// (chan main.T)(ADDR) []interface {}{(chan main.T)(ADDR)}
// struct { P interface {} }{P:(chan main.T)(ADDR)} map[string]interface {}{"k":(chan main.T)(ADDR)}
// (*main.En)(ADDR) []interface {}{(*main.En)(ADDR)}
// struct { P interface {} }{P:(*main.En)(ADDR)} map[string]interface {}{"k":(*main.En)(ADDR)}
// (**main.T)(ADDR) []interface {}{(**main.T)(ADDR)}
// struct { P interface {} }{P:(**main.T)(ADDR)} map[string]interface {}{"k":(**main.T)(ADDR)}
// main.T{A:1, B:(*main.T)(ADDR)} []interface {}{main.T{A:1, B:(*main.T)(ADDR)}}
// struct { P interface {} }{P:main.T{A:1, B:(*main.T)(ADDR)}} map[string]interface {}{"k":main.T{A:1, B:(*main.T)(ADDR)}}
// &main.L{1, 2} []interface {}{(main.PL)(ADDR)}
// struct { P interface {} }{P:(main.PL)(ADDR)} map[string]interface {}{"k":(main.PL)(ADDR)}
// [%!s(*main.T=&{1ADDR}) S! E! %!s(*main.G=&{1}) F!s %!s(*main.L=&[1 2]) %!s(*[]int=&[1]) %!s(*[2]main.T=&[{0 <nil>} {0 <nil>}]) %!s(*map[string]main.T=&map[]) %!s(*main.T=<nil>) %!s(*main.L=<nil>) %!s(func()=ADDR) %!s(chan main.T=ADDR) %!s(*main.En=ADDR) %!s(**main.T=ADDR) {%!s(int=1) %!s(*main.T=&{1ADDR})} %!s(main.PL=&[1 2])]
// &{%!s(int=1) %!s(*main.T=&{1ADDR})} [%!s(*main.T=&{1ADDR})]
// {%!s(*main.T=&{1ADDR})} map[k:%!s(*main.T=&{1ADDR})]
// S! [S!]
// {S!} map[k:S!]
// E! [E!]
// {E!} map[k:E!]
// &{%!s(int=1)} [%!s(*main.G=&{1})]
// {%!s(*main.G=&{1})} map[k:%!s(*main.G=&{1})]
// F!s [F!s]
// {F!s} map[k:F!s]
// &[%!s(int=1) %!s(int=2)] [%!s(*main.L=&[1 2])]
// {%!s(*main.L=&[1 2])} map[k:%!s(*main.L=&[1 2])]
// &[%!s(int=1)] [%!s(*[]int=&[1])]
// {%!s(*[]int=&[1])} map[k:%!s(*[]int=&[1])]
// &[{%!s(int=0) <nil>} {%!s(int=0) <nil>}] [%!s(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// {%!s(*[2]main.T=&[{0 <nil>} {0 <nil>}])} map[k:%!s(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// &map[] [%!s(*map[string]main.T=&map[])]
// {%!s(*map[string]main.T=&map[])} map[k:%!s(*map[string]main.T=&map[])]
// %!s(*main.T=<nil>) [%!s(*main.T=<nil>)]
// {%!s(*main.T=<nil>)} map[k:%!s(*main.T=<nil>)]
// %!s(*main.L=<nil>) [%!s(*main.L=<nil>)]
// {%!s(*main.L=<nil>)} map[k:%!s(*main.L=<nil>)]
// %!s(func()=ADDR) [%!s(func()=ADDR)]
// {%!s(func()=ADDR)} map[k:%!s(func()=ADDR)]
// %!s(chan main.T=ADDR) [%!s(chan main.T=ADDR)]
// {%!s(chan main.T=ADDR)} map[k:%!s(chan main.T=ADDR)]
// %!s(*main.En=ADDR) [%!s(*main.En=ADDR)]
// {%!s(*main.En=ADDR)} map[k:%!s(*main.En=ADDR)]
// %!s(**main.T=ADDR) [%!s(**main.T=ADDR)]
// {%!s(**main.T=ADDR)} map[k:%!s(**main.T=ADDR)]
// {%!s(int=1) %!s(*main.T=&{1ADDR})} [{%!s(int=1) %!s(*main.T=&{1ADDR})}]
// {{%!s(int=1) %!s(*main.T=&{1ADDR})}} map[k:{%!s(int=1) %!s(*main.T=&{1ADDR})}]
// &[%!s(int=1) %!s(int=2)] [%!s(main.PL=&[1 2])]
// {%!s(main.PL=&[1 2])} map[k:%!s(main.PL=&[1 2])]
// [ADDRADDRADDRADDRF!dADDRADDRADDRADDR0 0ADDRADDRADDRADDR{1ADDR}ADDR]
// &{1ADDR} [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &{1} [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &{1} [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &{1} [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// F!d [F!d]
// {F!d} map[%!d(string=k):F!d]
// &[1 2] [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &[1] [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &[{0 <nil>} {0 <nil>}] [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// &map[] [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// 0 [0]
// {0} map[%!d(string=k):0]
// 0 [0]
// {0} map[%!d(string=k):0]
// ADDR[ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// ADDR[ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// ADDR[ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// ADDR[ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// {1ADDR} [{1ADDR}]
// {{1ADDR}} map[%!d(string=k):{1ADDR}]
// &[1 2] [ADDR]
// {ADDR} map[%!d(string=k):ADDR]
// [ADDR5321 4521ADDRF!xADDRADDRADDRADDR0 0ADDRADDRADDRADDR{1ADDR}ADDR]
// &{1ADDR} [ADDR]
// {ADDR} map[6b:ADDR]
// 5321 [5321]
// {5321} map[6b:5321]
// 4521 [4521]
// {4521} map[6b:4521]
// &{1} [ADDR]
// {ADDR} map[6b:ADDR]
// F!x [F!x]
// {F!x} map[6b:F!x]
// &[1 2] [ADDR]
// {ADDR} map[6b:ADDR]
// &[1] [ADDR]
// {ADDR} map[6b:ADDR]
// &[{0 <nil>} {0 <nil>}] [ADDR]
// {ADDR} map[6b:ADDR]
// &map[] [ADDR]
// {ADDR} map[6b:ADDR]
// 0 [0]
// {0} map[6b:0]
// 0 [0]
// {0} map[6b:0]
// ADDR[ADDR]
// {ADDR} map[6b:ADDR]
// ADDR[ADDR]
// {ADDR} map[6b:ADDR]
// ADDR[ADDR]
// {ADDR} map[6b:ADDR]
// ADDR[ADDR]
// {ADDR} map[6b:ADDR]
// {1ADDR} [{1ADDR}]
// {{1ADDR}} map[6b:{1ADDR}]
// &[1 2] [ADDR]
// {ADDR} map[6b:ADDR]
// [%!q(*main.T=&{1ADDR}) "S!" "E!" %!q(*main.G=&{1}) F!q %!q(*main.L=&[1 2]) %!q(*[]int=&[1]) %!q(*[2]main.T=&[{0 <nil>} {0 <nil>}]) %!q(*map[string]main.T=&map[]) %!q(*main.T=<nil>) %!q(*main.L=<nil>) %!q(func()=ADDR) %!q(chan main.T=ADDR) %!q(*main.En=ADDR) %!q(**main.T=ADDR) {'\x01' %!q(*main.T=&{1ADDR})} %!q(main.PL=&[1 2])]
// &{'\x01' %!q(*main.T=&{1ADDR})} [%!q(*main.T=&{1ADDR})]
// {%!q(*main.T=&{1ADDR})} map["k":%!q(*main.T=&{1ADDR})]
// "S!" ["S!"]
// {"S!"} map["k":"S!"]
// "E!" ["E!"]
// {"E!"} map["k":"E!"]
// &{'\x01'} [%!q(*main.G=&{1})]
// {%!q(*main.G=&{1})} map["k":%!q(*main.G=&{1})]
// F!q [F!q]
// {F!q} map["k":F!q]
// &['\x01' '\x02'] [%!q(*main.L=&[1 2])]
// {%!q(*main.L=&[1 2])} map["k":%!q(*main.L=&[1 2])]
// &['\x01'] [%!q(*[]int=&[1])]
// {%!q(*[]int=&[1])} map["k":%!q(*[]int=&[1])]
// &[{'\x00' <nil>} {'\x00' <nil>}] [%!q(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// {%!q(*[2]main.T=&[{0 <nil>} {0 <nil>}])} map["k":%!q(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// &map[] [%!q(*map[string]main.T=&map[])]
// {%!q(*map[string]main.T=&map[])} map["k":%!q(*map[string]main.T=&map[])]
// %!q(*main.T=<nil>) [%!q(*main.T=<nil>)]
// {%!q(*main.T=<nil>)} map["k":%!q(*main.T=<nil>)]
// %!q(*main.L=<nil>) [%!q(*main.L=<nil>)]
// {%!q(*main.L=<nil>)} map["k":%!q(*main.L=<nil>)]
// %!q(func()=ADDR) [%!q(func()=ADDR)]
// {%!q(func()=ADDR)} map["k":%!q(func()=ADDR)]
// %!q(chan main.T=ADDR) [%!q(chan main.T=ADDR)]
// {%!q(chan main.T=ADDR)} map["k":%!q(chan main.T=ADDR)]
// %!q(*main.En=ADDR) [%!q(*main.En=ADDR)]
// {%!q(*main.En=ADDR)} map["k":%!q(*main.En=ADDR)]
// %!q(**main.T=ADDR) [%!q(**main.T=ADDR)]
// {%!q(**main.T=ADDR)} map["k":%!q(**main.T=ADDR)]
// {'\x01' %!q(*main.T=&{1ADDR})} [{'\x01' %!q(*main.T=&{1ADDR})}]
// {{'\x01' %!q(*main.T=&{1ADDR})}} map["k":{'\x01' %!q(*main.T=&{1ADDR})}]
// &['\x01' '\x02'] [%!q(main.PL=&[1 2])]
// {%!q(main.PL=&[1 2])} map["k":%!q(main.PL=&[1 2])]
// ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// 0x0ADDR
// %!p(struct { P interface {} }={<nil>})ADDR
// 0x0ADDR
// %!p(struct { P interface {} }={<nil>})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// %!p(main.T={1ADDR})ADDR
// %!p(struct { P interface {} }={{1ADDR}})ADDR
// ADDRADDR
// %!p(struct { P interface {} }={ADDR})ADDR
// []interface {}
// *main.T []interface {}
// struct { P interface {} } map[string]interface {}
// *main.S []interface {}
// struct { P interface {} } map[string]interface {}
// *main.E []interface {}
// struct { P interface {} } map[string]interface {}
// *main.G []interface {}
// struct { P interface {} } map[string]interface {}
// *main.F []interface {}
// struct { P interface {} } map[string]interface {}
// *main.L []interface {}
// struct { P interface {} } map[string]interface {}
// *[]int []interface {}
// struct { P interface {} } map[string]interface {}
// *[2]main.T []interface {}
// struct { P interface {} } map[string]interface {}
// *map[string]main.T []interface {}
// struct { P interface {} } map[string]interface {}
// *main.T []interface {}
// struct { P interface {} } map[string]interface {}
// *main.L []interface {}
// struct { P interface {} } map[string]interface {}
// func() []interface {}
// struct { P interface {} } map[string]interface {}
// chan main.T []interface {}
// struct { P interface {} } map[string]interface {}
// *main.En []interface {}
// struct { P interface {} } map[string]interface {}
// **main.T []interface {}
// struct { P interface {} } map[string]interface {}
// main.T []interface {}
// struct { P interface {} } map[string]interface {}
// main.PL []interface {}
// struct { P interface {} } map[string]interface {}
// [%!t(*main.T=&{1ADDR}) %!t(*main.S=&{1}) %!t(*main.E=&{1}) %!t(*main.G=&{1}) F!t %!t(*main.L=&[1 2]) %!t(*[]int=&[1]) %!t(*[2]main.T=&[{0 <nil>} {0 <nil>}]) %!t(*map[string]main.T=&map[]) %!t(*main.T=<nil>) %!t(*main.L=<nil>) %!t(func()=ADDR) %!t(chan main.T=ADDR) %!t(*main.En=ADDR) %!t(**main.T=ADDR) {%!t(int=1) %!t(*main.T=&{1ADDR})} %!t(main.PL=&[1 2])]
// &{%!t(int=1) %!t(*main.T=&{1ADDR})} [%!t(*main.T=&{1ADDR})]
// {%!t(*main.T=&{1ADDR})} map[%!t(string=k):%!t(*main.T=&{1ADDR})]
// &{%!t(int=1)} [%!t(*main.S=&{1})]
// {%!t(*main.S=&{1})} map[%!t(string=k):%!t(*main.S=&{1})]
// &{%!t(int=1)} [%!t(*main.E=&{1})]
// {%!t(*main.E=&{1})} map[%!t(string=k):%!t(*main.E=&{1})]
// &{%!t(int=1)} [%!t(*main.G=&{1})]
// {%!t(*main.G=&{1})} map[%!t(string=k):%!t(*main.G=&{1})]
// F!t [F!t]
// {F!t} map[%!t(string=k):F!t]
// &[%!t(int=1) %!t(int=2)] [%!t(*main.L=&[1 2])]
// {%!t(*main.L=&[1 2])} map[%!t(string=k):%!t(*main.L=&[1 2])]
// &[%!t(int=1)] [%!t(*[]int=&[1])]
// {%!t(*[]int=&[1])} map[%!t(string=k):%!t(*[]int=&[1])]
// &[{%!t(int=0) <nil>} {%!t(int=0) <nil>}] [%!t(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// {%!t(*[2]main.T=&[{0 <nil>} {0 <nil>}])} map[%!t(string=k):%!t(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// &map[] [%!t(*map[string]main.T=&map[])]
// {%!t(*map[string]main.T=&map[])} map[%!t(string=k):%!t(*map[string]main.T=&map[])]
// %!t(*main.T=<nil>) [%!t(*main.T=<nil>)]
// {%!t(*main.T=<nil>)} map[%!t(string=k):%!t(*main.T=<nil>)]
// %!t(*main.L=<nil>) [%!t(*main.L=<nil>)]
// {%!t(*main.L=<nil>)} map[%!t(string=k):%!t(*main.L=<nil>)]
// %!t(func()=ADDR) [%!t(func()=ADDR)]
// {%!t(func()=ADDR)} map[%!t(string=k):%!t(func()=ADDR)]
// %!t(chan main.T=ADDR) [%!t(chan main.T=ADDR)]
// {%!t(chan main.T=ADDR)} map[%!t(string=k):%!t(chan main.T=ADDR)]
// %!t(*main.En=ADDR) [%!t(*main.En=ADDR)]
// {%!t(*main.En=ADDR)} map[%!t(string=k):%!t(*main.En=ADDR)]
// %!t(**main.T=ADDR) [%!t(**main.T=ADDR)]
// {%!t(**main.T=ADDR)} map[%!t(string=k):%!t(**main.T=ADDR)]
// {%!t(int=1) %!t(*main.T=&{1ADDR})} [{%!t(int=1) %!t(*main.T=&{1ADDR})}]
// {{%!t(int=1) %!t(*main.T=&{1ADDR})}} map[%!t(string=k):{%!t(int=1) %!t(*main.T=&{1ADDR})}]
// &[%!t(int=1) %!t(int=2)] [%!t(main.PL=&[1 2])]
// {%!t(main.PL=&[1 2])} map[%!t(string=k):%!t(main.PL=&[1 2])]
// [ADDRS!           E!ADDRF!vADDRADDRADDRADDR<nil>        <nil>ADDRADDRADDRADDR{           1ADDR}ADDR]|
// &{           1ADDR}| [ADDR]|
// {ADDR}| map[           k:ADDR]|
//           S!| [          S!]|
// {          S!}| map[           k:          S!]|
//           E!| [          E!]|
// {          E!}| map[           k:          E!]|
// &{           1}| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// F!v| [F!v]|
// {F!v}| map[           k:F!v]|
// &[           1            2]| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// &[           1]| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// &[{           0 <nil>} {           0 <nil>}]| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// &map[]| [ADDR]|
// {ADDR}| map[           k:ADDR]|
//        <nil>| [       <nil>]|
// {       <nil>}| map[           k:       <nil>]|
//        <nil>| [       <nil>]|
// {       <nil>}| map[           k:       <nil>]|
// ADDR| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// {           1ADDR}| [{           1ADDR}]|
// {{           1ADDR}}| map[           k:{           1ADDR}]|
// &[           1            2]| [ADDR]|
// {ADDR}| map[           k:ADDR]|
// [ADDRS!                             E!ADDRF!vADDRADDRADDRADDR<nil>                          <nil>ADDRADDRADDRADDR{1ADDR}ADDR]|
// &{1ADDR}| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// S!                            | [S!                            ]|
// {S!                            }| map[k                             :S!                            ]|
// E!                            | [E!                            ]|
// {E!                            }| map[k                             :E!                            ]|
// &{1                             }| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// F!v| [F!v]|
// {F!v}| map[k                             :F!v]|
// &[1                              2                             ]| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// &[1                             ]| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// &[{0                              <nil>} {0                              <nil>}]| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// &map[]| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// <nil>                         | [<nil>                         ]|
// {<nil>                         }| map[k                             :<nil>                         ]|
// <nil>                         | [<nil>                         ]|
// {<nil>                         }| map[k                             :<nil>                         ]|
// ADDR| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// ADDR| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// {1ADDR}| [{1ADDR}]|
// {{1ADDR}}| map[k                             :{1ADDR}]|
// &[1                              2                             ]| [ADDR]|
// {ADDR}| map[k                             :ADDR]|
// %!w([]interface {}=[ADDRADDRADDRADDRADDRADDRADDRADDRADDR<nil> <nil>ADDRADDRADDRADDR{1ADDR}ADDR])
// %!w(*main.T=&{1ADDR}) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.S=&{1}) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.E=&{1}) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.G=&{1}) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.F=&{1}) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.L=&[1 2]) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*[]int=&[1]) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*[2]main.T=&[{0 <nil>} {0 <nil>}]) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*map[string]main.T=&map[]) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.T=<nil>) %!w([]interface {}=[<nil>])
// %!w(struct { P interface {} }={<nil>}) %!w(map[string]interface {}=map[k:<nil>])
// %!w(*main.L=<nil>) %!w([]interface {}=[<nil>])
// %!w(struct { P interface {} }={<nil>}) %!w(map[string]interface {}=map[k:<nil>])
// %!w(func()=ADDR) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(chan main.T=ADDR) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(*main.En=ADDR) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(**main.T=ADDR) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// %!w(main.T={1ADDR}) %!w([]interface {}=[{1ADDR}])
// %!w(struct { P interface {} }={{1ADDR}}) %!w(map[string]interface {}=map[k:{1ADDR}])
// %!w(main.PL=&[1 2]) %!w([]interface {}=[ADDR])
// %!w(struct { P interface {} }={ADDR}) %!w(map[string]interface {}=map[k:ADDR])
// [%!z(*main.T=&{1ADDR}) %!z(*main.S=&{1}) %!z(*main.E=&{1}) %!z(*main.G=&{1}) F!z %!z(*main.L=&[1 2]) %!z(*[]int=&[1]) %!z(*[2]main.T=&[{0 <nil>} {0 <nil>}]) %!z(*map[string]main.T=&map[]) %!z(*main.T=<nil>) %!z(*main.L=<nil>) %!z(func()=ADDR) %!z(chan main.T=ADDR) %!z(*main.En=ADDR) %!z(**main.T=ADDR) {%!z(int=1) %!z(*main.T=&{1ADDR})} %!z(main.PL=&[1 2])]
// &{%!z(int=1) %!z(*main.T=&{1ADDR})} [%!z(*main.T=&{1ADDR})]
// {%!z(*main.T=&{1ADDR})} map[%!z(string=k):%!z(*main.T=&{1ADDR})]
// &{%!z(int=1)} [%!z(*main.S=&{1})]
// {%!z(*main.S=&{1})} map[%!z(string=k):%!z(*main.S=&{1})]
// &{%!z(int=1)} [%!z(*main.E=&{1})]
// {%!z(*main.E=&{1})} map[%!z(string=k):%!z(*main.E=&{1})]
// &{%!z(int=1)} [%!z(*main.G=&{1})]
// {%!z(*main.G=&{1})} map[%!z(string=k):%!z(*main.G=&{1})]
// F!z [F!z]
// {F!z} map[%!z(string=k):F!z]
// &[%!z(int=1) %!z(int=2)] [%!z(*main.L=&[1 2])]
// {%!z(*main.L=&[1 2])} map[%!z(string=k):%!z(*main.L=&[1 2])]
// &[%!z(int=1)] [%!z(*[]int=&[1])]
// {%!z(*[]int=&[1])} map[%!z(string=k):%!z(*[]int=&[1])]
// &[{%!z(int=0) <nil>} {%!z(int=0) <nil>}] [%!z(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// {%!z(*[2]main.T=&[{0 <nil>} {0 <nil>}])} map[%!z(string=k):%!z(*[2]main.T=&[{0 <nil>} {0 <nil>}])]
// &map[] [%!z(*map[string]main.T=&map[])]
// {%!z(*map[string]main.T=&map[])} map[%!z(string=k):%!z(*map[string]main.T=&map[])]
// %!z(*main.T=<nil>) [%!z(*main.T=<nil>)]
// {%!z(*main.T=<nil>)} map[%!z(string=k):%!z(*main.T=<nil>)]
// %!z(*main.L=<nil>) [%!z(*main.L=<nil>)]
// {%!z(*main.L=<nil>)} map[%!z(string=k):%!z(*main.L=<nil>)]
// %!z(func()=ADDR) [%!z(func()=ADDR)]
// {%!z(func()=ADDR)} map[%!z(string=k):%!z(func()=ADDR)]
// %!z(chan main.T=ADDR) [%!z(chan main.T=ADDR)]
// {%!z(chan main.T=ADDR)} map[%!z(string=k):%!z(chan main.T=ADDR)]
// %!z(*main.En=ADDR) [%!z(*main.En=ADDR)]
// {%!z(*main.En=ADDR)} map[%!z(string=k):%!z(*main.En=ADDR)]
// %!z(**main.T=ADDR) [%!z(**main.T=ADDR)]
// {%!z(**main.T=ADDR)} map[%!z(string=k):%!z(**main.T=ADDR)]
// {%!z(int=1) %!z(*main.T=&{1ADDR})} [{%!z(int=1) %!z(*main.T=&{1ADDR})}]
// {{%!z(int=1) %!z(*main.T=&{1ADDR})}} map[%!z(string=k):{%!z(int=1) %!z(*main.T=&{1ADDR})}]
// &[%!z(int=1) %!z(int=2)] [%!z(main.PL=&[1 2])]
// {%!z(main.PL=&[1 2])} map[%!z(string=k):%!z(main.PL=&[1 2])]
// &{1ADDR} S! E! &{1} F!v &[1 2] &[1] &[{0 <nil>} {0 <nil>}] &map[] <nil> <nil>ADDRADDRADDRADDR{1ADDR} &[1 2]
// &{1ADDR} S! E! &{1} F!v &[1 2] &[1] &[{0 <nil>} {0 <nil>}] &map[] <nil> <nil>ADDRADDRADDRADDR{1ADDR} &[1 2]
//
// E! [ADDRS! E!ADDRF!vADDRADDRADDRADDR<nil> <nil>ADDRADDRADDRADDR{1ADDR}ADDR] E!
// [E!] [S!] map[1:ADDR] [[ADDR]]
// &{1ADDR} [<nil>]
// [ADDR]map[a:ADDR]
// %!p([1]interface {}=[1]) %!p(struct { A interface {}; B interface {} }={1 {0 <nil>}})
// %!p([1]interface {}=[1]) E!
