package contrast

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"hash"
	"math"
)

// engineVersion changes when the same input may give other numbers.
const engineVersion = "contrast engine 5"

// Memo keeps bytes under a key; record.Memo has the same methods. A source that
// also has the method Memo() Memo has its families remembered, keyed by
// everything they depend on: the contrasts, the options, and every value,
// question and cluster of every sample.
type Memo interface {
	Get(key string) ([]byte, bool)
	Put(key string, data []byte)
}

// memoOf returns the memo of a source, nil when it has none.
func memoOf(src Source) Memo {
	if keeper, ok := src.(interface{ Memo() Memo }); ok {
		return keeper.Memo()
	}
	return nil
}

// memoKey hashes everything the results of a family depend on.
func (f Family) memoKey(o Options, samples *loader) string {
	o.Workers = 0 // moves no number
	h := hasher{h: sha256.New()}
	h.text(engineVersion)
	declared, err := json.Marshal(struct {
		Contrasts []Contrast
		Options   Options
	}{f.Contrasts, o})
	if err != nil {
		panic("contrast: " + err.Error()) // plain texts and numbers: a fault here is a bug
	}
	h.text(string(declared))
	hashed := make(map[sampleKey]bool, len(samples.kept))
	for _, c := range f.Contrasts {
		for _, key := range c.sidesOf() {
			if !hashed[key] {
				hashed[key] = true
				h.sample(samples.kept[key])
			}
		}
	}
	return "galley/lib/contrast " + hex.EncodeToString(h.h.Sum(nil))
}

// hasher feeds length-prefixed values to a hash.
type hasher struct {
	h       hash.Hash
	lists   [][]string // lists of texts met, so that a shared one is hashed once
	scratch []byte
}

func (h *hasher) number(x uint64) {
	h.scratch = binary.LittleEndian.AppendUint64(h.scratch[:0], x)
	h.h.Write(h.scratch)
}

func (h *hasher) text(s string) {
	h.number(uint64(len(s)))
	h.scratch = append(h.scratch[:0], s...)
	h.h.Write(h.scratch)
}

func (h *hasher) texts(list []string) {
	if list == nil {
		h.number(math.MaxUint64)
		return
	}
	for i, known := range h.lists {
		if sameTexts(known, list) {
			h.number(0)
			h.number(uint64(i))
			return
		}
	}
	h.lists = append(h.lists, list)
	h.number(1)
	h.number(uint64(len(list)))
	for _, s := range list {
		h.text(s)
	}
}

func (h *hasher) sample(s Sample) {
	h.texts(s.Questions)
	h.texts(s.Clusters)
	buffer := binary.LittleEndian.AppendUint64(nil, uint64(len(s.Values)))
	for _, v := range s.Values {
		buffer = binary.LittleEndian.AppendUint64(buffer, math.Float64bits(v))
	}
	buffer = binary.LittleEndian.AppendUint64(buffer, uint64(len(s.Missing)))
	for _, m := range s.Missing {
		bit := byte(0)
		if m {
			bit = 1
		}
		buffer = append(buffer, bit)
	}
	h.h.Write(buffer)
}

// recall returns the remembered results of a family. Anything that does not
// read back as this family is computed again.
func recall(memo Memo, key string, f Family, o Options) (*Results, bool) {
	if memo == nil {
		return nil, false
	}
	data, ok := memo.Get(key)
	if !ok {
		return nil, false
	}
	var all []Result
	if json.Unmarshal(data, &all) != nil || len(all) != len(f.Contrasts) {
		return nil, false
	}
	for i, r := range all {
		if r.Contrast != f.Contrasts[i] {
			return nil, false
		}
	}
	return newResults(f.Name, o, all), true
}

func remember(memo Memo, key string, rs *Results) {
	if memo == nil {
		return
	}
	if data, err := json.Marshal(rs.all); err == nil {
		memo.Put(key, data)
	}
}
