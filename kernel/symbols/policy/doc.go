// Package policy says which compiled packages and names a script may use. It is written by
// hand and imports nothing of ours, so that the generator of package symbols can read it.
package policy
