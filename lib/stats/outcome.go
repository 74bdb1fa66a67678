package stats

// Outcome says what kind of answer a function could give. Numbers in a result
// are meaningful only as far as its Outcome says; none is ever NaN.
type Outcome int

const (
	// Estimate is an ordinary answer: every number of the result holds.
	Estimate Outcome = iota
	// Degenerate is an answer from data without variation or with a single
	// unit: the point estimate holds, but the uncertainty attached to it is
	// not informative. Reason says why.
	Degenerate
	// Undefined means that the quantity does not exist for these data.
	// Every number is zero and must not be printed. Reason says why.
	Undefined
)

// String returns "estimate", "degenerate" or "undefined".
func (o Outcome) String() string {
	switch o {
	case Estimate:
		return "estimate"
	case Degenerate:
		return "degenerate"
	case Undefined:
		return "undefined"
	}
	return "outcome?"
}
