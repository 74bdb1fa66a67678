//go:build unix

package child

import (
	"os"
	"os/exec"
	"runtime"
	"syscall"
	"time"
)

// usage is what an ended process has used: processor time, and bytes at its peak.
func usage(state *os.ProcessState) (time.Duration, int64) {
	if state == nil {
		return 0, 0
	}
	peak := int64(0)
	if u, ok := state.SysUsage().(*syscall.Rusage); ok {
		peak = int64(u.Maxrss)
		if runtime.GOOS != "darwin" {
			peak *= 1024 // kilobytes elsewhere
		}
	}
	return state.UserTime() + state.SystemTime(), peak
}

// killGroup kills a child's process group, the child included.
func killGroup(cmd *exec.Cmd) {
	if cmd.Process != nil {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
	}
}

// signalOf names the signal that ended a process, "" if none did.
func signalOf(state *os.ProcessState) (name string, number int) {
	status, ok := state.Sys().(syscall.WaitStatus)
	if !ok || !status.Signaled() {
		return "", 0
	}
	return status.Signal().String(), int(status.Signal())
}
