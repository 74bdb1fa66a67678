package frontier

import (
	"fmt"

	"galley/lib/contrast"
	"galley/lib/frontier"
	"galley/lib/notebook"
	"galley/lib/table"
)

// Contrasts compares every planned pair of settings and corrects the 148 p-values together (Tables 6–10).
func Contrasts(book *notebook.Book) {
	// %% Question
	//
	// Which differences between settings, or between two readings of one setting, are larger than chance would
	// make them? The plan fixed 144 paired comparisons before their results were seen: 134 between settings and
	// readings at the default threshold, and 10 across recovery thresholds. 4 comparisons of verification with and
	// without recovered sources were added after a first analysis. All 148 are corrected together.
	family := frontier.PlannedFamily()
	book.Claim("family-has-148-members", len(family.Contrasts) == 148)

	// %% Cohort
	//
	// Questions on which **every** setting succeeded. Exclusions are counted, not dropped. A question that is
	// undefined on either side of one comparison leaves that comparison only, and its *n* says so.
	cohort := frontier.Load(book.Records("frontier")).CommonCohort()
	book.Table("exclusions", cohort.Exclusions())

	// %% Estimates
	//
	// The difference is the mean over questions of left minus right. Its interval is the percentile bootstrap, 10,000
	// replicates: questions are resampled on ASQA; on QASPER whole papers are, and a replicate divides by the number
	// of questions it drew. The *p*-value swaps the two labels at random, by question or by paper, 10,000 times;
	// a swap that ties with the observed difference counts as extreme. Holm's rule then corrects all 148 together.
	//
	// Labels are the paper's. Data: A is ASQA, Q is QASPER. Settings: Id is the identity, R reranking, X extraction,
	// RC RECOMP, L LLMLingua-2; after the stroke the nominal budget, then the recovery threshold where it is not 0.5.
	family.Options = contrast.Options{Bounds: true}
	results := family.Run(cohort)
	for first := 1; first <= results.Len(); first += 30 {
		last := min(first+29, results.Len())
		book.Table(fmt.Sprintf("contrasts-%03d-%03d", first, last), frontier.ContrastTable(results, first, last))
	}
	book.Frame("contrasts", results.Frame())

	// %% Exact beside Monte Carlo
	//
	// With 10,000 swaps no raw value can fall below 1/10,001, so no adjusted one below 148/10,001 = 0.0148. Where the
	// differences of a contrast are multiples of one fraction, the chance over **all** swaps can be counted exactly;
	// {{exact}} of the 148 contrasts are of that kind. For {{bounded}} others the exact value is enclosed between two
	// certain bounds. Putting the exact values, or else the upper bounds, in place of the drawn ones changes
	// {{changed}} decisions at 0.05.
	family.Options.PreferExact = true
	counted := family.Run(cohort)
	exact, bounded, changed := 0, 0, 0
	for i, r := range results.All() {
		switch {
		case r.HasExact:
			exact++
		case r.HasBounds:
			bounded++
		}
		if r.Supported() != counted.All()[i].Supported() {
			changed++
		}
	}
	book.Count("exact", exact)
	book.Count("bounded", bounded)
	book.Count("changed", changed)

	// %% Against print
	paper := book.Published("frontier")
	computed := results.Frame().Rename("diff", "delta").Rename("lo", "ci_low").Rename("hi", "ci_high")
	book.Compare("contrasts-printed", paper.Compare("contrasts", computed, []string{"id"}, []string{"delta", "ci_low", "ci_high", "p_holm", "n"}))

	// %% What is found
	//
	// {{supported}} of the 148 differences are supported at *p*_H < 0.05. No member of the family is left out:
	// {{degenerate}} are degenerate and {{undefined}} undefined.
	_, degenerate, undefined, supported := results.Count()
	book.Count("supported", supported)
	book.Count("degenerate", degenerate)
	book.Count("undefined", undefined)
	summary := table.New("Supported differences by endpoint").Column("endpoint", "Endpoint").Column("members", "Members").
		Column("positive", "Left higher").Column("negative", "Right higher").Column("unresolved", "Unresolved")
	rows := results.Frame().DeriveText("endpoint", frontier.EndpointOf)
	for _, group := range rows.GroupBy("endpoint") {
		supported := group.Frame.WhereBool("supported", true)
		positive := supported.WhereAtLeast("diff", 0).Len()
		summary.Row(table.Rich(group.Key[0]), group.Frame.Len(), positive, supported.Len()-positive, group.Frame.Len()-supported.Len())
	}
	book.Table("by-endpoint", summary)

	// RECOMP's emitted precision exceeds its grounded precision at every budget and on both datasets, and so does
	// LLMLingua-2's: contrasts C001 to C016.
	laundering := true
	for _, r := range results.All()[:16] {
		laundering = laundering && r.Supported() && r.Diff > 0
	}
	book.Claim("emitted-exceeds-grounded-without-provenance", laundering)
	book.Claim("recomp-laundering-on-asqa", results.Get("C002").Supported() && results.Get("C002").Diff > 0.5)
}
