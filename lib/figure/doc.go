// Package figure holds a figure as data and renders it to SVG, PNG and PDF on
// the drawing primitives and fonts of gonum/plot.
package figure
