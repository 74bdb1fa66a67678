// Package contrast compares settings on the same questions, many comparisons
// at a time, corrected together.
package contrast
