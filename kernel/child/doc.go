// Package child runs one script in a process of its own.
//
// A script may loop for ever, eat the memory, overflow the stack or be killed;
// none of that may reach the build. So the parent starts its own binary again
// with a hidden argument, hands it a Job over a pipe and reads frames back:
//
//	parent                                  child (the same binary)
//	  Run ── job (fd 3) ──────────────────────▶ Main
//	      ◀── events, lines, memo (fd 4) ─────     runner: engine or compiled code
//	      ◀── stdout, stderr (fd 1, 2) ───────     what escapes the runner
//
// The flow:
//
//  1. Confine: on Linux the child is born under Landlock and no_new_privs (it may
//     read its inputs and nothing else), then adds resource limits and a system
//     call filter (no new programs, no sockets). Protections says what holds here.
//  2. The runner runs the script against a notebook.Book whose events are sent
//     as they happen, so a crash loses nothing that came before it.
//  3. A watcher in the child sends the line being run, and ends the process when
//     time or memory run out or when every goroutine waits for another.
//  4. Run collects the events into a Result and says why the child ended, with
//     cell and line, whatever the way: panic, fatal error, os.Exit, signal.
//
// A program that uses it calls Main first thing:
//
//	func main() {
//		if child.Is(os.Args) {
//			child.Main(run) // does not return
//		}
//		…
//	}
//
// Limits: Landlock needs Linux 5.13 (network rules 6.7); elsewhere the child has
// limits on time and memory only. The line of a compiled script is known when it
// panics or calls the Book, not between.
package child
