package child

import (
	"debug/elf"
	"fmt"
	"os"
	"path/filepath"
	"unsafe"

	"golang.org/x/sys/unix"
)

// access is what a child may do with one path.
type access struct {
	path string
	run  bool // execute, too
}

const (
	readRights = unix.LANDLOCK_ACCESS_FS_READ_FILE | unix.LANDLOCK_ACCESS_FS_READ_DIR
	fileRights = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE
)

// handledFS is every file right of a Landlock version: what is handled and not
// granted is denied.
func handledFS(abi int) uint64 {
	rights := uint64(unix.LANDLOCK_ACCESS_FS_MAKE_SYM<<1 - 1) // version 1: all up to MAKE_SYM
	if abi >= 2 {
		rights |= unix.LANDLOCK_ACCESS_FS_REFER
	}
	if abi >= 3 {
		rights |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	if abi >= 5 {
		rights |= unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	}
	return rights
}

// landlockABI is the version of Landlock that the running kernel offers, 0 for none.
func landlockABI() int {
	v, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0
	}
	return int(v)
}

// confineThread puts the calling thread, and every process started from it, under
// no_new_privs and Landlock. The thread must be locked and never be used for
// anything else afterwards. It returns what holds.
//
// Doing it before the child starts, rather than in the child, covers all of the
// child's threads from the first instruction, with and without cgo.
func confineThread(allow []access) ([]string, error) {
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return nil, fmt.Errorf("no_new_privs: %w", err)
	}
	holds := []string{"no new privileges (no_new_privs)"}
	abi := landlockABI()
	if abi == 0 {
		return holds, nil
	}
	attr := unix.LandlockRulesetAttr{Handled_access_fs: handledFS(abi)}
	if abi >= 4 {
		attr.Handled_access_net = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
	}
	if abi >= 6 {
		attr.Scoped = unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | unix.LANDLOCK_SCOPE_SIGNAL
	}
	fd, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), rulesetSize(abi), 0)
	if errno != 0 {
		return nil, fmt.Errorf("landlock: %w", errno)
	}
	defer unix.Close(int(fd))
	for _, a := range allow {
		if err := allowPath(int(fd), a); err != nil {
			return nil, err
		}
	}
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, fd, 0, 0); errno != 0 {
		return nil, fmt.Errorf("landlock: %w", errno)
	}
	holds = append(holds, fmt.Sprintf("files: reads its inputs only, writes nothing (Landlock, version %d)", abi))
	if abi >= 4 {
		holds = append(holds, "network: no TCP (Landlock)")
	}
	return holds, nil
}

// rulesetSize is the size of the attribute that a version knows; older kernels
// refuse a longer one unless its tail is zero, and then accept it.
func rulesetSize(abi int) uintptr {
	switch {
	case abi >= 6:
		return 24
	case abi >= 4:
		return 16
	}
	return 8
}

func allowPath(ruleset int, a access) error {
	fd, err := unix.Open(a.path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if err == unix.ENOENT {
		return nil // what is not there needs no permission
	}
	if err != nil {
		return fmt.Errorf("landlock: %s: %w", a.path, err)
	}
	defer unix.Close(fd)
	rights := uint64(readRights)
	if a.run {
		rights |= unix.LANDLOCK_ACCESS_FS_EXECUTE
	}
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return fmt.Errorf("landlock: %s: %w", a.path, err)
	}
	if st.Mode&unix.S_IFMT != unix.S_IFDIR {
		rights &= fileRights
	}
	rule := unix.LandlockPathBeneathAttr{Allowed_access: rights, Parent_fd: int32(fd)}
	if _, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(ruleset),
		unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&rule)), 0, 0, 0); errno != 0 {
		return fmt.Errorf("landlock: %s: %w", a.path, errno)
	}
	return nil
}

// programAccess is what a binary needs to start: itself, and when it is linked
// dynamically (a build with cgo) the system's libraries.
func programAccess(exe string) []access {
	allow := []access{{exe, true}}
	if !dynamic(exe) {
		return allow
	}
	for _, dir := range []string{"/lib", "/lib64", "/usr/lib", "/usr/lib64", "/etc/ld.so.cache"} {
		if real, err := filepath.EvalSymlinks(dir); err == nil {
			allow = append(allow, access{real, true})
		}
	}
	return allow
}

func dynamic(exe string) bool {
	f, err := os.Open(exe)
	if err != nil {
		return true
	}
	defer f.Close()
	e, err := elf.NewFile(f)
	if err != nil {
		return true
	}
	for _, p := range e.Progs {
		if p.Type == elf.PT_INTERP {
			return true
		}
	}
	return false
}
