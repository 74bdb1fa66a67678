// What is read before a loop stays what it was, though only the loop's condition names it.
package main

import "fmt"

type item struct {
	key  int
	name string
	mark bool
	sub  [2]float64
}

type queue []item

func (q *queue) pop() item {
	x := (*q)[0]
	*q = (*q)[1:]
	return x
}

// group takes what is alike off the front.
func group(q *queue) (names []string) {
	key := (*q)[0].key
	for len(*q) > 0 && (*q)[0].key == key {
		names = append(names, q.pop().name)
	}
	return names
}

func element(a []int) (n int) {
	first := a[0]
	for a[0] == first && n < 5 {
		a[0]++
		n++
	}
	return n
}

func field(p *item) (n int) {
	key, name, mark := p.key, p.name, p.mark
	for p.key == key && n < 5 {
		p.key++
		n++
	}
	for n < 10 && p.name != name+"x" {
		p.name += "x"
		n++
	}
	for n < 20 {
		n++
		if p.mark != mark {
			return -n
		}
		p.mark = !p.mark
	}
	return n
}

func pointer(p *float64) (n int) {
	was := *p
	for n = 0; *p < was+2 && n < 50; n++ {
		*p += 0.5
	}
	return n
}

var count, limit = 0, 3

func tick() bool { count++; limit--; return true }

func global() (n int) {
	bound := limit
	for tick(); count < bound; tick() {
		n++
	}
	return n
}

func array() (n int) {
	var a [3]int
	last := a[2]
	for i := 0; a[2] == last; i++ {
		a[i%3]++
		n++
	}
	low := a[n%3]
	if n > 2 {
		a[n%3] = 50
	} else {
		n++
	}
	if a[n%3] > low {
		n += 100
	}
	return n
}

func table(m map[string]int) (n int) {
	v := m["a"]
	for m["a"] == v && n < 4 {
		m["a"]--
		n++
	}
	return n
}

func jump(a []string) (n int) {
	s := a[1]
again:
	if a[1] == s && n < 4 {
		a[1] += "."
		n++
		goto again
	}
	return n
}

func nested(a [][]int) (n int) {
	for i := range a {
		top := a[i][0]
		for j := 0; j < top; j++ {
			a[i][0]--
			n += 10*i + j
		}
		switch a[i][0]++; {
		case a[i][0] < top:
			n += 1000
		}
	}
	return n
}

func main() {
	q := &queue{{key: 1, name: "a"}, {key: 1, name: "b"}, {key: 2, name: "c"}, {key: 2, name: "d"}, {key: 3, name: "e"}}
	for len(*q) > 0 {
		fmt.Println(group(q))
	}
	x := 1.5
	fmt.Println(element([]int{1, 2}), field(&item{name: "n"}), pointer(&x), global(), array())
	fmt.Println(table(map[string]int{"a": 1}), jump([]string{"x", "y"}), nested([][]int{{3}, {5}}))
}

// Output:
// [a b]
// [c d]
// [e]
// 1 -4 4 2 103
// 1 1 2063

// Output:
// [a b]
// [c d]
// [e]
// 1 -4 4 2 103
// 1 1 2063
