package child

import (
	"runtime"
	"unsafe"

	"golang.org/x/sys/unix"
)

// Return values and flags of seccomp(2).
const (
	seccompAllow = 0x7fff0000
	seccompErrno = 0x00050000
	// In struct seccomp_data: int nr; u32 arch; u64 instruction_pointer; u64 args[6].
	offsetNumber = 0
	offsetArch   = 4
	offsetArg0   = 16 // low half, on a little-endian machine
)

// denied are the calls that no analysis makes: starting programs, opening
// sockets, looking into other processes, changing the system.
var denied = append([]uint32{
	unix.SYS_EXECVE, unix.SYS_EXECVEAT,
	unix.SYS_SOCKET, unix.SYS_SOCKETPAIR, unix.SYS_CONNECT, unix.SYS_BIND, unix.SYS_LISTEN,
	unix.SYS_PTRACE, unix.SYS_PROCESS_VM_READV, unix.SYS_PROCESS_VM_WRITEV, unix.SYS_PIDFD_GETFD,
	unix.SYS_PIDFD_OPEN, unix.SYS_PIDFD_SEND_SIGNAL, unix.SYS_KILL,
	unix.SYS_MOUNT, unix.SYS_UMOUNT2, unix.SYS_PIVOT_ROOT, unix.SYS_CHROOT, unix.SYS_UNSHARE, unix.SYS_SETNS,
	unix.SYS_BPF, unix.SYS_PERF_EVENT_OPEN, unix.SYS_USERFAULTFD, unix.SYS_IO_URING_SETUP,
	unix.SYS_KEYCTL, unix.SYS_ADD_KEY, unix.SYS_REQUEST_KEY,
	unix.SYS_INIT_MODULE, unix.SYS_FINIT_MODULE, unix.SYS_REBOOT, unix.SYS_SETTIMEOFDAY, unix.SYS_CLOCK_SETTIME,
}, deniedHere...)

// filterCalls installs the filter for all threads of the process.
func filterCalls() error {
	arch, ok := map[string]uint32{"amd64": unix.AUDIT_ARCH_X86_64, "arm64": unix.AUDIT_ARCH_AARCH64}[runtime.GOARCH]
	if !ok {
		return unix.ENOSYS
	}
	program := callFilter(arch)
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return err
	}
	prog := unix.SockFprog{Len: uint16(len(program)), Filter: &program[0]}
	_, _, errno := unix.Syscall(unix.SYS_SECCOMP, unix.SECCOMP_SET_MODE_FILTER,
		unix.SECCOMP_FILTER_FLAG_TSYNC, uintptr(unsafe.Pointer(&prog)))
	runtime.KeepAlive(program)
	if errno != 0 {
		return errno
	}
	return nil
}

// callFilter is the program that the kernel runs at each system call.
func callFilter(arch uint32) []unix.SockFilter {
	load := func(offset uint32) unix.SockFilter {
		return unix.SockFilter{Code: unix.BPF_LD | unix.BPF_W | unix.BPF_ABS, K: offset}
	}
	jump := func(op uint16, k uint32, yes, no uint8) unix.SockFilter {
		return unix.SockFilter{Code: unix.BPF_JMP | op | unix.BPF_K, Jt: yes, Jf: no, K: k}
	}
	answer := func(k uint32) unix.SockFilter { return unix.SockFilter{Code: unix.BPF_RET | unix.BPF_K, K: k} }

	program := []unix.SockFilter{
		load(offsetArch),
		jump(unix.BPF_JEQ, arch, 1, 0),
		answer(seccompErrno | uint32(unix.EPERM)), // another architecture's numbering
		load(offsetNumber),
		jump(unix.BPF_JGE, 0x40000000, 0, 1), // x32 calls would slip past the list
		answer(seccompErrno | uint32(unix.EPERM)),
	}
	for _, number := range denied {
		program = append(program,
			jump(unix.BPF_JEQ, number, 0, 1),
			answer(seccompErrno|uint32(unix.EPERM)))
	}
	// A thread is fine, a process is not. clone3 hides its flags from us; libraries
	// fall back to clone when it is missing.
	program = append(program,
		jump(unix.BPF_JEQ, unix.SYS_CLONE3, 0, 1),
		answer(seccompErrno|uint32(unix.ENOSYS)),
		jump(unix.BPF_JEQ, unix.SYS_CLONE, 0, 3),
		load(offsetArg0),
		jump(unix.BPF_JSET, unix.CLONE_THREAD, 1, 0),
		answer(seccompErrno|uint32(unix.EPERM)),
		answer(seccompAllow))
	return program
}
