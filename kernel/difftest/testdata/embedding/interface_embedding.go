// A struct that embeds an interface delegates to it.
package main

import "fmt"

type Store interface {
	Get(k string) string
	Put(k, v string)
}
type mem map[string]string

func (m mem) Get(k string) string { return m[k] }
func (m mem) Put(k, v string)     { m[k] = v }

type logged struct {
	Store
	log *[]string
}

func (l logged) Get(k string) string {
	*l.log = append(*l.log, "get "+k)
	return l.Store.Get(k)
}

func main() {
	var log []string
	var s Store = logged{mem{}, &log}
	s.Put("a", "1")
	fmt.Println(s.Get("a"), log)
	s = logged{Store: s, log: &log}
	fmt.Println(s.Get("a"), log)
}

// Output:
// 1 [get a]
// 1 [get a get a get a]
