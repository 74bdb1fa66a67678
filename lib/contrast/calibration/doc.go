// Package calibration measures how well Galley's own intervals, tests and
// families keep their promises, by analysing thousands of simulated studies
// whose truth is known.
//
// The flow:
//
//  1. A Study says how many studies to simulate, from which seed, and how the
//     questions fall into clusters (Sizes).
//  2. Each method simulates one kind of study and returns a frame, one row per
//     design and method, with the share observed and its own uncertainty:
//     Coverage (intervals), ClusterEffect (what ignoring clusters costs),
//     TypeOne (tests under the null), Families (the whole planned family with
//     Holm under the null), Power (how small a difference is found).
//
// A snippet:
//
//	study := calibration.Study{Memo: book.Memo()}
//	coverage := study.Coverage()
//	worst, _, _ := coverage.WhereText("method", "percentile").Mean("covered")
//
// What is simulated is per-question scores of two settings, from the integer
// populations of population.go: every score is a multiple of one quarter, and
// the true mean difference is known exactly. What analyses them is the code that
// analyses real records: stats.BootstrapMethods, stats.SignFlip,
// stats.StandardError, and for whole families the resampling engine of
// lib/contrast itself. Draws are keyed by design and study number, so no result
// depends on the number of workers.
//
// Cost: all five parts with 2,000 studies per design take about a minute of
// processor time, shared by the workers; with a Memo a second run takes
// milliseconds.
//
// Limits: intervals here rest on 999 replicates, not 10,000, which costs them
// about a tenth of a point of coverage. Families stop a contrast's sign flips as
// soon as its decision is certain; every decision is the one that the full
// 10,000 flips give, bit for bit (a test compares with Family.Run).
package calibration
