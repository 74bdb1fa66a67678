package figure

// Panel is one set of axes with its series. Series of one name share colour,
// marker and dash in every panel and one entry in the legend; a series named ""
// has no entry.
type Panel struct {
	title string
}

// XLabel sets the rich-text label of the x axis.
func (p *Panel) XLabel(label string) *Panel { return p }

// YLabel sets the rich-text label of the y axis.
func (p *Panel) YLabel(label string) *Panel { return p }

// XReversed lets x grow to the left.
func (p *Panel) XReversed() *Panel { return p }

// YReversed lets y grow downwards.
func (p *Panel) YReversed() *Panel { return p }

// XLog makes the x axis logarithmic; values that are not positive are a fault.
func (p *Panel) XLog() *Panel { return p }

// YLog makes the y axis logarithmic; values that are not positive are a fault.
func (p *Panel) YLog() *Panel { return p }

// XRange fixes the ends of the x axis; what lies outside is clipped.
func (p *Panel) XRange(lo, hi float64) *Panel { return p }

// YRange fixes the ends of the y axis; what lies outside is clipped.
func (p *Panel) YRange(lo, hi float64) *Panel { return p }

// XTicks sets the ticks of the x axis.
func (p *Panel) XTicks(values []float64) *Panel { return p }

// YTicks sets the ticks of the y axis.
func (p *Panel) YTicks(values []float64) *Panel { return p }

// XCategories labels the positions 0, 1, 2 … of the x axis with rich text.
func (p *Panel) XCategories(labels []string) *Panel { return p }

// Line joins the points in the order given and marks each.
func (p *Panel) Line(name string, xs, ys []float64) *Panel { return p }

// LineMasked is Line with gaps where missing is true; the values there are not looked at.
func (p *Panel) LineMasked(name string, xs, ys []float64, missing []bool) *Panel { return p }

// Curve is Line without markers, for dense curves.
func (p *Panel) Curve(name string, xs, ys []float64) *Panel { return p }

// Steps draws a step function that changes at each x.
func (p *Panel) Steps(name string, xs, ys []float64) *Panel { return p }

// Points draws a marker at each point.
func (p *Panel) Points(name string, xs, ys []float64) *Panel { return p }

// PointsMasked is Points without those where missing is true.
func (p *Panel) PointsMasked(name string, xs, ys []float64, missing []bool) *Panel { return p }

// LabelledPoints draws points with a rich-text label beside each.
func (p *Panel) LabelledPoints(name string, xs, ys []float64, labels []string) *Panel { return p }

// Bubbles draws circles whose area is proportional to sizes.
func (p *Panel) Bubbles(name string, xs, ys, sizes []float64) *Panel { return p }

// Band fills the area between lo and hi.
func (p *Panel) Band(name string, xs, lo, hi []float64) *Panel { return p }

// ErrorBars draws markers with vertical bars from lo to hi.
func (p *Panel) ErrorBars(name string, xs, ys, lo, hi []float64) *Panel { return p }

// Bars draws one bar per category (see XCategories); several series stand side by side.
func (p *Panel) Bars(name string, heights []float64) *Panel { return p }

// BarsMasked is Bars without those where missing is true.
func (p *Panel) BarsMasked(name string, heights []float64, missing []bool) *Panel { return p }

// HLine draws a horizontal reference line with a rich-text label ("" for none).
func (p *Panel) HLine(y float64, label string) *Panel { return p }

// VLine draws a vertical reference line with a rich-text label ("" for none).
func (p *Panel) VLine(x float64, label string) *Panel { return p }

// Text writes a rich-text remark at a point.
func (p *Panel) Text(x, y float64, text string) *Panel { return p }
