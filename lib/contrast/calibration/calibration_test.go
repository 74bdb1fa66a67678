package calibration

import ("testing";"time";"fmt"; "galley/lib/frontier"; "galley/lib/frame"; "strings")

func show(f *frame.Frame) { for i := 0; i < f.Len(); i++ { var out []string; for _, n := range f.Names() { out = append(out, f.Row(i).Show(n)) }; fmt.Println(strings.Join(out, " ")) } }
func TestTiming(t *testing.T) {
	s := Study{Studies: 100}
	start := time.Now()
	lap := func(n string) { fmt.Println(n, time.Since(start)); start = time.Now() }
	show(s.Families(frontier.PlannedFamily())); lap("families")
	show(s.Power(148)); lap("power")
	show(s.ClusterEffect()); lap("effect")
	show(s.TypeOne()); lap("type one")
	s.Coverage(); lap("coverage")
}
