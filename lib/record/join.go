package record

// join makes the whole column from its parts, which lie one after the other in
// it: masks, list offsets, and one dictionary or plain texts.
func (v *vector) join(parts []*part, rows int) {
	row := 0
	for _, p := range parts {
		if p.missing != nil {
			if v.missing == nil {
				v.missing = make([]bool, rows)
			}
			copy(v.missing[row:], p.missing)
		}
		row += p.rows
	}
	if v.field.List {
		v.joinLists(parts)
	}
	if v.field.Kind == Text {
		v.joinTexts(parts)
	}
}

// joinLists closes the gaps that null and empty lists left between the parts
// and makes the offsets run through.
func (v *vector) joinLists(parts []*part) {
	row, from, to := 0, 0, 0
	for _, p := range parts {
		for i, o := range p.offsets[:p.rows] {
			v.offsets[row+i] = to + o
		}
		n := p.count
		room := max(len(p.ints), len(p.floats), len(p.bools), len(p.codes))
		if p.texts != nil {
			room = len(p.texts)
		}
		if from != to {
			switch v.field.Kind {
			case Int:
				copy(v.ints[to:to+n], v.ints[from:from+n])
			case Float:
				copy(v.floats[to:to+n], v.floats[from:from+n])
			case Bool:
				copy(v.bools[to:to+n], v.bools[from:from+n])
			}
		}
		if p.texts != nil {
			p.texts = p.texts[:n]
		} else if p.codes != nil {
			p.codes = p.codes[:n]
		}
		row, from, to = row+p.rows, from+room, to+n
	}
	v.offsets[row] = to
	switch v.field.Kind {
	case Int:
		v.ints = v.ints[:to]
	case Float:
		v.floats = v.floats[:to]
	case Bool:
		v.bools = v.bools[:to]
	}
}

// joinTexts numbers the distinct texts of all parts in order of first appearance,
// or, when a part was not dictionary encoded, writes all texts out.
func (v *vector) joinTexts(parts []*part) {
	plain, total := false, 0
	for _, p := range parts {
		plain = plain || p.texts != nil
		total += max(len(p.texts), len(p.codes))
	}
	at := 0
	if plain {
		texts := make([]string, total)
		for _, p := range parts {
			if p.texts == nil {
				for i, c := range p.codes {
					if c >= 0 {
						texts[at+i] = p.dict[c]
					}
				}
			}
			copy(texts[at:], p.texts)
			at += max(len(p.texts), len(p.codes))
		}
		v.texts, v.codes = texts, nil
		return
	}
	code := map[string]int32{}
	codes := v.codes[:total]
	for _, p := range parts {
		same := true
		global := make([]int32, len(p.dict))
		for i, s := range p.dict {
			c, ok := code[s]
			if !ok {
				c = int32(len(v.dict))
				code[s] = c
				v.dict = append(v.dict, s)
			}
			global[i] = c
			same = same && c == int32(i)
		}
		// The parts' codes are windows of v.codes; with gaps before them they
		// move down, never up, so nothing is overwritten before it is read.
		if !same || len(p.codes) > 0 && &codes[at] != &p.codes[0] {
			for i, c := range p.codes {
				if c >= 0 && !same {
					c = global[c]
				}
				codes[at+i] = c
			}
		}
		at += len(p.codes)
	}
	v.codes = codes
}
