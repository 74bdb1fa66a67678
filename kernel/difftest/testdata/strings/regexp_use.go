// Regular expressions with groups and a replacing function.
package main

import (
	"fmt"
	"regexp"
	"strings"
)

func main() {
	re := regexp.MustCompile(`(\w+)@(\w+)\.com`)
	s := "ann@site.com, bob@corp.com"
	fmt.Println(re.FindString(s), re.FindAllStringSubmatch(s, -1))
	fmt.Println(re.ReplaceAllString(s, "$2:$1"), re.MatchString("x"))
	fmt.Println(re.ReplaceAllStringFunc(s, strings.ToUpper), re.NumSubexp())
	_, err := regexp.Compile("a(b")
	fmt.Println(err)
}

// Output:
// ann@site.com [[ann@site.com ann site] [bob@corp.com bob corp]]
// site:ann, corp:bob false
// ANN@SITE.COM, BOB@CORP.COM 2
// error parsing regexp: missing closing ): `a(b`
