package child

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
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
	r := newReceiver(&pipe, Limits{}.filled())
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
	made := framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a"},{"ext":"b"}]}}}`, nil)
	tests := map[string]struct {
		bytes  []byte
		limits Limits
		want   string
	}{
		"a length beyond all limits": {huge, Limits{Frames: 1 << 40, Events: 1 << 40}, "at once"},
		"more than is left":          {framed(`{"l":1}`, make([]byte, 100)), Limits{Frames: 50}, "its limit of 50 bytes"},
		"more texts than is left":    {framed(`{"u":"a key of some length"}`, nil), Limits{Events: 10}, "values, claims and texts than its limit of 10 bytes"},
		"too many files":             {append(made, made...), Limits{Files: 3}, "more files than its limit of 3"},
		"a cut frame":                {framed(`{"l":1}`, make([]byte, 100))[:40], Limits{}, "unexpected EOF"},
		"a length and no frame":      {append([]byte{0, 0, 0, 1, 0, 0, 0, 1}, 'x'), Limits{}, "unexpected EOF"},
	}
	for name, tt := range tests {
		r := newReceiver(bytes.NewReader(tt.bytes), tt.limits.filled())
		_, _, err := r.next()
		if err == nil {
			_, _, err = r.next()
		}
		if err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %s", name, err, tt.want)
		}
	}
	lines := newReceiver(bytes.NewReader(append(framed(`{"l":1}`, nil), framed(`{"l":2}`, nil)...)), Limits{Events: 10}.filled())
	for range 2 {
		if _, _, err := lines.next(); err != nil {
			t.Errorf("lines count: %v", err)
		}
	}
	for name, data := range map[string][]byte{
		"no JSON":            framed(`{`, nil),
		"sizes beyond":       framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a","size":9}]}}}`, []byte("short")),
		"a negative size":    framed(`{"e":{"artifact":{"id":"x","files":[{"ext":"a","size":-1}]}}}`, nil),
		"bytes without file": framed(`{"e":{"artifact":{"id":"x","files":[]}}}`, []byte("left")),
	} {
		if _, _, err := newReceiver(bytes.NewReader(data), Limits{}.filled()).next(); err == nil {
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
		r := newReceiver(bytes.NewReader(data), Limits{Frames: 1 << 20}.filled())
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
