// Package stats holds the statistics of paired comparisons as pure functions:
// slices in, one result struct out. It knows nothing of records, frames or
// tables, and imports nothing of Galley.
//
// # From scores to a statement
//
//  1. Pair the two settings question by question and subtract; leave out, on
//     both sides, what is undefined on either (lib/contrast does this for whole
//     families and keeps the receipt).
//  2. Estimate: Describe, StandardError (cluster-robust), BootstrapMean,
//     BootstrapRatio, BootstrapStatistic for intervals (percentile, basic, BCa,
//     studentized, Bayesian); Wilson and ClopperPearson for rates,
//     ClusteredProportion where questions hang together;
//     PairedEffect for sizes free of the unit.
//  3. Test: SignFlip (Monte Carlo, exact, sequential), McNemar (exact, mid-p,
//     corrected, plain), Wilcoxon (zeros dropped or by Pratt's rule), PairedT and
//     TTest; CochranQ and Friedman for more than two settings; Equivalence for
//     "no worse" and "no different"; LinearTrend and PageTrend along a sweep,
//     Jonckheere over separate groups.
//  4. Correct the p-values of a family together: Holm, Hochberg,
//     BenjaminiHochberg, or Adjust with the declared size of the family.
//  5. Say how sure the numbers are: every result carries the Monte Carlo error
//     of its p or its ends; DecisionWarning names decisions that another seed
//     could turn.
//  6. Order: Best, Rank (letters for what cannot be told apart), WinRate;
//     FlipPoints and Crossings along a sweep.
//  7. Plan the next study: MinimumDetectable, QuestionsNeeded, Power.
//
// Agreement of annotators and judges: Kappa and WeightedKappa, GwetAC1,
// Krippendorff, ExactAgreement.
// Audits of printed tables: InvertHolm, InvertMcNemar.
//
//	iv, err := stats.BootstrapMean(diffs, papers, stats.Bootstrap{Method: stats.BCa})
//	test, err := stats.SignFlip(diffs, papers, stats.Flips{})
//	fmt.Println(iv, test.P, test.PError)
//
// # Outcomes
//
// A result is an Estimate, Degenerate (one unit, one cluster, no variation, all
// tied) or Undefined (nothing to estimate), with the reason in words; no number
// in it is ever NaN. Input that cannot be meant — NaN, infinities, lengths that
// differ, blank cluster ids, a level outside (0, 1) — is an error that says what
// to do. A p-value is never 0: one too small for a float64 is the smallest there
// is. Nothing panics on data; Holm and its two short forms panic on values
// that are not p-values, since those can only come from a fault in the caller.
//
// # Determinism
//
// Random draws come from streams keyed by seed, purpose and label (NewKey), so
// no result depends on what else was computed, nor on workers. Sums are exact
// and rounded once, hence independent of order; products are rounded before
// they are added, so fused multiply-add changes nothing; logarithm, exponential
// and every distribution function are built from the four operations alone.
// The bits are the same on every architecture that Go supports.
//
// # Limits
//
// Distribution functions agree with R 4.2 to ten digits or better, far into the
// tails (testdata/oracles; normal to z = 37, t to a million degrees of freedom).
// Bootstrap ends differ from R's boot in interpolation: type-7 quantiles here,
// normal-scale interpolation there. Replicates are summed in plain float64.
// Intervals of one method share the faults of that method: how far each is from
// its nominal coverage, by number of questions and clusters, is the subject of
// the analysis audit/calibration.
package stats
