package figure

// rowLabels sets the labels of a categorical y axis on lines of at most two fifths of the
// panel's width; nil when the axis is none.
func (l *layout) rowLabels(p *placed) [][]textLine {
	if p.Panel.y.categories == nil {
		return nil
	}
	slot := l.width / l.columns * 2 / 5
	rows := make([][]textLine, len(p.Panel.y.categories))
	for i, label := range p.Panel.y.categories {
		rows[i] = l.text.wrap(label, tickSize, slot, false)
	}
	return rows
}

// rowsHeight is the height that keeps the labels of a categorical y axis apart: equal rows,
// each with room for the label of most lines.
func (p *placed) rowsHeight() int {
	lines := 1
	for _, row := range p.rows {
		lines = max(lines, len(row))
	}
	return len(p.rows) * (lines*tickSize*lineHeight/100 + gap*3/4)
}

// rowAxis draws the labels of a categorical y axis, each centred at the height of its row.
func (p *painter) rowAxis(q *placed) {
	if q.hideY {
		return
	}
	for i, lines := range q.rows {
		u := unit{0, q.y.at(float64(i))}
		if !u.inside() {
			continue
		}
		_, y := q.spot(u)
		y += (len(lines)-1)*tickSize*lineHeight/200 - tickSize*capHeight/200
		for _, line := range lines {
			p.write(line, q.x0-gap, y, end, ink)
			y -= tickSize * lineHeight / 100
		}
	}
}
