package rt

import "sort"

// opened is what is in a Box: compiled code that works by reflection is given this.
func opened(x any) any {
	if b, ok := x.(Box); ok {
		return b.V
	}
	return x
}

// SortSlice is sort.Slice.
func SortSlice(x any, less func(i, j int) bool) { sort.Slice(opened(x), less) }

// SortSliceStable is sort.SliceStable.
func SortSliceStable(x any, less func(i, j int) bool) { sort.SliceStable(opened(x), less) }

// SliceIsSorted is sort.SliceIsSorted.
func SliceIsSorted(x any, less func(i, j int) bool) bool { return sort.SliceIsSorted(opened(x), less) }
