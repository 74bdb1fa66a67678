//go:build !unix

package build

import "io/fs"

// Without a change time a stamp is never trusted: files are hashed each time.
func stampOf(info fs.FileInfo) stamp {
	return stamp{Size: info.Size(), MTime: info.ModTime().UnixNano()}
}
