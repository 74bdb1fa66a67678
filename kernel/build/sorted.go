package build

import (
	"maps"
	"slices"
)

// sortedKeys are the keys of all maps, each once, in order.
func sortedKeys[V any](all ...map[string]V) []string {
	union := map[string]bool{}
	for _, m := range all {
		for k := range m {
			union[k] = true
		}
	}
	return slices.Sorted(maps.Keys(union))
}
