// Package readers analyses the plainest kind of record: several settings answer the same questions, and each
// answer is scored against gold answers.
package readers
