package table_test

import (
	"fmt"

	"galley/lib/table"
)

// The whole flow: columns, groups, typed cells, best values, notes.
func Example() {
	t := table.New("Grounded precision *P*_g").
		Column("setting", "Setting").
		Column("pg", "*P*_g").
		Column("ci", "95% interval").
		Column("p", "*p*_H")
	t.Group("Declared provenance")
	t.Row("identity", table.Number(0.512, 2).Unranked(), table.Interval(0.49, 0.53, 2), table.Missing())
	t.Row("extractive@0.25", table.Number(0.4871, 2), table.Interval(0.46, 0.51, 2), table.PValue(0.0148, 3))
	t.Group("Recovered")
	t.Row("recomp@0.25", table.Number(0.121, 2), table.Undefined("one cluster"), table.PValue(0.0000999, 3))
	t.Best("pg", true).Note("Means over questions.")
	fmt.Print(t)
	// Output:
	// Grounded precision Pg
	// Setting            Pg  95% interval      pH
	// -- Declared provenance
	// identity         0.51  [0.49, 0.53]       –
	// extractive@0.25  0.49  [0.46, 0.51]   0.015
	// -- Recovered
	// recomp@0.25      0.12         – (a)  <0.001
	// (a) one cluster
	// Means over questions.
}

func ExampleTable_Markdown() {
	t := table.New("").Headers("system", "em")
	t.Row("full", table.Percent(0.274, 1))
	t.Row("no_rerank | v2", table.Percent(0.098, 1))
	t.Best("em", true)
	fmt.Print(t.Markdown())
	// Output:
	// | system | em |
	// | :--- | ---: |
	// | full | **27.4%** |
	// | no_rerank \| v2 | 9.8% |
}

func ExampleTable_LaTeX() {
	t := table.New("Tokens & cost").Label("tab:cost").Column("model", "Model").Column("tokens", "Tokens")
	t.Row("C:\\Users\\me", table.Count(4672))
	t.Row("50% off_line", table.Number(-0.5, 1))
	fmt.Print(t.LaTeX())
	// Output:
	// % needs \usepackage{booktabs}
	// \begin{table}[t]
	// \centering
	// \caption{Tokens \& cost}
	// \label{tab:cost}
	// \begin{tabular}{@{}lr@{}}
	// \toprule
	// Model & Tokens \\
	// \midrule
	// C:\textbackslash{}Users\textbackslash{}me & 4,672\phantom{.0} \\
	// 50\% off\_line & $-$0.5 \\
	// \bottomrule
	// \end{tabular}
	// \end{table}
}

func ExampleTable_CSV() {
	t := table.New("").Column("model", "Model").Column("f1", "F1").Column("n", "*n*")
	t.Row("=cmd()", table.Estimate(0.4871234, 0.46, 0.51, 2), table.Count(3483757))
	t.Row("plain", table.Missing(), 12)
	fmt.Print(t.CSV())
	// Output:
	// model,f1,f1_lo,f1_hi,n
	// '=cmd(),0.4871234,0.46,0.51,3483757
	// plain,,,,12
}

func ExampleRound() {
	fmt.Println(table.Round(0.125, 2), table.Round(2.675, 2), table.Round(-0.001, 2))
	// Output: 0.12 2.68 0.00
}

func ExamplePValue() {
	t := table.New("").Headers("p")
	for _, p := range []float64{0, 0.0009999, 0.001, 0.0445, 0.99996, 1} {
		t.Row(table.PValue(p, 3))
	}
	fmt.Print(t)
	// Output:
	//      p
	// <0.001
	// <0.001
	//  0.001
	//  0.044
	// >0.999
	//  1.000
}
