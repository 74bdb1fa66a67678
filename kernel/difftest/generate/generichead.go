package generate

// genericHead is what the programs of Generic share.
const genericHead = `
var fuel, shown = 60, 0

func show(args ...any) {
	if shown++; shown <= 500 {
		fmt.Println(args...)
	}
}

func try(name string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			show(name, "panics", r)
		}
	}()
	show(name)
	f()
}

type number interface {
	~int | ~int8 | ~uint8 | ~uint16 | ~float32 | ~float64
}

type whole interface {
	~int | ~int8 | ~uint8 | ~uint16
}

type I interface{ M() int }

type My int

func (m My) M() int { return int(m) + 1 }

type Small uint8

type Str string

func (s Str) M() int { return len(s) }

type Raw []byte

type Pt struct{ X, Y int }

func (p Pt) M() int { return p.X*10 + p.Y }

type Ptr struct{ n int }

func (p *Ptr) M() int { p.n++; return p.n }

func (p *Ptr) String() string { return fmt.Sprint("Ptr ", p != nil) }

type Emb struct{ I }

type Fault struct{ n int }

func (f Fault) Error() string { return fmt.Sprint("fault ", f.n) }

type Box[T any] struct {
	V T
	n int
}

func (b Box[T]) Get() T { return b.V }

func (b *Box[T]) Put(x T) *Box[T] {
	b.V = x
	b.n++
	return b
}

func (b Box[T]) M() int { return b.n }

type Pair[A comparable, B any] struct {
	A A
	B B
}

func (p Pair[A, B]) M() int {
	m := map[A]B{p.A: p.B}
	return len(m)
}

type node[T any] struct {
	x           T
	left, right *node[T]
}

type Tree[T any] struct {
	less func(a, b T) bool
	root *node[T]
	n    int
}

func (t *Tree[T]) Add(x T) {
	at := &t.root
	for *at != nil {
		if t.less(x, (*at).x) {
			at = &(*at).left
		} else {
			at = &(*at).right
		}
	}
	*at = &node[T]{x: x}
	t.n++
}

func (t *Tree[T]) All(yield func(T) bool) { t.root.walk(yield) }

func (n *node[T]) walk(yield func(T) bool) bool {
	return n == nil || n.left.walk(yield) && yield(n.x) && n.right.walk(yield)
}

type set[T comparable] map[T]bool

func (s set[T]) add(list ...T) {
	for _, x := range list {
		s[x] = true
	}
}

func (s set[T]) has(x T) bool { return s[x] }

func zero[T any]() (z T) { return }

func named[T any]() string { return fmt.Sprintf("%T %T", zero[T](), []T(nil)) }

func kind[T any](x T) string { return fmt.Sprintf("%T %v", x, x) }

func same[T any](a, b T) (is bool) {
	defer func() {
		if r := recover(); r != nil {
			show(r)
		}
	}()
	return any(a) == any(b)
}

func each[T, U any](list []T, f func(T) U) (out []U) {
	for _, x := range list {
		out = append(out, f(x))
	}
	return
}

func all[S ~[]E, E any](list S) iter.Seq2[int, E] {
	return func(yield func(int, E) bool) {
		for i, x := range list {
			if !yield(i, x) {
				return
			}
		}
	}
}

func sum[T number](list ...T) (s T) {
	for _, x := range list {
		s = s*3 + x
	}
	return
}

func measured[S ~[]E, E I](list S) (n int) {
	for i := range list {
		defer func() { n += list[i].M() }()
	}
	return len(list)
}

func keysOf[M ~map[K]V, K cmp.Ordered, V any](m M) []K { return slices.Sorted(maps.Keys(m)) }

func sorted[S ~[]E, E any](list S, f func(a, b E) int) S {
	list = slices.Clone(list)
	slices.SortStableFunc(list, f)
	return list
}
`
