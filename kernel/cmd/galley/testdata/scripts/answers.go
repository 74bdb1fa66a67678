package bad

import (
	"galley/lib/notebook"
	"galley/lib/readers"
)

// Answers scores the answers of two readers.
func Answers(book *notebook.Book) {
	// %% Scores
	cohort := readers.Load(book.Records("readers")).CommonCohort()
	book.Table("means", cohort.MeansTable())
}
