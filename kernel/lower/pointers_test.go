package lower

import "testing"

// TestPointers: pointers keep their numbers while the table grows, and lose them with reset.
func TestPointers(t *testing.T) {
	var table pointers
	table.reset(0)
	const n = 1000
	list := make([]*int, n)
	for i := range list {
		list[i] = new(int)
		if got := table.add(list[i]); got != i {
			t.Fatalf("pointer %d is number %d", i, got)
		}
	}
	for i, p := range list {
		if got, ok := table.find(p); !ok || got != i {
			t.Fatalf("pointer %d is found as number %d, %v", i, got, ok)
		}
	}
	if _, ok := table.find(new(int)); ok {
		t.Error("a pointer that was not added has a number")
	}
	table.reset(n)
	if _, ok := table.find(list[0]); ok {
		t.Error("a pointer has a number after reset")
	}
}
