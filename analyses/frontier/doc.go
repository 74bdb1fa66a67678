// Package frontier rebuilds the tables and figures of "The Attribution–Compression Frontier in
// Retrieval-Augmented Generation" (arXiv:2609.14245) from per-question records.
package frontier
