package generate

// goroutines works in goroutines whose result is one, whoever comes first.
func (g *flow) goroutines() {
	g.line("{")
	x, y, n := g.expr(1), g.expr(1), g.id()
	v := pick(&g.rand, g.set)
	switch g.n(13) {
	case 0:
		g.line("var wg sync.WaitGroup\nvar mu sync.Mutex\nu, sum := make([]int, 4), 0\nfor i := range u {\nwg.Go(func() {\nmu.Lock()\ndefer mu.Unlock()\nu[i] = i * %s\nsum += i\n})\n}\nwg.Wait()\nt(%d, u, sum)", pick(&g.rand, []string{"3", "k", "7"}), n)
	case 1:
		g.line("u, done := make(chan int), make(chan struct{})\ngo func() {\ndefer close(done)\nfor x := range u {\n%s += x\n}\n}()\nfor i := range 3 {\nu <- i + %s&3\n}\nclose(u)\n<-done\nt(%d, %s)", v, pick(&g.rand, []string{"k", "7"}), n, v)
	case 2:
		g.line("gen := func(list ...int) <-chan int {\nout := make(chan int)\ngo func() {\ndefer close(out)\nfor _, x := range list {\nout <- x\n}\n}()\nreturn out\n}\ntwice := func(in <-chan int) <-chan int {\nout := make(chan int, %d)\ngo func() {\ndefer close(out)\nfor x := range in {\nout <- x * 2\n}\n}()\nreturn out\n}", g.n(3))
		g.line("for x := range twice(twice(gen(%s, %s, 3))) {\nif t(%d, x); x == 12 {\n%s\n}\n}", x, y, n, g.leave())
	case 3:
		g.line("u := make(chan any, 1)\ngo func() {\ndefer func() { u <- told(recover()) }()\nvar o []int\nswitch %s & 3 {\ncase 0:\n_ = o[%s]\ncase 1:\npanic(%s)\ncase 2:\nruntime.Goexit()\n}\n}()\nt(%d, <-u)", x, y, g.thrown(), n)
	case 4:
		g.line("u, w := make(chan int), make(chan int)\ngo func() {\nfor i := 0; i < 3; i++ {\nu <- i\ni += <-w & 1\n}\nclose(u)\n}()\nfor x := range u {\nt(%d, x)\nw <- x + %s\n}", n, x)
	case 5:
		g.line("u, stop := make(chan int), make(chan struct{})\ngo func() {\nfor i := 0; ; i++ {\nselect {\ncase u <- i * i:\ncase <-stop:\nclose(u)\nreturn\n}\n}\n}()\nfor x := range u {\nt(%d, x)\nif x > %s&15 {\nclose(stop)\nbreak\n}\n}\nfor range u {\n}", n, x)
	case 6:
		g.line("var once sync.Once\nfor i := range 3 {\nfunc() {\ndefer func() { t(%d, i, told(recover())) }()\nonce.Do(func() {\nt(%d, i)\nif %s {\npanic(%s)\n}\n})\n}()\n}\nu := sync.OnceValue(func() int { return t(%d) + %s })\nt(%d, u(), u())", n, n, g.condition(), g.thrown(), n, x, n)
	case 7:
		g.line("ctx, cancel := context.WithCancelCause(context.WithValue(context.Background(), My(1), %s))\nu := make(chan error)\ngo func() {\n<-ctx.Done()\nu <- context.Cause(ctx)\n}()\nt(%d, ctx.Value(My(1)), ctx.Value(1), ctx.Err())\ncancel(E{%s})\ncancel(nil)\nvar to E\nerr := <-u\nt(%d, err, errors.As(err, &to), to.n, ctx.Err())", x, n, y, n)
	case 8:
		g.line("u, w := make(chan int, 1), make(chan int, 1)\nfor i := range 5 {\nselect {\ncase u <- i:\nt(%d, \"sent\", i)\ncase x := <-u:\nt(%d, \"got\", x)\nif x > %d {\n%s\n}\ncase x, ok := <-none:\nt(%d, x, ok)\n}\nif i == 3 {\nclose(w)\nw = nil\n}\n}\nt(%d, w == nil)", n, n, g.n(3), g.leave(), n, n)
	case 9:
		g.line("mu := sync.NewCond(new(sync.Mutex))\nturn, u := 0, []int{}\nvar wg sync.WaitGroup\nfor i := range 3 {\nwg.Add(1)\ngo func() {\ndefer wg.Done()\nmu.L.Lock()\ndefer mu.L.Unlock()\nfor turn != 2-i {\nmu.Wait()\n}\nturn++\nu = append(u, i)\nmu.Broadcast()\n}()\n}\nwg.Wait()\nt(%d, u, turn)", n)
	case 10:
		g.line("u := make([]chan int, 3)\nfor i := range u {\nu[i] = make(chan int)\nif i > 0 {\ngo func(in <-chan int, out chan<- int) {\nfor x := range in {\nout <- x*2 + i\n}\nclose(out)\n}(u[i-1], u[i])\n}\n}\ngo func(list []int) {\ndefer close(u[0])\nfor _, x := range list {\nu[0] <- x\n}\n}([]int{%s, %s})\nfor x := range u[2] {\nt(%d, x)\n}", x, y, n)
	case 11:
		g.line("var u atomic.Int64\nvar w atomic.Pointer[S]\nvar z atomic.Value\nvar wg sync.WaitGroup\nw.Store(&st)\nz.Store(st)\nfor i := range 4 {\nwg.Go(func() { u.Add(int64(i)); u.CompareAndSwap(100, 0) })\n}\nwg.Wait()\nw.Load().add(%s)\nold := w.Swap(&S{x: 1})\nt(%d, u.Load(), old.x, w.Load().x, z.Load() == any(st), z.Swap(S{x: 2}).(S).x, old == &st)", x, n)
	default:
		g.line("type ask struct {\nq int\nback chan<- int\n}\nu := make(chan ask)\ngo func(state int) {\nfor r := range u {\nstate += r.q\nr.back <- state\n}\n}(%s)\nback := make(chan int, 1)\nfor i := range 3 {\nu <- ask{i * %s, back}\nt(%d, <-back)\n}\nclose(u)", x, y, n)
	}
	g.line("}")
}

