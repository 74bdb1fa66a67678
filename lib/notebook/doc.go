// Package notebook holds the Book: what one run of an analysis produced.
//
// An analysis is an ordinary Go function that takes a *Book, reads its inputs
// through it and hands its results back to it. Nothing else reaches the outside:
//
//	func Holm(book *notebook.Book) {
//		// %% Inputs
//		//
//		// The printed p-values of the paper.
//		published := book.Published("frontier")
//
//		// %% Result
//		book.Table("holm", t)                      // files holm.tex .html .md .csv .json
//		book.Number("largest", 0.04123, 3)         // {{largest}} in the prose prints 0.041
//		book.Claim("all-hold", worst < 0.05)       // false fails the build, at this line
//	}
//
// The flow, seen from the host:
//
//  1. New makes a Book from Options (where the inputs are, parameters, a memo).
//  2. The kernel marks cells with Cell; everything that follows belongs to it.
//  3. Each call becomes an Event at once: rendered files, not live objects.
//     Options.Sink sees events as they happen (the child process sends them on).
//  4. Outcome collects events. It is plain data, and the same whether the events
//     came from this process or over a pipe.
//
// In a test, Run does all four:
//
//	outcome := notebook.Run(notebook.Options{Name: "audit/holm"}, audit.Holm)
//
// Artifacts made after simulated records were opened carry the stamp
// "simulated records" in their caption, their data and the manifest.
//
// Limits: a Book serves one run. Its methods may be called from several
// goroutines, but then the order of outputs is theirs. Ids are kebab-case and
// used once; a second use stops the run rather than replacing the first.
package notebook
