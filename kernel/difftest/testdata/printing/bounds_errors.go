// Errors of bounds printed as text.
package main

import (
	"fmt"
)

func try(f func()) {
	defer func() { r := recover(); fmt.Printf("%v|%T|%+v|%s|%q|%x\n", r, r, r, r, r, r) }()
	f()
}
func main() {
	i, s, a, u := 5, []int{1}, [3]int{}, uint8(9)
	try(func() { _ = s[i] })
	try(func() { _ = s[u] })
	try(func() { _ = a[i] })
	try(func() { _ = s[i:] })
	try(func() { _ = s[i : i-4] })
	try(func() { _ = "abc"[i] })
	try(func() { _ = "abc"[i:] })
	try(func() { _ = s[i-3 : i-4] })
	try(func() { _ = s[:i:i] })
	try(func() { _ = a[: i : i-3] })
	try(func() { _ = a[i-1 : i-3 : i-2] })
	try(func() { _ = [2]int(s) })
	i = -1
	try(func() { _ = s[i] })
	try(func() { _ = s[i:] })
	try(func() { _ = 1 / (i + 1) })
	try(func() { _ = 1 << i })
	try(func() { var p *int; _ = *p })
	try(func() { var c chan int; close(c) })
}

// Output:
// runtime error: index out of range [5] with length 1|runtime.boundsError|runtime error: index out of range [5] with length 1|runtime error: index out of range [5] with length 1|"runtime error: index out of range [5] with length 1"|72756e74696d65206572726f723a20696e646578206f7574206f662072616e6765205b355d2077697468206c656e6774682031
// runtime error: index out of range [9] with length 1|runtime.boundsError|runtime error: index out of range [9] with length 1|runtime error: index out of range [9] with length 1|"runtime error: index out of range [9] with length 1"|72756e74696d65206572726f723a20696e646578206f7574206f662072616e6765205b395d2077697468206c656e6774682031
// runtime error: index out of range [5] with length 3|runtime.boundsError|runtime error: index out of range [5] with length 3|runtime error: index out of range [5] with length 3|"runtime error: index out of range [5] with length 3"|72756e74696d65206572726f723a20696e646578206f7574206f662072616e6765205b355d2077697468206c656e6774682033
// runtime error: slice bounds out of range [5:1]|runtime.boundsError|runtime error: slice bounds out of range [5:1]|runtime error: slice bounds out of range [5:1]|"runtime error: slice bounds out of range [5:1]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b353a315d
// runtime error: slice bounds out of range [5:1]|runtime.boundsError|runtime error: slice bounds out of range [5:1]|runtime error: slice bounds out of range [5:1]|"runtime error: slice bounds out of range [5:1]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b353a315d
// runtime error: index out of range [5] with length 3|runtime.boundsError|runtime error: index out of range [5] with length 3|runtime error: index out of range [5] with length 3|"runtime error: index out of range [5] with length 3"|72756e74696d65206572726f723a20696e646578206f7574206f662072616e6765205b355d2077697468206c656e6774682033
// runtime error: slice bounds out of range [5:3]|runtime.boundsError|runtime error: slice bounds out of range [5:3]|runtime error: slice bounds out of range [5:3]|"runtime error: slice bounds out of range [5:3]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b353a335d
// runtime error: slice bounds out of range [2:1]|runtime.boundsError|runtime error: slice bounds out of range [2:1]|runtime error: slice bounds out of range [2:1]|"runtime error: slice bounds out of range [2:1]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b323a315d
// runtime error: slice bounds out of range [::5] with capacity 1|runtime.boundsError|runtime error: slice bounds out of range [::5] with capacity 1|runtime error: slice bounds out of range [::5] with capacity 1|"runtime error: slice bounds out of range [::5] with capacity 1"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b3a3a355d20776974682063617061636974792031
// runtime error: slice bounds out of range [:5:2]|runtime.boundsError|runtime error: slice bounds out of range [:5:2]|runtime error: slice bounds out of range [:5:2]|"runtime error: slice bounds out of range [:5:2]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b3a353a325d
// runtime error: slice bounds out of range [4:2:]|runtime.boundsError|runtime error: slice bounds out of range [4:2:]|runtime error: slice bounds out of range [4:2:]|"runtime error: slice bounds out of range [4:2:]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b343a323a5d
// runtime error: cannot convert slice with length 1 to array or pointer to array with length 2|runtime.boundsError|runtime error: cannot convert slice with length 1 to array or pointer to array with length 2|runtime error: cannot convert slice with length 1 to array or pointer to array with length 2|"runtime error: cannot convert slice with length 1 to array or pointer to array with length 2"|72756e74696d65206572726f723a2063616e6e6f7420636f6e7665727420736c6963652077697468206c656e677468203120746f206172726179206f7220706f696e74657220746f2061727261792077697468206c656e6774682032
// runtime error: index out of range [-1]|runtime.boundsError|runtime error: index out of range [-1]|runtime error: index out of range [-1]|"runtime error: index out of range [-1]"|72756e74696d65206572726f723a20696e646578206f7574206f662072616e6765205b2d315d
// runtime error: slice bounds out of range [-1:]|runtime.boundsError|runtime error: slice bounds out of range [-1:]|runtime error: slice bounds out of range [-1:]|"runtime error: slice bounds out of range [-1:]"|72756e74696d65206572726f723a20736c69636520626f756e6473206f7574206f662072616e6765205b2d313a5d
// runtime error: integer divide by zero|runtime.errorString|runtime error: integer divide by zero|runtime error: integer divide by zero|"runtime error: integer divide by zero"|72756e74696d65206572726f723a20696e746567657220646976696465206279207a65726f
// runtime error: negative shift amount|runtime.errorString|runtime error: negative shift amount|runtime error: negative shift amount|"runtime error: negative shift amount"|72756e74696d65206572726f723a206e6567617469766520736869667420616d6f756e74
// runtime error: invalid memory address or nil pointer dereference|runtime.errorString|runtime error: invalid memory address or nil pointer dereference|runtime error: invalid memory address or nil pointer dereference|"runtime error: invalid memory address or nil pointer dereference"|72756e74696d65206572726f723a20696e76616c6964206d656d6f72792061646472657373206f72206e696c20706f696e7465722064657265666572656e6365
// close of nil channel|runtime.plainError|close of nil channel|close of nil channel|"close of nil channel"|636c6f7365206f66206e696c206368616e6e656c
