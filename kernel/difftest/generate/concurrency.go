package generate

// channels moves values through goroutines in ways that have one result only.
func (g *gen) channels() {
	t := g.basic()
	g.names++
	n := itoa(g.names)
	switch g.n(5) {
	case 0: // a pipeline
		g.line("pipe%s := func(in <-chan %s, k int) <-chan %s {\nout := make(chan %s, k)\ngo func() {\ndefer close(out)\nfor x := range in {\nout <- x\nif k == 1 {\nout <- x\n}\n}\n}()\nreturn out\n}", n, t.name, t.name, t.name)
		g.line("src%s := make(chan %s)\nsink%s := pipe%s(pipe%s(src%s, %d), 1)", n, t.name, n, n, n, n, g.n(3))
		g.line("go func(xs []%s) {\nfor _, x := range xs {\nsrc%s <- x\n}\nclose(src%s)\n}([]%s%s)", t.name, n, n, t.name, g.elements(t, 3, 2))
		g.line("for x := range sink%s {\nshow(x)\n}\nx%s, ok%s := <-sink%s\nshow(x%s, ok%s)", n, n, n, n, n, n)
	case 1: // workers that write to places of their own
		g.line("var wg%s sync.WaitGroup\nvar mu%s sync.Mutex\nres%s, total%s := make([]%s, 4), 0", n, n, n, n, t.name)
		g.line("vals%s := [4]%s%s", n, t.name, g.elements(t, 4, 1))
		g.line("for i, x := range vals%s {\nwg%s.Add(1)\ngo func() {\ndefer wg%s.Done()\nres%s[3-i] = x\nmu%s.Lock()\ndefer mu%s.Unlock()\ntotal%s += i\n}()\n}\nwg%s.Wait()\nshow(res%s, total%s)", n, n, n, n, n, n, n, n, n, n)
	case 2: // selects of which one case is ready
		g.line("sa%s, sb%s, sn%s := make(chan %s, 1), make(chan int, 1), chan int(nil)", n, n, n, t.name)
		g.line("for k := range 4 {\nif k&1 == 0 {\nsa%s <- %s\n} else {\nsb%s <- k\n}", n, g.operand(t, 2), n)
		g.line("select {\ncase x := <-sa%s:\nshow(%q, x)\nif k == 2 {\ncontinue\n}\nshow(%q)\ncase y, ok := <-sb%s:\nshow(y, ok)\nif y == 3 {\nbreak\n}\nshow(%q)\ncase sn%s <- k:\nshow(%q)\ncase <-sn%s:\n}\nshow(k)\n}", n, "a", "not two", n, "not three", n, "never", n)
		g.line("close(sa%s)\nselect {\ncase x, ok := <-sa%s:\nshow(x, ok, len(sb%s), cap(sb%s))\ncase sn%s <- 1:\n}", n, n, n, n, n)
	case 3: // what panics
		g.line("for k := range 4 {\nfunc() {\ndefer func() { show(k, recover()) }()\nch := make(chan %s, 1)\nvar none chan %s", t.name, t.name)
		g.line("switch k {\ncase 0:\nclose(ch)\nch <- %s\ncase 1:\nclose(ch)\nclose(ch)\ncase 2:\nclose(none)\ncase 3:\nselect {\ncase ch <- %s:\nshow(len(ch), <-ch)\ncase <-none:\n}\n}\n}()\n}", g.operand(t, 1), g.operand(t, 1))
	case 4: // a request and its answer
		g.line("type req%s struct {\nx %s\nback chan<- string\n}\nreqs%s := make(chan req%s)", n, t.name, n, n)
		g.line("go func() {\nfor r := range reqs%s {\nr.back <- fmt.Sprint(\"got \", r.x)\n}\n}()", n)
		g.line("for i := range 3 {\nback := make(chan string)\nreqs%s <- req%s{%s, back}\nshow(i, <-back)\n}\nclose(reqs%s)", n, n, g.operand(t, 2), n)
	}
}
