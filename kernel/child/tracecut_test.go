package child

import (
	"strings"
	"testing"
)

func TestTraceCutKeepsAllButStacks(t *testing.T) {
	const stack = "\nruntime stack:\nruntime.throw()\n\t/x.go:1\n\ngoroutine 1 [running]:\nmain.main()\n"
	tests := []struct{ in, want string }{
		{"", ""},
		{"a\nb", "a\nb"},
		{"runtime: goroutine stack exceeds 1-byte limit\nfatal error: stack overflow\n" + stack, "runtime: goroutine stack exceeds 1-byte limit\nfatal error: stack overflow\n"},
		{"fatal error: all goroutines are asleep\n\ngoroutine 1 [chan receive]:\nx\n", "fatal error: all goroutines are asleep\n"},
		{"fatal error: said by the program\nand more\n", "fatal error: said by the program\nand more\n"},
		{"fatal error: one\nfatal error: two\n\ngoroutine 1\nx\n", "fatal error: one\nfatal error: two\n"},
		{"fatal error: last\n\n", "fatal error: last\n\n"},
		{"fatal error: last\n\ngorout", "fatal error: last\n\ngorout"},
		{"goroutine 1 of the program\n", "goroutine 1 of the program\n"},
		{"not a fatal error: x\ngoroutine 1\n", "not a fatal error: x\ngoroutine 1\n"},
	}
	for _, tt := range tests {
		for size := 1; size <= len(tt.in)+1; size++ {
			var got strings.Builder
			c := &traceCut{w: &got}
			for rest := tt.in; rest != ""; {
				n := min(size, len(rest))
				c.Write([]byte(rest[:n]))
				rest = rest[n:]
			}
			c.flush()
			if got.String() != tt.want {
				t.Errorf("%q in pieces of %d: %q, want %q", tt.in, size, got.String(), tt.want)
			}
		}
	}
}
