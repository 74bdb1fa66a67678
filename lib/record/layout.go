package record

import "fmt"

// weigh estimates the bytes that a column takes in memory.
func (r request) weigh(k int) (int64, *Fault) {
	l := r.leaves[k]
	if l.null {
		return int64(r.o.rows) * 8, nil
	}
	var n int64
	for g, rg := range r.o.meta.RowGroups {
		m := &rg.Columns[l.index].MetaData
		if !l.list && m.NumValues != rg.NumRows || l.list && m.NumValues < rg.NumRows {
			return 0, &Fault{File: r.o.name, Column: l.name, Row: -1, What: fmt.Sprintf("is damaged: %d values for %d rows in row group %d", m.NumValues, rg.NumRows, g)}
		}
		n += 8 * m.NumValues
		if l.kind == Text {
			n += 16*m.NumValues + m.TotalUncompressedSize
		}
	}
	return n, nil
}

// layout allocates a column and gives the tasks that fill it.
func layout(f Field, requests []request, k, rows int, anyFP bool) (*vector, []*task) {
	v := &vector{field: f, set: true}
	values := rows
	if f.List {
		values = 0
		for _, r := range requests {
			if l := r.leaves[k]; !l.null {
				for _, rg := range r.o.meta.RowGroups {
					values += int(rg.Columns[l.index].MetaData.NumValues)
				}
			}
		}
		v.offsets = make([]int, rows+1)
	}
	switch f.Kind {
	case Text:
		v.codes = make([]int32, values)
	case Int:
		v.ints = make([]int64, values)
	case Float:
		v.floats = make([]float64, values)
	case Bool:
		v.bools = make([]bool, values)
	}
	var tasks []*task
	row, at := 0, 0
	for i, r := range requests {
		l := r.leaves[k]
		first := 0
		for g, rg := range r.o.meta.RowGroups {
			n := int(rg.NumRows)
			room := n
			if f.List && !l.null {
				room = int(rg.Columns[l.index].MetaData.NumValues)
			} else if f.List {
				room = 0
			}
			p := &part{leaf: l, field: f, file: r.o.name, first: first, rows: n, anyFP: anyFP}
			switch f.Kind {
			case Text:
				p.codes = v.codes[at : at+room : at+room]
			case Int:
				p.ints = v.ints[at : at+room : at+room]
			case Float:
				p.floats = v.floats[at : at+room : at+room]
			case Bool:
				p.bools = v.bools[at : at+room : at+room]
			}
			if f.List {
				// Its own slice: the end of one part is the start of the next.
				p.offsets = make([]int, n+1)
			}
			tasks = append(tasks, &task{file: i, group: g, part: p})
			row, at, first = row+n, at+room, first+n
		}
	}
	return v, tasks
}
