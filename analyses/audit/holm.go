package audit

import (
	"fmt"
	"strings"

	"galley/lib/frame"
	"galley/lib/notebook"
	"galley/lib/stats"
	"galley/lib/table"
)

// Holm asks whether the adjusted p-values that the frontier paper prints are what Holm's rule makes of Monte
// Carlo p-values, using nothing but the printed digits.
func Holm(book *notebook.Book) {
	// %% Question
	//
	// The paper prints adjusted values only: *p*_H for 148 planned contrasts (Tables 6–10) and for a separate family
	// of 24 (Table 12). It says how they came about: a raw value is (*b* + 1)/10,001, where *b* counts the sign flips
	// at least as extreme as the observed difference, and Holm's step-down rule corrects the family. If so, every
	// printed value leads back to a whole number *b* + 1 between 1 and 10,001, and those numbers lead forward again
	// to all printed values, digit for digit.
	//
	// No records enter here, real or simulated: **the input is the printed column**.
	const draws, digits = 10000, 4
	paper := book.Published("frontier")

	// %% Back to the counts, and forward again
	//
	// At rank *r* of *m* the rule multiplies by *m* − *r* + 1 and keeps the running maximum. The first contrast in a
	// run of equal values must itself reach the value, which leaves one whole number for it. Those behind it in the
	// run may hide anywhere below the running maximum, which leaves a range; the smallest and the largest number of
	// the range must both lead forward to what is printed.
	summary := table.New("Printed Holm columns, inverted and recomputed").
		Column("family", "Family").Column("m", "*m*").Column("lead", "Fixed").
		Column("range", "Range").Column("smallest", "At the floor").Column("capped", "Printed as 1").
		Column("agree", "Recomputed")
	for _, name := range []string{"contrasts", "true_audit_contrasts"} {
		ids, printed := paper.Table(name).Texts("id"), paper.Table(name).Floats("p_holm")
		id, m := strings.ReplaceAll(name, "_", "-"), len(printed)
		origins, err := stats.InvertHolm(printed, digits, draws)
		book.Check(err)

		low, high := make([]float64, m), make([]float64, m)
		fixed, floor, capped := 0, 0, 0
		for i, o := range origins {
			low[i], high[i] = float64(o.MinCount)/(draws+1), float64(o.MaxCount)/(draws+1)
			if o.Unique() {
				fixed++
			}
			if printed[i] == 1 {
				capped++
			}
			if table.Round(printed[i], digits) == table.Round(float64(m)/(draws+1), digits) {
				floor++
			}
		}
		adjustedLow, adjustedHigh := stats.Holm(low), stats.Holm(high)
		agree := 0
		for i := range printed {
			want := table.Round(printed[i], digits)
			if table.Round(adjustedLow[i], digits) == want && table.Round(adjustedHigh[i], digits) == want {
				agree++
			}
		}
		summary.Row(name, m, fixed, m-fixed, floor, capped, fmt.Sprintf("%d of %d", agree, m))
		book.Claim("all-values-recomputed-"+id, agree == m)

		computed := frame.New().WithTexts("id", ids).WithFloats("p_holm", adjustedLow)
		book.Compare(id+"-printed", paper.Compare(name, computed, []string{"id"}, []string{"p_holm"}))

		counts := frame.New().WithTexts("id", ids).WithTexts("printed", paper.Table(name).Texts("p_holm"))
		rank, least, most := make([]int64, m), make([]int64, m), make([]int64, m)
		for i, o := range origins {
			rank[i], least[i], most[i] = int64(o.Rank), int64(o.MinCount), int64(o.MaxCount)
		}
		counts = counts.WithInts("rank", rank).WithInts("min_count", least).WithInts("max_count", most).SortBy("rank")
		book.Frame(id+"-counts", counts)
	}
	book.Table("summary", summary.Note("Fixed: contrasts whose count *b* + 1 the digits determine; range: those left with several. Floor: *m*/10,001, when no flip out of 10,000 was as extreme."))

	// %% What decides
	//
	// With 148 members and 10,000 flips, the first rank needs *b* + 1 ≤ 3 for *p*_H < 0.05. The table lists the
	// contrasts between the floor and the cap, where the digits fix the count, with the largest count that would
	// still have been supported at that rank. The Monte Carlo error of a count of *k* is about √*k*, so a count
	// within a few roots of its limit could have come out on the other side under another seed.
	printed := paper.Table("contrasts").Floats("p_holm")
	origins, err := stats.InvertHolm(printed, digits, draws)
	book.Check(err)
	decide := table.New("The counts that decide: contrasts printed between the floor and 1").
		Column("id", "ID").Column("rank", "Rank").Column("printed", "*p*_H").Column("count", "*b* + 1").
		Column("raw", "raw *p*").Column("limit", "Largest supported count").Column("supported", "Supported")
	close := 0
	for rank := 1; rank <= len(origins); rank++ {
		for i, o := range origins {
			if o.Rank != rank || !o.Unique() || printed[i] == 1 || printed[i] < 0.0149 {
				continue
			}
			// Support means (m − rank + 1)(b + 1)/10,001 < 0.05.
			limit := ((draws+1)*5 - 1) / (100 * (len(origins) - rank + 1))
			verdict := "no"
			if o.MinCount <= limit {
				verdict = "yes"
			}
			if gap := o.MinCount - limit; gap*gap <= 4*o.MinCount {
				close++
			}
			decide.Row(paper.Table("contrasts").Texts("id")[i], rank, table.PValue(printed[i], digits), o.MinCount,
				table.Number(float64(o.MinCount)/(draws+1), 5), limit, verdict)
		}
	}
	book.Table("deciding-counts", decide)

	// %% What is found
	//
	// Both printed columns are exactly Holm's rule on (*b* + 1)/10,001: all 148 and all 24 values. Nothing in the
	// columns speaks against the description of the procedure. {{close}} of the contrasts that the digits fix lie
	// within two Monte Carlo standard errors of the limit, so their verdict depends on the seed; more flips, or the
	// exact value where there is one, would settle them.
	book.Count("close", close)
}
