//go:build unix

package notebook

import "syscall"

// nonblock lets the opening of a named pipe return at once.
const nonblock = syscall.O_NONBLOCK
