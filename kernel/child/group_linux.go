package child

import (
	"os/exec"
	"syscall"
)

// setGroup gives the child a process group of its own and lets it die with us.
func setGroup(cmd *exec.Cmd) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
