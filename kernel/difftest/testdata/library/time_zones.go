// time.LoadLocation: zones by name, names that are none, and times that a zone skips or repeats.
package main

import (
	"fmt"
	"time"
)

func main() {
	for _, name := range []string{"Europe/Zurich", "", "UTC", "No/Where", "../x", "Asia/Kathmandu", "/etc/passwd", "EST5EDT"} {
		zone, err := time.LoadLocation(name)
		fmt.Println(zone, err)
		if err == nil {
			fmt.Println(time.Unix(1700000000, 0).In(zone))
		}
	}
	zone, err := time.LoadLocation("America/New_York")
	if err != nil {
		panic(err)
	}
	skipped := time.Date(2025, 3, 9, 2, 30, 0, 0, zone)
	fmt.Println(skipped, skipped.UTC(), skipped.IsDST())
	twice, err := time.ParseInLocation("2006-01-02 15:04", "2025-11-02 01:30", zone)
	fmt.Println(twice, err, twice.Add(time.Hour))
}

// Output:
// Europe/Zurich <nil>
// 2023-11-14 23:13:20 +0100 CET
// UTC <nil>
// 2023-11-14 22:13:20 +0000 UTC
// UTC <nil>
// 2023-11-14 22:13:20 +0000 UTC
// UTC unknown time zone No/Where
// UTC time: invalid location name
// Asia/Kathmandu <nil>
// 2023-11-15 03:58:20 +0545 +0545
// UTC time: invalid location name
// EST5EDT <nil>
// 2023-11-14 17:13:20 -0500 EST
// 2025-03-09 01:30:00 -0500 EST 2025-03-09 06:30:00 +0000 UTC false
// 2025-11-02 01:30:00 -0400 EDT <nil> 2025-11-02 01:30:00 -0500 EST
