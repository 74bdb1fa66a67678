// Package contrast compares settings on the same questions, many comparisons at
// a time, corrected together.
//
// # The flow
//
//  1. A Source hands out samples: for a cohort and a Side (setting and metric),
//     one value per question, with a mask where the metric is undefined and,
//     where questions hang together, their cluster.
//  2. A Family declares its contrasts. Ablation, Pairwise and Sweep declare the
//     usual shapes.
//  3. Run pairs each contrast's two sides by question id and keeps the receipt:
//     matched, one-sided, duplicate, missing. Differences become integers, exact
//     where scores are quotients of counts.
//  4. All contrasts are resampled together: percentile bootstrap intervals and
//     sign-flip randomization p-values, by question or by cluster.
//  5. P-values are corrected over the declared family (Holm; Hochberg and
//     Benjamini–Hochberg beside it; Westfall–Young max-T on demand).
//  6. Results has one Result per declared contrast, in order; Table and Frame
//     show them. Gatekeep tests tiers in a declared order.
//
// Rank orders settings and groups those that cannot be told apart. Pair hands
// the paired values of one contrast to lib/stats, for other intervals, tests,
// effect sizes and the plan of the next study.
//
// For example:
//
//	family := contrast.Family{Name: "Planned", Contrasts: []contrast.Contrast{{
//		ID: "C002", Cohort: "asqa",
//		Left:  contrast.Side{Setting: "recomp@0.25", Metric: "pe"},
//		Right: contrast.Side{Setting: "recomp@0.25", Metric: "pg"},
//	}}}
//	results := family.Run(cohort)
//	r := results.Get("C002") // r.Diff, r.Lo, r.Hi, r.PHolm, r.Supported()
//
// # The estimator
//
// That of papers/001 §4.2, the zero value of Options. The difference is the mean
// over questions of left minus right. Questions undefined on a side are left out,
// and as many units as remain are drawn: exclude, then resample. A unit is a
// question or a cluster; a cluster replicate is the sum of the differences of the
// clusters drawn, divided by the number of their questions. Interval ends are
// type-7 percentiles of 10,000 replicates, interpolated from the outer end, so
// that swapping the sides mirrors the interval to the last bit. The two-sided
// p-value is (b+1)/(B+1), b the sign flips whose absolute sum is at least the
// observed one, ties included. A contrast without a p-value counts as 1: the
// family never shrinks.
//
// # Shared streams
//
// By default all contrasts of a cohort use the same draws: common random
// numbers. This makes the engine fast, and it keeps the dependence between
// contrasts, which max-T and simultaneous intervals need. Each interval and
// p-value taken alone has exactly the distribution it would have with draws of
// its own, and Holm's correction is valid under any dependence. What is
// not independent are the Monte Carlo errors: contrasts of one cohort err
// together, so an unlucky set of draws can tilt several intervals the same way,
// and counting decisions that are right "on average over contrasts" is less
// informative than it would be with separate draws. Streams: Separate gives every
// contrast streams of its own, at about ten times the cost. The bootstrap and the
// randomization test never share a stream, nor do two cohorts.
//
// Streams are keyed by seed, purpose, cohort and block of 256 replicates (and by
// contrast ID when separate). So neither the number of workers, nor the order of
// rows or contrasts, nor a contrast added or removed changes a raw number of
// another contrast.
//
// # Exact values and Monte Carlo error
//
// Where differences lie on a lattice (multiples of 1/L with L up to 360,360 on each
// side), sums and ties are exact integers, and Options.Exact adds the exact
// randomization p-value, counted over all 2^n flips; where there is none, NoExact
// says why, and Options.Bounds encloses it between two values. It matters: with 10,000 flips the smallest Monte Carlo p-value is
// 1/10,001, and the first of 148 Holm thresholds is passed by two or three hits.
// Other differences are rounded to about 2^-52 of the largest one, and sums
// within the rounding of each other count as ties. Every p-value and interval end has its Monte Carlo standard error, and a
// warning says where a decision would flip within it, or where there are too few
// replicates for the level or the size of the family. Options.MaxReplicates adds
// flips, contrast by contrast, until Holm's decisions are settled with a stated
// error; the number of flips, and so the p-value's granularity, then depends on
// the family.
//
// # Outcomes
//
// Estimate, Degenerate (one unit, no variance, all tied: the difference holds, its
// uncertainty is not informative) or Undefined (no pairs, or duplicate ids), each
// with a reason; no number is NaN. Faulty data (NaN or infinity offered, lengths
// that differ, missing or contradictory clusters) are errors that name contrast,
// side and question.
//
// # Limits
//
// Intervals are percentile intervals; lib/stats has BCa, studentized and others
// for one contrast. Sign flips assume that labels are exchangeable within a
// unit under the null. Simultaneous intervals and max-T keep all replicates in
// memory (16 bytes per contrast and replicate).
//
// # Benchmarks
//
// See BENCHMARKS.md for figures, and how to reproduce them.
package contrast
