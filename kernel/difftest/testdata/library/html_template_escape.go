// html escaping and strconv quoting.
package main

import (
	"fmt"
	"html"
	"strconv"
)

func main() {
	fmt.Println(html.EscapeString(`<a href="x">&'`), html.UnescapeString("&lt;&eacute;&#39;"))
	fmt.Println(strconv.Quote("tab\t\"q\""), strconv.QuoteRune('☺'), strconv.AppendQuote(nil, "x") != nil)
}

// Output:
// &lt;a href=&#34;x&#34;&gt;&amp;&#39; <é'
// "tab\t\"q\"" '☺' true
