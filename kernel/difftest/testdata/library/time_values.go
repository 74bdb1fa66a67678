// Times, durations and their formats in UTC.
package main

import (
	"fmt"
	"time"
)

func main() {
	t := time.Date(2024, time.February, 29, 13, 4, 5, 678e6, time.UTC)
	fmt.Println(t.Format(time.RFC3339), t.Format("Mon Jan 2 15:04:05.000"), t.Weekday(), t.YearDay(), t.Unix())
	u := t.AddDate(1, 0, 0).Add(36 * time.Hour)
	fmt.Println(u.Sub(t), u.After(t), u.Year(), u.Month(), u)
	p, err := time.Parse("2006-01-02", "2023-07-09")
	fmt.Println(p.Format("02/01/06"), err, p.Equal(time.Date(2023, 7, 9, 0, 0, 0, 0, time.UTC)))
	d, _ := time.ParseDuration("1h15m30.5s")
	fmt.Println(d, d.Hours(), d.Round(time.Minute), d.Truncate(time.Hour), time.Duration(0))
	var z time.Time
	fmt.Println(z.IsZero(), t.Truncate(time.Hour).Format(time.Kitchen))
}

// Output:
// 2024-02-29T13:04:05Z Thu Feb 29 13:04:05.678 Thursday 60 1709211845
// 8820h0m0s true 2025 March 2025-03-03 01:04:05.678 +0000 UTC
// 09/07/23 <nil> true
// 1h15m30.5s 1.2584722222222222 1h16m0s 1h0m0s 0s
// true 1:00PM
