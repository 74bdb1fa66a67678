// Errors of the library: types and texts.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

func main() {
	_, err := time.Parse("2006-01-02", "2024-13-01")
	fmt.Println(err)
	var v map[string]int
	err = json.Unmarshal([]byte(`{"a": "x"}`), &v)
	var te *json.UnmarshalTypeError
	fmt.Println(err, errors.As(err, &te), te.Field)
	err = json.Unmarshal([]byte(`{"a": `), &v)
	fmt.Println(err)
	_, err = strconv.Atoi("99999999999999999999")
	fmt.Println(errors.Is(err, strconv.ErrRange), err)
	_, err = io.ReadFull(strings.NewReader("ab"), make([]byte, 4))
	fmt.Println(err, err == io.ErrUnexpectedEOF)
}

// Output:
// parsing time "2024-13-01": month out of range
// json: cannot unmarshal string into Go value of type int true␣
// unexpected end of JSON input
// true strconv.Atoi: parsing "99999999999999999999": value out of range
// unexpected EOF true
