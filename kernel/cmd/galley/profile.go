package main

import (
	"fmt"
	"io"
	"time"

	"galley/kernel/build"
)

// showProfile prints the time of each cell and how much of it the interpreter took.
func showProfile(w io.Writer, report *build.Report) {
	var interpreted, compiled int
	for _, r := range report.Results {
		if r.Profile == nil {
			continue
		}
		fmt.Fprintf(w, "\n%s  %s (processors %s), %d MiB\n", r.Name, r.Wall.Round(time.Millisecond), r.CPU.Round(time.Millisecond), r.Memory>>20)
		for _, c := range r.Profile.Cells {
			interpreted += c.Interpreted
			compiled += c.Compiled
			share := "      –"
			if c.Interpreted+c.Compiled > 0 {
				share = fmt.Sprintf("%5.0f %%", 100*c.Share())
			}
			fmt.Fprintf(w, "  %3d %-40s %8s  interpreted %s\n", c.N, clip(c.Title, 40), c.Wall.Round(time.Millisecond), share)
		}
	}
	if total := interpreted + compiled; total > 0 {
		fmt.Fprintf(w, "\ninterpreted %.0f %% of the time in scripts, compiled %.0f %%\n",
			100*float64(interpreted)/float64(total), 100*float64(compiled)/float64(total))
	}
}

func clip(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
