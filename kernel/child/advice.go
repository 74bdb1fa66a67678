package child

import "strings"

// advice is what to do about run-time errors of which Go says only what they are.
var advice = []struct{ error, todo string }{
	{"nil pointer dereference", "something is nil here: is an error unchecked before? book.Check(err) stops where it comes up"},
	{"assignment to entry in nil map", "make the map first, as in m := map[string]int{}"},
	{"fatal error: concurrent map", "goroutines share a map: guard it with a sync.Mutex, or give each one of its own"},
	{"all goroutines are asleep", "nobody sends, receives or unlocks what is waited for here"},
}

// advised is a failure's message for the author of an analysis: Go's own, without the
// processor's signal, and with what to do where that can be said.
func advised(message string) string {
	message, _, _ = strings.Cut(message, "\n[signal ")
	if strings.Contains(message, "\n") {
		return message // a text of the script's own
	}
	for _, a := range advice {
		if strings.Contains(message, a.error) {
			return message + " (" + a.todo + ")"
		}
	}
	return message
}
