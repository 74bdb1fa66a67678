package main

import "io"

// output is standard output that remembers its first error: a command whose output is
// lost, on a full disk say, has not gone well.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
