package child

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"galley/kernel/origin"
)

// memo lets a script's compiled steps remember results between runs. The child
// reads the folder; what is new it sends to the parent, which alone writes.
//
// Other code may compute otherwise, so what is remembered belongs to the code that
// computed it. A key that begins with the path of a package of ours and a blank says
// that the package and its imports are all of that; else it is this whole binary.
type memo struct {
	dir   string
	out   *sender
	mu    sync.Mutex
	fresh map[string][]byte
}

func newMemo(dir string, out *sender) *memo {
	return &memo{dir: dir, out: out, fresh: map[string][]byte{}}
}

// Get returns the data remembered under key. A damaged entry is as good as none.
func (m *memo) Get(key string) ([]byte, bool) {
	key, err := byOrigin(key)
	if err != nil {
		return nil, false
	}
	m.mu.Lock()
	data, ok := m.fresh[key]
	m.mu.Unlock()
	if ok {
		return data, true
	}
	if m.dir == "" {
		return nil, false
	}
	file, err := os.ReadFile(filepath.Join(m.dir, MemoName(key)))
	if err != nil {
		return nil, false
	}
	if data, ok = openMemo(file); ok {
		m.out.send(frame{Used: key}, nil)
	}
	return data, ok
}

// Put remembers data under key.
func (m *memo) Put(key string, data []byte) {
	key, err := byOrigin(key)
	if err != nil {
		return // a memory that cannot say whose it is remembers nothing
	}
	data = bytes.Clone(data)
	m.mu.Lock()
	m.fresh[key] = data
	m.mu.Unlock()
	m.out.send(frame{Put: key}, data)
}

// byOrigin adds the origin of the code that computes what a key stands for.
func byOrigin(key string) (string, error) {
	pkg, _, _ := strings.Cut(key, " ")
	code, err := origin.Package(pkg)
	if err != nil {
		code, err = origin.Binary()
	}
	return code + " " + key, err
}

// MemoName is the file name of a memo key.
func MemoName(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}

// SealMemo gives the bytes of a memo file: a checksum, then the data.
func SealMemo(data []byte) []byte {
	sum := sha256.Sum256(data)
	return append(sum[:], data...)
}

func openMemo(file []byte) ([]byte, bool) {
	if len(file) < sha256.Size {
		return nil, false
	}
	data := file[sha256.Size:]
	sum := sha256.Sum256(data)
	return data, bytes.Equal(sum[:], file[:sha256.Size])
}
