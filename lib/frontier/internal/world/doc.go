// Package world draws the simulated study of papers/001: questions, sources,
// contexts, answers and entailment scores, with every raw field that the metrics
// of lib/frontier read.
//
// The model, in the order it is drawn:
//
//  1. questions, papers and their snippets, with gold answers and evidence;
//  2. contexts: each compressor ranks snippets and fills its budget, or writes
//     one unit that declares nothing;
//  3. latents: a difficulty that all settings of a question share, factors
//     that settings of one family share, effects of papers, and noise;
//  4. answers: statements with citations; which of them are supported is decided
//     by the rank of their latent, so that the aggregate falls on the published
//     value whatever the seed, while who is supported is random;
//  5. texts, and a score for every pair that a metric can ask for.
//
// Everything is drawn from streams keyed by seed, purpose and identity, so that
// the order of work and the number of goroutines change nothing. Only sums,
// products, comparisons and square roots of floats are used, never fused: the
// same seed gives the same bytes on any machine.
package world
