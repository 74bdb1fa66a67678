package engine_test

import (
	"context"
	"io"
	"testing"

	"galley/kernel/engine"
)

// What scripts do most in their own loops. See BENCHMARKS.md.

const fib = `package main

import "fmt"

func fib(n int) int {
	if n < 2 {
		return n
	}
	return fib(n-1) + fib(n-2)
}

func main() { fmt.Println(fib(20)) }
`

const nested = `package main

import "fmt"

func square(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
		for j := range m[i] {
			m[i][j] = float64(i*j%7) + 0.5
		}
	}
	return m
}

func main() {
	a, b, c := square(25), square(25), square(25)
	for i := range a {
		for j := range b {
			s := 0.0
			for k := range c {
				s += a[i][k] * b[k][j]
			}
			c[i][j] = s
		}
	}
	fmt.Println(c[1][2], c[24][24])
}
`

const sieve = `package main

import "fmt"

func main() {
	n := 10000
	composite := make([]bool, n+1)
	count := 0
	for i := 2; i <= n; i++ {
		if composite[i] {
			continue
		}
		count++
		for j := 2 * i; j <= n; j += i {
			composite[j] = true
		}
	}
	fmt.Println(count)
}
`

const bootstrap = `package main

import (
	"fmt"
	"math/rand/v2"
	"sort"
)

func mean(xs []float64) float64 {
	s := 0.0
	for _, x := range xs {
		s += x
	}
	return s / float64(len(xs))
}

func main() {
	rng := rand.New(rand.NewPCG(1, 2))
	xs := make([]float64, 100)
	for i := range xs {
		xs[i] = float64((i*37)%101) / 10
	}
	means := make([]float64, 0, 100)
	draw := make([]float64, len(xs))
	for range 100 {
		for i := range draw {
			draw[i] = xs[rng.IntN(len(xs))]
		}
		means = append(means, mean(draw))
	}
	sort.Float64s(means)
	fmt.Printf("%.3f %.3f %.3f\n", mean(xs), means[2], means[97])
}
`

const counts = `package main

import "fmt"

type point struct{ x, y float64 }

func (p point) product() float64 { return p.x * p.y }

func main() {
	words := []string{"a", "bb", "ccc", "dd", "e", "a", "bb"}
	n := map[string]int{}
	s := 0.0
	for i := range 5000 {
		n[words[i%len(words)]]++
		p := point{float64(i), 2}
		s += p.product()
	}
	fmt.Println(n["a"], n["bb"], len(n), s)
}
`

func benchmarkRun(b *testing.B, src string) {
	b.ReportAllocs()
	for b.Loop() {
		b.StopTimer()
		p, err := engine.Compile("x/main.go", []byte(src))
		if err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
		if exit, err := p.RunMain(context.Background(), nil, nil, io.Discard, io.Discard); err != nil || exit != 0 {
			b.Fatal(exit, err)
		}
	}
}

func BenchmarkFib(b *testing.B)       { benchmarkRun(b, fib) }       // 21,891 calls
func BenchmarkNested(b *testing.B)    { benchmarkRun(b, nested) }    // 15,625 products
func BenchmarkSieve(b *testing.B)     { benchmarkRun(b, sieve) }     // 23,071 marks
func BenchmarkBootstrap(b *testing.B) { benchmarkRun(b, bootstrap) } // 10,000 draws
func BenchmarkCounts(b *testing.B)    { benchmarkRun(b, counts) }    // 5,000 map updates and method calls
