// State machines with methods, maps and errors.
package main

import (
	"errors"
	"fmt"
)

type Account struct {
	ID      int
	Balance int64
	History []string
}
type Bank struct {
	accounts map[int]*Account
	next     int
}

var ErrFunds = errors.New("insufficient funds")

func NewBank() *Bank { return &Bank{accounts: make(map[int]*Account), next: 1} }
func (b *Bank) Open(amount int64) int {
	id := b.next
	b.next++
	b.accounts[id] = &Account{ID: id, Balance: amount}
	return id
}
func (b *Bank) Transfer(from, to int, n int64) error {
	f, ok := b.accounts[from]
	if !ok {
		return fmt.Errorf("account %d: no such account", from)
	}
	t, ok := b.accounts[to]
	if !ok {
		return fmt.Errorf("account %d: no such account", to)
	}
	if f.Balance < n {
		return fmt.Errorf("account %d: %w", from, ErrFunds)
	}
	f.Balance -= n
	t.Balance += n
	f.History = append(f.History, fmt.Sprintf("-%d>%d", n, to))
	t.History = append(t.History, fmt.Sprintf("+%d<%d", n, from))
	return nil
}

func main() {
	b := NewBank()
	x, y := b.Open(100), b.Open(5)
	fmt.Println(b.Transfer(x, y, 70), b.Transfer(x, y, 70), b.Transfer(x, 9, 1))
	fmt.Println(errors.Is(b.Transfer(x, y, 1000), ErrFunds))
	for id := 1; id < b.next; id++ {
		fmt.Println(*b.accounts[id])
	}
}

// Output:
// <nil> account 1: insufficient funds account 9: no such account
// true
// {1 30 [-70>2]}
// {2 75 [+70<1]}
