package child

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"testing"

	"galley/lib/notebook"
)

func framed(head string, body []byte) []byte {
	var b bytes.Buffer
	binary.Write(&b, binary.LittleEndian, uint32(len(head)))
	binary.Write(&b, binary.LittleEndian, uint32(len(body)))
	b.WriteString(head)
	b.Write(body)
	return b.Bytes()
}

func TestFramesArriveAsSent(t *testing.T) {
	var pipe bytes.Buffer
	s := &sender{w: &pipe}
	a := notebook.Artifact{ID: "x", Kind: notebook.KindTable, Files: []notebook.File{{Ext: "csv", Data: []byte("a\n1\n")}, {Ext: "md"}, {Ext: "svg", Data: []byte{0, 255}}}}
	if err := s.event(notebook.Event{Artifact: &a}); err != nil {
		t.Fatal(err)
	}
	s.send(frame{Put: "key"}, []byte("data"))
	s.send(frame{Done: &done{Exit: 3}}, nil)
	if err := s.send(frame{Line: 4}, nil); err == nil {
		t.Error("a frame was sent after the last word")
	}
	r := newReceiver(&pipe, 1000)
	f, _, err := r.next()
	if err != nil || len(f.Event.Artifact.Files) != 3 || string(f.Event.Artifact.File("csv")) != "a\n1\n" || !bytes.Equal(f.Event.Artifact.File("svg"), []byte{0, 255}) {
		t.Errorf("%+v %v", f.Event, err)
	}
	if f, body, err := r.next(); err != nil || f.Put != "key" || string(body) != "data" {
		t.Errorf("%+v %q %v", f, body, err)
	}
	if f, _, err := r.next(); err != nil || f.Done.Exit != 3 {
		t.Errorf("%+v %v", f, err)
	}
	if _, _, err := r.next(); err != io.EOF {
		t.Errorf("after the end: %v", err)
	}
}

func TestAChildCannotSendWithoutLimit(t *testing.T) {
	huge := make([]byte, 8)
	binary.LittleEndian.PutUint32(huge, 0xffffffff)
	tests := map[string]struct {
		bytes []byte
		limit int64
		want  error
	}{
		"a length beyond all limits": {huge, 1 << 40, errTooMuch},
		"more than is left":          {framed(`{"l":1}`, make([]byte, 100)), 50, errTooMuch},
		"a cut frame":                {framed(`{"l":1}`, make([]byte, 100))[:40], 1000, io.ErrUnexpectedEOF},
		"a length and no frame":      {append([]byte{0, 0, 0, 1, 0, 0, 0, 1}, 'x'), 1 << 40, io.ErrUnexpectedEOF},
	}
	for name, tt := range tests {
		if _, _, err := newReceiver(bytes.NewReader(tt.bytes), tt.limit).next(); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v, want %v", name, err, tt.want)
		}
	}
	for name, data := range map[string][]byte{
		"no JSON":            framed(`{`, nil),
		"sizes beyond":       framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a","size":9}]}}}`, []byte("short")),
		"a negative size":    framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a","size":-1}]}}}`, nil),
		"bytes without file": framed(`{"e":{"artifact":{"id":"x","files":[]}}}`, []byte("left")),
	} {
		if _, _, err := newReceiver(bytes.NewReader(data), 1000).next(); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
}

// Whatever a broken child writes, the parent reads frames or an error.
func FuzzReceive(f *testing.F) {
	f.Add(framed(`{"l":7}`, nil))
	f.Add(framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a","size":2}]}}}`, []byte("ab")))
	f.Add(framed(`{"e":{"output":{"cell":1,"stream":"stdout","text":"x"}}}`, nil))
	f.Add([]byte{1, 0, 0, 0})
	f.Fuzz(func(t *testing.T, data []byte) {
		r := newReceiver(bytes.NewReader(data), 1<<20)
		run := &run{outcome: &notebook.Outcome{}}
		for {
			f, body, err := r.next()
			if err != nil {
				return
			}
			run.take(f, body)
		}
	})
}
