package child

import (
	"fmt"
	"runtime"

	"golang.org/x/sys/unix"
)

// confineSelf adds, inside the child, what cannot be set from outside before a
// program starts. It returns what holds.
func confineSelf(limits Limits) []string {
	holds := limitResources(limits)
	if err := filterCalls(); err == nil {
		holds = append(holds, "system calls: no new programs, no sockets, no tracing (seccomp)")
	}
	return holds
}

// The runtime's own needs come on top of what the script may use; the watcher ends
// the script at its limit with a clear message, this one stops what outruns it.
const memorySlack = 512 << 20

func limitResources(limits Limits) []string {
	var holds []string
	set := func(what int, value uint64, text string) {
		if unix.Setrlimit(what, &unix.Rlimit{Cur: value, Max: value}) == nil {
			holds = append(holds, text)
		}
	}
	hard := uint64(limits.Memory) + memorySlack
	set(unix.RLIMIT_DATA, hard, fmt.Sprintf("memory: %s, and %s at most (RLIMIT_DATA)", bytesText(limits.Memory), bytesText(int64(hard))))
	set(unix.RLIMIT_FSIZE, 0, "files: may not grow (RLIMIT_FSIZE)")
	set(unix.RLIMIT_CORE, 0, "no core dumps (RLIMIT_CORE)")
	cpu := uint64(limits.Time.Seconds())*uint64(runtime.NumCPU()) + 10
	set(unix.RLIMIT_CPU, cpu, fmt.Sprintf("processor: %d s over all threads (RLIMIT_CPU)", cpu))
	return holds
}
