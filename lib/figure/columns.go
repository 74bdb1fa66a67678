package figure

import "fmt"

// xLabels is how the labels under an x axis are set.
type xLabels struct {
	lines   [][]textLine // per tick
	upright bool         // turned by a quarter
	height  int
}

// placeColumns decides ticks and horizontal places.
func (l *layout) placeColumns() error {
	left := make([]int, l.columns)
	right := make([]int, l.columns)
	for _, p := range l.panels {
		p.yTicks = l.yTicks(p)
		left[p.column] = max(left[p.column], l.yRoom(p))
	}
	space := l.width - 2*margin - panelGap*(l.columns-1)
	if l.legend != nil && l.legend.right {
		space -= l.legend.width + 2*gap
	}
	for c := range left {
		right[c] = gap
		if c == l.columns-1 { // elsewhere the gap between panels has room for it
			right[c] = max(gap, l.overhang())
		}
		space -= left[c] + right[c]
	}
	each := space / l.columns
	if each < 2500 {
		return fmt.Errorf("%s: %.2f inches are too narrow for %d panels side by side with their labels",
			l.figure.where(), float64(l.width)/7200, l.columns)
	}
	x := margin
	for c := range left {
		for _, p := range l.panels {
			if p.column == c {
				p.x0 = crisp(x + left[c])
				p.x1 = crisp(x + left[c] + each)
			}
		}
		x += left[c] + each + right[c] + panelGap
	}
	for _, p := range l.panels {
		l.xTicks(p)
		p.title = l.text.wrap(p.Panel.title, panelSize, p.x1-p.x0+gap, true)
	}
	return nil
}

// overhang is how far the last label of an x axis reaches beyond the axis, as
// found in the round before.
func (l *layout) overhang() int {
	most := 0
	for _, p := range l.panels {
		if p.column < l.columns-1 || p.xLabels.upright {
			continue
		}
		for i, lines := range p.xLabels.lines {
			for _, line := range lines {
				most = max(most, snap(p.x.at(p.xTicks[i].at), p.x0, p.x1)+line.width/2-p.x1)
			}
		}
	}
	return most
}

// yTicks takes as many ticks as have room for their labels, seven at most.
func (l *layout) yTicks(p *placed) []tick {
	n := min(max((p.y1-p.y0)/(tickSize*24/10), 2), 6)
	return axisTicks(p.Panel.y, p.y, n)
}

func axisTicks(spec axisSpec, s scale, n int) []tick {
	switch {
	case spec.categories != nil:
		ticks := make([]tick, len(spec.categories))
		for i := range ticks {
			ticks[i].at = float64(i)
		}
		return ticks
	case spec.ticks != nil:
		return givenTicks(spec.ticks, s)
	case spec.log:
		return logTicks(s.lo, s.hi, n)
	}
	return linearTicks(s.lo, s.hi, n)
}

// yRoom is the width left of the data area.
func (l *layout) yRoom(p *placed) int {
	room := tickLength + gap/2
	if !p.hideY {
		room += l.widestTick(p)
		if p.Panel.y.label != "" {
			room += labelSize*lineHeight/100 + gap/2
		}
	}
	return room
}

func (l *layout) widestTick(p *placed) int {
	widest := 0
	for _, row := range p.rows {
		for _, line := range row {
			widest = max(widest, line.width)
		}
	}
	for _, t := range p.yTicks {
		widest = max(widest, l.text.set(t.label, tickSize).width)
	}
	return widest
}

// xTicks takes the largest number of ticks whose labels do not touch.
func (l *layout) xTicks(p *placed) {
	if p.Panel.x.categories != nil {
		l.categories(p)
		return
	}
	for n := 8; n >= 1; n-- {
		p.xTicks = axisTicks(p.Panel.x, p.x, n)
		if p.Panel.x.ticks != nil || l.fits(p) {
			break
		}
	}
	p.xLabels = xLabels{height: tickLength + gap/2}
	for _, t := range p.xTicks {
		p.xLabels.lines = append(p.xLabels.lines, []textLine{l.text.set(t.label, tickSize)})
	}
	if !p.hideX {
		p.xLabels.height += tickSize * lineHeight / 100
	}
}

// fits checks the labels along the axis, in the order in which they stand there.
func (l *layout) fits(p *placed) bool {
	var before, beforeWidth int
	any := false
	for _, t := range p.xTicks {
		if t.minor {
			continue
		}
		at := snap(p.x.at(t.at), p.x0, p.x1)
		width := l.text.set(t.label, tickSize).width
		if any && abs(at-before) < (width+beforeWidth)/2+tickSize {
			return false
		}
		before, beforeWidth, any = at, width, true
	}
	return true
}

// categories sets the labels of a categorical axis on one line each, on several
// lines, or upright, whichever fits first.
func (l *layout) categories(p *placed) {
	labels := p.Panel.x.categories
	p.xTicks = axisTicks(p.Panel.x, p.x, len(labels))
	slot := (p.x1-p.x0)/max(len(labels), 1) - gap/2
	set, fits := l.wrapped(labels, tickSize, slot)
	if !fits {
		set, fits = l.wrapped(labels, tickSize*85/100, slot)
	}
	if !fits {
		set = xLabels{upright: true}
		for _, label := range labels {
			line := l.text.set(label, tickSize)
			set.lines = append(set.lines, []textLine{line})
			set.height = max(set.height, line.width)
		}
		set.height += tickLength + gap
	}
	if p.hideX {
		set = xLabels{height: tickLength + gap/2}
	}
	p.xLabels = set
}

// wrapped sets labels in slots of one width, on three lines at most.
func (l *layout) wrapped(labels []string, size, slot int) (set xLabels, fits bool) {
	most, widest := 1, 0
	for _, label := range labels {
		lines := l.text.wrap(label, size, slot, false)
		set.lines = append(set.lines, lines)
		most = max(most, len(lines))
		for _, line := range lines {
			widest = max(widest, line.width)
		}
	}
	set.height = tickLength + gap/2 + most*tickSize*lineHeight/100
	return set, widest <= slot && most <= 3
}
