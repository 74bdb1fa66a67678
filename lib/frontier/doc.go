// Package frontier is the study of the attribution–compression frontier
// (papers/001): its record schemas, its metrics, its planned comparisons and a
// simulator of its records.
//
// A question answered under a setting (a compressor at a nominal budget) leaves
// a run: the units the generator saw, and the statements it wrote with their
// citations. Nothing that could be computed is stored. The flow:
//
//  1. Load reads the records of a study directory (Schemas says what is in it);
//  2. CommonCohort keeps the questions on which every setting succeeded, and
//     Exclusions counts the others by their reason;
//  3. Scores computes every metric of every question and setting from the raw
//     fields and the entailment score cache; Means averages them;
//  4. ThresholdSweep repeats the grounded metrics at other recovery thresholds;
//  5. PlannedFamily is the paper's 148 comparisons, run over the cohort by
//     lib/contrast.
//
// A worked line:
//
//	runs := frontier.Load(book.Records("frontier"))
//	cohort := runs.CommonCohort()
//	means := cohort.Means(frontier.ASQA)
//	results := frontier.PlannedFamily().Run(cohort)
//
// Compressors that the paper does not have load under their own names and come after
// the paper's; Runs.Compressors lists them. The planned comparisons stay the paper's.
//
// # Metrics
//
// Ids, all per question (papers/001 §3); averages weight questions equally:
//
//	pe re     emitted citation precision and recall, against the unit texts
//	pg rg     grounded precision and recall, against source snippets: declared
//	          ones, or those recovered at the threshold τ
//	legacy    grounded precision without the joint-entailment gate (the audit)
//	rec       share of units without declared provenance that are recovered
//	us um ur  unsupported rate of claims against declared spans, cited units,
//	          declared or recovered sources without repeats
//	em        str-EM (ASQA), ef1 evidence F1 of declared snippets (QASPER)
//	achieved  context tokens over source tokens
//	gen_in ver_span ver_sum total    input tokens
//
// A metric that is not defined for a question is missing, never zero; answers
// without claims or citations score 0 in pe, re, pg and rg and are missing in us,
// um and ur, as in the paper. A score that the metrics need and the cache does
// not hold is an error that counts what is missing.
//
// # Limits
//
// Entailment is read from the cache, never computed. Premises are the cited
// texts joined by one newline in the order cited; other ways to join them need
// other caches. Sentence splitting and citation parsing happen before the
// records. Simulated records (Simulate) imitate the published aggregates and are
// no result.
package frontier
