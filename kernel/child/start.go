package child

import (
	"os/exec"
	"runtime"
)

// process is a started child.
type process struct {
	cmd         *exec.Cmd
	protections []string
	ended       chan error
}

// startConfined starts cmd from a thread that is confined for this purpose and
// thrown away afterwards. The thread lives as long as the child, because the
// child asks to die with the thread that started it.
func startConfined(cmd *exec.Cmd, allow []access, open bool) (*process, error) {
	p := &process{cmd: cmd, ended: make(chan error, 1)}
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // never unlocked: the thread ends with the goroutine
		if !open {
			holds, err := confineThread(allow)
			if err != nil {
				started <- err
				return
			}
			p.protections = holds
		}
		err := cmd.Start()
		started <- err
		if err == nil {
			p.ended <- cmd.Wait()
		}
	}()
	if err := <-started; err != nil {
		return nil, err
	}
	return p, nil
}

func (p *process) wait() error { return <-p.ended }

// kill ends the child and every process in its group.
func (p *process) kill() { killGroup(p.cmd) }
