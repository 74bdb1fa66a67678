package child

import (
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

// markFD is where a child finds the memory for its mark, if the job says that there is any.
const markFD = 5

// newMark makes memory for the mark of a child, which outlives it; nil where there is none to
// be had. The file is what the child gets.
func newMark() (file *os.File, mark *int) {
	fd, err := unix.MemfdCreate("mark", unix.MFD_CLOEXEC)
	if err != nil {
		return nil, nil
	}
	file = os.NewFile(uintptr(fd), "mark")
	if file.Truncate(int64(os.Getpagesize())) != nil {
		file.Close()
		return nil, nil
	}
	if mark = mapMark(fd); mark == nil {
		file.Close()
		return nil, nil
	}
	return file, mark
}

// inheritedMark is the memory that the parent made for the mark, or memory of this process if
// there is none to be had.
func inheritedMark() *int {
	mark := mapMark(markFD)
	if mark == nil {
		return new(int)
	}
	unix.Close(markFD)
	return mark
}

func mapMark(fd int) *int {
	page, err := unix.Mmap(fd, 0, os.Getpagesize(), unix.PROT_READ|unix.PROT_WRITE, unix.MAP_SHARED)
	if err != nil {
		return nil
	}
	return (*int)(unsafe.Pointer(&page[0]))
}

func freeMark(mark *int) {
	if mark != nil {
		_ = unix.Munmap(unsafe.Slice((*byte)(unsafe.Pointer(mark)), os.Getpagesize()))
	}
}
