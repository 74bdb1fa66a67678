// Reading and writing CSV into script structs.
package main

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"
	"strings"
)

type rec struct {
	id    string
	score float64
}

func main() {
	in := "id,score\n\"a,1\",0.5\nb,\"1\"\n"
	r := csv.NewReader(strings.NewReader(in))
	head, _ := r.Read()
	var recs []rec
	for {
		row, err := r.Read()
		if err == io.EOF {
			break
		}
		s, _ := strconv.ParseFloat(row[1], 64)
		recs = append(recs, rec{row[0], s})
	}
	fmt.Println(head, recs, len(recs))
	var b strings.Builder
	w := csv.NewWriter(&b)
	for _, x := range recs {
		w.Write([]string{x.id, strconv.FormatFloat(x.score*2, 'f', 1, 64), `q"q`})
	}
	w.Flush()
	fmt.Print(b.String())
}

// Output:
// [id score] [{a,1 0.5} {b 1}] 2
// "a,1",1.0,"q""q"
// b,2.0,"q""q"
