// Package metric computes the text and set metrics that studies share, from the
// raw answers: normalisation, exact match and F1 by the SQuAD, HotpotQA,
// 2WikiMultihopQA and MuSiQue rules, ALCE's string presence, QASPER's evidence
// F1, Jaccard similarity and content-word coverage.
//
// Everything is a pure function of its arguments:
//
//	a := metric.HotpotBest("The Eiffel Tower", []string{"Eiffel Tower", "La tour Eiffel"})
//	a.EM, a.F1 // 1, 1
//
// The reference implementations are Python programs, so the functions follow
// Python 3 where Go differs: words end where Python's \b says (Unicode letters
// and digits, not ASCII only), split() also splits at U+001C … U+001F, lower()
// knows the final sigma and the dotted İ. A test compares them with a Python
// interpreter when there is one.
//
// # Missing
//
// These functions score what they are given: an empty prediction is an answer
// and scores 0 (or 1 where the reference says so). A missing prediction is the
// caller's to mask. Where a metric has no value (the similarity of two empty
// sets, the coverage of a text without content words) a second result is false.
//
// # Limits
//
// Character data are those of the Unicode version of the Go release; a Python of
// another version can differ for characters added in between. No stemming, no
// number words, no unit conversion: the references have none.
package metric
