package calibration

import ("testing";"time";"fmt")

func TestTiming(t *testing.T) {
	start := time.Now()
	f := Study{Studies: 200}.Coverage()
	fmt.Println(time.Since(start))
	for i := 0; i < f.Len(); i++ { r := f.Row(i); fmt.Printf("%-8s %-22s %4d %6.0f %-30s %.3f %.4f %d\n", r.Text("population"), r.Text("layout"), r.Int("clusters"), r.Float("questions"), r.Text("method"), r.Float("covered"), r.Float("width"), r.Int("failed")) }
}
