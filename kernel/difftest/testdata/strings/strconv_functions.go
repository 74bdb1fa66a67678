// Parsing and formatting numbers, with errors.
package main

import (
	"errors"
	"fmt"
	"strconv"
)

func main() {
	n, err := strconv.Atoi("42")
	fmt.Println(n, err)
	_, err = strconv.Atoi("4x")
	fmt.Println(err)
	_, err = strconv.ParseInt("300", 10, 8)
	fmt.Println(err)
	u, _ := strconv.ParseUint("ff", 16, 64)
	f, _ := strconv.ParseFloat("1e-3", 64)
	b, err := strconv.ParseBool("maybe")
	fmt.Println(u, f, b, err)
	fmt.Println(strconv.FormatInt(-255, 16), strconv.FormatFloat(3.14159, 'f', 2, 64), strconv.FormatFloat(1e21, 'g', -1, 64), strconv.Quote("a\n\"é"), strconv.QuoteToASCII("é"))
	s, err := strconv.Unquote(`"a\tb"`)
	fmt.Printf("%q %v\n", s, err)
	var ne *strconv.NumError
	_, err = strconv.ParseFloat("abc", 64)
	fmt.Println(errors.As(err, &ne), ne.Func, ne.Num, ne.Err, errors.Is(err, strconv.ErrSyntax))
	fmt.Println(string(strconv.AppendInt([]byte("n="), 5, 2)))
}

// Output:
// 42 <nil>
// strconv.Atoi: parsing "4x": invalid syntax
// strconv.ParseInt: parsing "300": value out of range
// 255 0.001 false strconv.ParseBool: parsing "maybe": invalid syntax
// -ff 3.14 1e+21 "a\n\"é" "\u00e9"
// "a\tb" <nil>
// true ParseFloat abc invalid syntax true
// n=101
