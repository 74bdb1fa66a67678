// Package resample is the numerical core of lib/contrast: bootstrap and
// sign-flip sums of many problems over one shared plan of random draws.
//
// The flow:
//
//  1. A Cohort lists units (questions, or clusters of them) and the Problems
//     that live on them: one integer per unit, and which units a problem leaves out.
//  2. A plan turns each replicate's random indices into counts, and the counts
//     into bit-planes; sign flips are bit-planes as they come.
//  3. Columns pack the integers of several problems into lanes of 64-bit words.
//     For every 64 units, eight tables of 256 subset sums turn a plane into a sum
//     with eight look-ups.
//  4. Sums are unpacked, corrected for left-out units, and feed two things:
//     the tails of the bootstrap distribution and the count of extreme flips.
//
// Everything up to one division per replicate is integer arithmetic, so results
// depend neither on the order of work nor on the machine.
package resample
