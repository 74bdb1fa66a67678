// Package build brings figures/ up to date with the analyses and their records.
//
// The flow of Build:
//
//  1. Open finds the module and its folders; Discover reads analyses/*/*.go.
//  2. Records that an analysis names and that are missing are simulated, under a
//     lock, and said to be.
//  3. Inputs are hashed. An analysis is stale when its script, the source that this
//     binary was built from, an input, a parameter or one of its written files
//     differs from what State holds: Reasons names which.
//  4. Stale analyses run in child processes, several at a time. Inputs are checked
//     again afterwards: a result whose inputs changed under it is not kept.
//  5. Artifacts, the page and figures/MANIFEST.json are written atomically. A run
//     that failed changes nothing: the old files stay.
//
// Nothing written depends on the order or number of workers, the clock, the host or
// absolute paths; Check shows it by rendering everything again elsewhere.
//
//	w, err := build.Open(".", build.Paths{})
//	report, err := w.Build(ctx, nil, build.Options{Jobs: 2})
//	for _, r := range report.Results { fmt.Println(r.Name, r.Status) }
//
// Limits: one build at a time per module (a lock says so and waits). Content hashes
// are remembered by size, times and inode as git does; Force and Check hash afresh.
package build
