package generate

// flowTypes goes on from flowHead: functions and types with parameters, with embedded parts,
// with methods of values and of pointers.
const flowTypes = `
func apply[A, B any](x A, f func(A) B) B { return f(x) }

func try(n int, f func(int) (int, error), k int) {
	defer func() {
		if x := recover(); x != nil {
			t(n, "tried", told(x))
		}
	}()
	r, err := f(k)
	t(n, "result", r, err)
}

var global = []int{3, 1, 2}

type Num interface{ ~int | ~int8 | ~uint16 | ~float64 }

type My int

func (m My) get(k int) int  { return int(m)*3 + k }
func (m *My) add(k int) int { *m += My(k); return int(*m) }
func (m My) int() int       { return int(m) }

func toMy(q int) My { return My(q * 2) }

type adder interface {
	getter
	add(int) int
}

type W struct {
	S
	n int
}

type WP struct {
	*S
	name string
}

type WI struct {
	getter
	k int
}

func (w WI) get(k int) int { return w.getter.get(k) + w.k }

type Pair[A, B comparable] struct {
	A A
	B B
}

func (p Pair[A, B]) swap() Pair[B, A] { return Pair[B, A]{p.B, p.A} }

type List[T Num] []T

type Gen[T any] struct {
	List[My]
	own T
}

func (l List[T]) sum() (s T) {
	for _, x := range l {
		s += x
	}
	return
}

func (l *List[T]) add(x T) *List[T] {
	*l = append(*l, x)
	return l
}

func (l List[T]) each(yield func(int, T) bool) {
	for i, x := range l {
		if !yield(i, x) {
			break
		}
	}
}

type node[T cmp.Ordered] struct {
	left, right *node[T]
	x           T
}

type Tree[T cmp.Ordered] struct{ root *node[T] }

func (r *Tree[T]) put(x T) {
	at := &r.root
	for *at != nil {
		if cmp.Less(x, (*at).x) {
			at = &(*at).left
		} else {
			at = &(*at).right
		}
	}
	*at = &node[T]{x: x}
}

func (n *node[T]) all(yield func(T) bool) { n.walk(yield) }

func (n *node[T]) walk(yield func(T) bool) bool {
	return n == nil || n.left.walk(yield) && yield(n.x) && n.right.walk(yield)
}

func total[T Num](xs ...T) (s T) {
	for _, x := range xs {
		s = s*2 + x
	}
	return s
}

func fold[T, A any](s iter.Seq[T], a A, f func(A, T) A) A {
	for x := range s {
		a = f(a, x)
	}
	return a
}

func called[T getter](x T, k int) int { return x.get(k) }

func added[T any, P interface {
	*T
	adder
}](x T, k int) int {
	p := P(&x)
	return p.add(k) + p.get(1)
}

func kind[T any](x T) string {
	switch x := any(x).(type) {
	case int, My:
		return fmt.Sprintf("%T %v", x, x)
	case error:
		return "error " + x.Error()
	case adder:
		return fmt.Sprint("adder ", x.add(1))
	case getter:
		return fmt.Sprint("getter ", x.get(1))
	case nil:
		return "nil"
	}
	return fmt.Sprintf("%T", x)
}

func largest[T cmp.Ordered](x T, rest ...T) T {
	for _, y := range rest {
		x = max(x, y)
	}
	return x
}

func keys[M ~map[K]V, K cmp.Ordered, V any](m M) (list []K) {
	for k := range m {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}

func curry[A, B, C any](f func(A, B) C) func(A) func(B) C {
	return func(a A) func(B) C { return func(b B) C { return f(a, b) } }
}

`
