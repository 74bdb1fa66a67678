//go:build !unix

package notebook

const nonblock = 0
