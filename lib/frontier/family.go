package frontier

import "galley/lib/contrast"

// PlannedFamily is the 148 comparisons of papers/001 Tables 6–10, ids C001 to
// C148 in the order of the paper.
func PlannedFamily() contrast.Family { return contrast.Family{Name: "planned"} }