// ending ends main by other ways than its last brace, now and then.
func (g *flow) ending() {
	x := []string{"E{3}", "&P{4}", "errors.New(\"text\")", "My(5)", "\"a\\nb\"", "2.5", "int8(-1)", "fmt.Errorf(\"with %w\", E{1})", "true", "'x'", "1i", "uint64(7)", "error(nil)"}
	switch g.n(9) {
	case 0:
		g.line("defer func() { panic(%s) }()\npanic(%s)", pick(&g.rand, x), pick(&g.rand, x))
	case 1:
		g.line("defer func() { panic(fmt.Sprint(told(recover()))) }()\npanic(%s)", pick(&g.rand, x))
	case 2:
		g.line("defer func() {\nx := recover()\nt(%d, told(x))\npanic(x)\n}()\npanic(%s)", g.id(), pick(&g.rand, x))
	case 3:
		g.line("defer t(%d)\nfor i := range seq(3, %d) {\nif i == 1 {\npanic(%s)\n}\n}", g.id(), g.id(), pick(&g.rand, x))
	case 4:
		g.line("defer t(%d)\nos.Exit(%d)", g.id(), g.n(5))
	case 5:
		g.line("var none adder\ndefer t(%d, none.add(1))", g.id())
	case 6:
		g.line("done := make(chan int)\ngo func() {\ndefer t(%d)\npanic(%s)\n}()\n<-done", g.id(), pick(&g.rand, x))
	case 7:
		g.line("lock := make(chan int)\ndefer t(%d)\nlock <- 1", g.id())
	default:
		g.line("next, stop := iter.Pull(func(yield func(int) bool) {\nyield(1)\npanic(%s)\n})\nt(%d)\nnext()\nnext()\nstop()", pick(&g.rand, x), g.id())
	}
}
