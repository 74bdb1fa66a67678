package child

import "testing"

func TestAdvised(t *testing.T) {
	for _, c := range []struct{ message, want string }{
		{"panic: runtime error: invalid memory address or nil pointer dereference\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x0]",
			"panic: runtime error: invalid memory address or nil pointer dereference (something is nil here: is an error unchecked before? book.Check(err) stops where it comes up)"},
		{"panic: assignment to entry in nil map", "panic: assignment to entry in nil map (make the map first, as in m := map[string]int{})"},
		{"panic: runtime error: index out of range [3] with length 3", "panic: runtime error: index out of range [3] with length 3"},
		{"panic: one\n\tpanic: two", "panic: one\n\tpanic: two"},
	} {
		if got := advised(c.message); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
