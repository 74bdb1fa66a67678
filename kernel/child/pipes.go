package child

import "os"

// pipes are the two extra pipes between parent and child.
type pipes struct {
	jobRead, jobWrite     *os.File
	eventRead, eventWrite *os.File
}

func newPipes() (*pipes, error) {
	p := &pipes{}
	var err error
	if p.jobRead, p.jobWrite, err = os.Pipe(); err != nil {
		return nil, err
	}
	if p.eventRead, p.eventWrite, err = os.Pipe(); err != nil {
		p.close()
		return nil, err
	}
	return p, nil
}

func (p *pipes) closeChildEnds() {
	p.jobRead.Close()
	p.eventWrite.Close()
}

func (p *pipes) close() {
	for _, f := range []*os.File{p.jobRead, p.jobWrite, p.eventRead, p.eventWrite} {
		if f != nil {
			f.Close() // closing twice only returns an error
		}
	}
}
