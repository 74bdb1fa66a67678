package figure_test

import (
	"fmt"

	"galley/lib/figure"
)

// The whole flow: a figure, its panels, series, and the description that a
// screen reader gets. The functions in gallery_test.go show every kind of series.
func Example() {
	f := figure.New("Attribution against compression").Stamp("simulated records")
	p := f.Panel("ASQA").XLabel("achieved fraction ρ̂").YLabel("*P*_g").XReversed()
	p.Band("recomp", []float64{0.5, 0.25, 0.1}, []float64{0.13, 0.10, 0.10}, []float64{0.17, 0.14, 0.15})
	p.Line("recomp", []float64{0.5, 0.25, 0.1}, []float64{0.15, 0.12, 0.12})
	p.Points("identity", []float64{1}, []float64{0.51})
	if _, err := f.SVG(); err != nil {
		fmt.Println(err)
	}
	fmt.Println(f.Description())
	// Output:
	// Chart, ASQA: x achieved fraction ρ̂ (reversed), y Pg. recomp: band of 3. recomp: line of 3. identity: points of 1. [simulated records]
}

func ExamplePanel_LineMasked() {
	f := figure.New("")
	f.Panel("").LineMasked("evidence F1", []float64{1, 2, 3}, []float64{0.4, 0, 0.5}, []bool{false, true, false})
	fmt.Println(f.Description(), f.Err())
	// Output: Chart: x, y. evidence F1: line of 2, 1 missing. <nil>
}

func ExampleFigure_Err() {
	f := figure.New("Costs")
	f.Panel("left").XLog().Points("tokens", []float64{0, 10}, []float64{1, 2})
	fmt.Println(f.Err())
	// Output: figure "Costs", panel 1 "left": points "tokens": point 0 has x = 0 on a logarithmic axis; leave it out or mark it missing
}

func ExamplePanel_XErrorBars() {
	f := figure.New("")
	f.Panel("").XLabel("difference in str-EM").YCategories([]string{"recomp", "ecr"}).VLine(0, "").
		XErrorBarsMasked("ASQA", []float64{-0.12, 0}, []float64{0, 1}, []float64{-0.14, 0}, []float64{-0.1, 0}, []bool{false, true})
	fmt.Println(f.Description())
	fmt.Print(f.CSV())
	// Output:
	// Chart: x difference in str-EM, y of 2 categories. ASQA: horizontal error bars of 1, 1 missing.
	// panel,title,series,kind,x,category,y,lo,hi,size,label
	// 1,,ASQA,horizontal error bars,-0.12,recomp,0,-0.14,-0.1,,
	// 1,,ASQA,horizontal error bars,,ecr,1,,,,
}

func ExampleFigure_CSV() {
	f := figure.New("")
	p := f.Panel("*P*_g").XCategories([]string{"ASQA", "QASPER"})
	p.BarsMasked("recomp", []float64{0.121, 0}, []bool{false, true})
	p.Points("=mean", []float64{1}, []float64{0.25})
	fmt.Print(f.CSV())
	// Output:
	// panel,title,series,kind,x,category,y,lo,hi,size,label
	// 1,Pg,recomp,bars,0,ASQA,0.121,,,,
	// 1,Pg,recomp,bars,1,QASPER,,,,,
	// 1,Pg,'=mean,points,1,QASPER,0.25,,,,
}
