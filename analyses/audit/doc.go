// Package audit holds analyses that check other analyses: published numbers against the rules that are said
// to have made them, and our own procedures against known truth.
package audit
