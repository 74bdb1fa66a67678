package figure

// legend is placed outside the data: under the panels or beside them.
type legend struct {
	entries       []legendEntry
	right         bool
	width, height int
}

type legendEntry struct {
	look  look
	kinds [kindCount]bool // by seriesKind: what the sample shows
	line  textLine
	x, y  int // baseline start of the sample, relative to the legend's top left
}

const legendLine = legendSize * 145 / 100

func (l *layout) makeLegend() *legend {
	if l.figure.legend == legendNone || len(l.styles.names) == 0 {
		return nil
	}
	g := &legend{right: l.figure.legend == legendRight}
	for _, name := range l.styles.names {
		e := legendEntry{look: l.styles.of(name), line: l.text.set(name, legendSize)}
		drawn := false
		for _, p := range l.panels {
			for _, s := range p.series {
				if s.name != name {
					continue
				}
				drawn = true
				if s.kind == kindLine && s.shown() < 2 {
					e.kinds[kindPoints] = true // a line of one point is a point
				} else {
					e.kinds[s.kind] = true
				}
			}
		}
		if drawn { // a name of Order that this figure lacks keeps its look free
			g.entries = append(g.entries, e)
		}
	}
	if len(g.entries) == 0 {
		return nil
	}
	if g.right {
		g.stack()
	} else {
		g.flow(l.width - 2*margin)
	}
	return g
}

func (e *legendEntry) width() int { return sampleWidth + gap + e.line.width }

func (g *legend) stack() {
	for i := range g.entries {
		g.entries[i].y = i * legendLine
		g.width = max(g.width, g.entries[i].width())
	}
	g.height = len(g.entries) * legendLine
}

// flow fills rows from left to right, each centred.
func (g *legend) flow(width int) {
	const between = 1500
	g.width = width
	for start := 0; start < len(g.entries); {
		end, used := start, 0
		for end < len(g.entries) {
			w := g.entries[end].width()
			if end > start && used+between+w > width {
				break
			}
			if end > start {
				used += between
			}
			used += w
			end++
		}
		x := max(0, (width-used)/2)
		for i := start; i < end; i++ {
			g.entries[i].x, g.entries[i].y = x, g.height
			x += g.entries[i].width() + between
		}
		g.height += legendLine
		start = end
	}
}
