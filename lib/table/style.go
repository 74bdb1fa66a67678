package table

// Style returns the CSS for the classes that HTML uses. It reads well on light
// and dark pages and in print, and scrolls wide tables sideways on a phone.
func Style() string {
	return `.galley-table{margin:1.5em 0;overflow-x:auto;font-variant-numeric:tabular-nums lining-nums}
.galley-table table{border-collapse:collapse;border-top:2px solid;border-bottom:2px solid}
.galley-table caption{caption-side:top;text-align:left;padding:0 0 .5em;font-weight:600}
.galley-table th,.galley-table td{padding:.25em .7em;text-align:left;vertical-align:baseline;font-weight:400}
.galley-table thead th{font-weight:600;vertical-align:bottom}
.galley-table thead tr:last-child>*{border-bottom:1px solid}
.galley-table .spanner{text-align:center;border-bottom:1px solid}
.galley-table .num{text-align:right;white-space:nowrap}
.galley-table .mid{text-align:center}
.galley-table .group th{font-style:italic;padding-top:.7em}
.galley-table .rule>*{border-top:1px solid}
.galley-table .second{text-decoration:underline}
.galley-table .pad{visibility:hidden;user-select:none}
.galley-table td.num .tail{position:absolute;padding-left:.1em}
.galley-table sup,.galley-table sub{font-size:.72em;line-height:0}
.galley-table .mark a{color:inherit;text-decoration:none}
.galley-table .stamp{border:1px solid;border-radius:3px;padding:0 .35em;font-size:.8em;font-weight:400;white-space:nowrap}
.galley-table .notes{font-size:.85em;margin-top:.5em}
.galley-table .notes p{margin:.15em 0}
`
}
