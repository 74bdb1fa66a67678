package bad

import "galley/lib/notebook"

// Hungry eats memory.
func Hungry(book *notebook.Book) {
	// %% Eat
	var kept [][]float64
	for {
		xs := make([]float64, 1000000)
		for i := range len(xs) / 512 {
			xs[i*512] = 1
		}
		kept = append(kept, xs)
	}
}
