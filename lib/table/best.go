package table

// ranks returns, for each row and column, 1 for a best cell, 2 for a second-best
// one and 0 otherwise.
func (t *Table) ranks() [][]int {
	marks := make([][]int, len(t.rows))
	for i := range marks {
		marks[i] = make([]int, len(t.columns))
	}
	for _, rule := range t.best {
		column := t.index("Best", rule.column)
		for _, span := range t.blocks() {
			t.rankColumn(marks, rule, column, span[0], span[1])
		}
	}
	return marks
}

// blocks returns the row ranges that are ranked together.
func (t *Table) blocks() [][2]int {
	if !t.within {
		return [][2]int{{0, len(t.rows)}}
	}
	var blocks [][2]int
	start := 0
	for i, r := range t.rows {
		if r.opens {
			blocks = append(blocks, [2]int{start, i})
			start = i
		}
	}
	return append(blocks, [2]int{start, len(t.rows)})
}

func (t *Table) rankColumn(marks [][]int, rule bestRule, column, from, to int) {
	better := func(a, b float64) bool { return a != b && (a > b) == rule.higher }
	// best and second are the two best distinct values; ties counts the best.
	var best, second float64
	var have, haveSecond bool
	ties := 0
	for i := from; i < to; i++ {
		v, ok := t.rankAt(i, column)
		switch {
		case !ok:
		case !have || better(v, best):
			second, haveSecond = best, have
			best, have, ties = v, true, 1
		case v == best:
			ties++
		case !haveSecond || better(v, second):
			second, haveSecond = v, true
		}
	}
	for i := from; i < to; i++ {
		v, ok := t.rankAt(i, column)
		switch {
		case !ok:
		case v == best:
			marks[i][column] = 1
		case rule.second && ties == 1 && haveSecond && v == second:
			marks[i][column] = 2
		}
	}
}

func (t *Table) rankAt(row, column int) (float64, bool) {
	if t.rows[row].cells == nil {
		return 0, false
	}
	return t.rows[row].cells[column].rank()
}
