// Package frame is a small, typed, immutable table of columns: the data frame
// of Galley.
//
// A frame has named columns of four kinds (Text, Int, Float, Bool), all of one
// length. The flow is the same everywhere:
//
//  1. build: New().WithTexts(…).WithFloats(…), or take one from lib/record;
//  2. mark what is missing: WithMissing(name, mask);
//  3. narrow: Where, WhereText, WherePresent, Select;
//  4. add: Derive, DeriveText, DeriveInt, DeriveBool;
//  5. arrange: SortBy, GroupBy, Join, LeftJoin, Concat, Wide, Long;
//  6. read: Texts, Ints, Floats, Bools, Missing, Mean, MeanBy.
//
// A worked line:
//
//	f := frame.New().
//		WithTexts("question", ids).
//		WithTexts("setting", settings).
//		WithFloats("em", em)
//	for _, g := range f.GroupBy("setting") {
//		mean, n, ok := g.Frame.Mean("em")
//	}
//
// # Missing
//
// Missing is a mask beside the values, never a NaN, a zero or an empty text.
// NaN offered to WithFloats is refused. Where a row is missing, Floats holds
// NaN there so that a sum that forgets the mask is seen to be wrong. A function
// given to Derive that reads a missing value makes the derived value missing; a
// function given to Where that reads one panics and says what to do. Missing
// values sort last, form a group of their own, and never match in a join.
//
// # Errors and panics
//
// Mistakes of the program panic with all that is needed to fix them (an unknown
// column names those there are). Faults of the data (duplicate keys, columns
// that do not fit together) are returned as errors.
//
// # Limits
//
// Columns live in memory. There are no indexes by label, no expressions in
// strings, no automatic conversions between kinds. Methods that return a frame
// never change their receiver; Texts, Ints, Floats, Bools and Missing return copies,
// so that sorting a column for a median does not tear the rows apart. A Frame may be read from many
// goroutines at once.
package frame
