package contrast

import "galley/lib/table"

// Labels say how tables print ids, in rich text: Metrics["em"] = "EM". An id that is
// not listed is printed as it is, letter by letter. A Source that has the method
// Labels() Labels gives them to the results of its families.
type Labels struct {
	Cohorts  map[string]string
	Settings map[string]string
	Metrics  map[string]string
}

// labelsOf returns the labels of a source, none when it has none.
func labelsOf(src Source) Labels {
	if named, ok := src.(interface{ Labels() Labels }); ok {
		return named.Labels()
	}
	return Labels{}
}

// endpoint is Contrast.Endpoint as it is printed.
func (l Labels) endpoint(c Contrast) string {
	left, right := printed(l.Metrics, c.Left.Metric), printed(l.Metrics, c.Right.Metric)
	if c.Left.Metric == c.Right.Metric {
		return left
	}
	return left + " − " + right
}

// printed is the label of an id, or the id as text.
func printed(labels map[string]string, id string) string {
	if label, ok := labels[id]; ok {
		return label
	}
	return table.Escape(id)
}
