package generate

// flowHead is what the programs of Flow share: a trace of bounded length, iterators of all
// manners, types to copy and to panic with.
const flowHead = `
var fuel, shown, steps = 25, 0, 0

func spent() bool { steps++; return steps > 200 }

func t(n int, args ...any) int {
	if shown++; shown <= 300 {
		fmt.Println(append([]any{n}, args...)...)
	}
	return n
}

type E struct{ n int }

func (e E) Error() string { return fmt.Sprint("E", e.n) }

type P struct{ n int }

func (p *P) String() string { return fmt.Sprint("P", p.n) }

type S struct {
	x  int
	in [2]int
	s  string
}

func (s S) get(k int) int  { return s.x*10 + s.in[k&1] + len(s.s) }
func (s *S) add(k int) int { s.x += k; s.in[k&1] ++; return s.x }

type getter interface{ get(int) int }

type Stack[T any] struct{ items []T }

func (s *Stack[T]) push(x T) { s.items = append(s.items, x) }
func (s *Stack[T]) all(yield func(int, T) bool) {
	for i := len(s.items) - 1; i >= 0; i-- {
		if !yield(i, s.items[i]) {
			return
		}
	}
}

func told(x any) any {
	switch x := x.(type) {
	case runtime.Error:
		return "fault: " + x.Error()
	case error:
		return "error: " + x.Error()
	case fmt.Stringer:
		return "stringer: " + x.String()
	}
	return x
}

func seq(n, name int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer t(name, "ends")
		for i := range n {
			if !yield(i) {
				t(name, "stopped", i)
				return
			}
		}
	}
}

func pairs(n, name int) iter.Seq2[int, string] {
	return func(yield func(int, string) bool) {
		for i := range seq(n, name) {
			if !yield(i+1, fmt.Sprint("#", i)) {
				break
			}
		}
		t(name, "pairs")
	}
}

func watched(n, name int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer func() {
			if x := recover(); x != nil {
				t(name, "watched", told(x))
				panic(x)
			}
		}()
		seq(n, name)(yield)
	}
}

func swallowing(n, name int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer func() { t(name, "swallowed", told(recover())) }()
		seq(n, name)(yield)
	}
}

func insisting(n, name int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range n {
			yield(i)
		}
	}
}

func mapped[A, B any](s iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		for x := range s {
			if !yield(f(x)) {
				return
			}
		}
	}
}

func taken[A any](s iter.Seq[A], n int) iter.Seq[A] {
	return func(yield func(A) bool) {
		if n <= 0 {
			return
		}
		for x := range s {
			if !yield(x) {
				return
			}
			if n--; n == 0 {
				return
			}
		}
	}
}

func pulled[A any](s iter.Seq[A], n int) (list []A) {
	next, stop := iter.Pull(s)
	defer stop()
	for range n {
		x, ok := next()
		if !ok {
			break
		}
		list = append(list, x)
	}
	return
}

func walk(depth int) iter.Seq[int] {
	return func(yield func(int) bool) { tree(depth, 1, yield) }
}

func tree(depth, n int, yield func(int) bool) bool {
	return depth == 0 || tree(depth-1, 2*n, yield) && yield(n) && tree(depth-1, 2*n+1, yield)
}
`
