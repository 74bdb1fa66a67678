// Names of types, fields, methods, labels and variables in many scripts.
package main

import "fmt"

type Ünïcode struct {
	名前           string
	Größe, größe int
	ª, µ         int
}

func (ü *Ünïcode) 増やす(δ int) *Ünïcode { ü.größe += δ; ü.Größe -= δ; return ü }

type 型[テ any] struct{ 値 テ }

func (型 型[テ]) 取る() テ { return 型.値 }

type 日本 interface{ 増やす(int) *Ünïcode }

func main() {
	名 := Ünïcode{名前: "なまえ", µ: 3}
	名.増やす(3).増やす(4)
	fmt.Printf("%v %+v %#v %T\n", 名, 名, 名, 名)
	x := 型[Ünïcode]{名}
	fmt.Printf("%T %+v\n", x, x.取る().größe)
	var i 日本 = &名
	i.増やす(1)
	fmt.Println(名.größe)
	ー := 0
	_ = ー
λ:
	for λ := range 3 {
		for ㅤ := range 2 {
			if ㅤ == 1 {
				continue λ
			}
			fmt.Println(λ, ㅤ)
		}
	}
	f := 名.増やす
	g := (*Ünïcode).増やす
	h := 日本.増やす
	fmt.Println(f(1).größe, g(&名, 2).größe, h(i, 3).größe)
	defer func() {
		fmt.Println(recover())
		var j any = x
		_ = j.(日本)
	}()
	var a any = 名
	_ = a.(日本)
}

// Exit: 2
// Error: panic: interface conversion: main.Ünïcode is not main.日本: missing method 増やす [recovered]
// Error: 	panic: interface conversion: main.型[main.Ünïcode] is not main.日本: missing method 増やす
// Output:
// {なまえ -7 7 0 3} {名前:なまえ Größe:-7 größe:7 ª:0 µ:3} main.Ünïcode{名前:"なまえ", Größe:-7, größe:7, ª:0, µ:3} main.Ünïcode
// main.型[main.Ünïcode] 7
// 8
// 0 0
// 1 0
// 2 0
// 14 14 14
// interface conversion: main.Ünïcode is not main.日本: missing method 増やす
