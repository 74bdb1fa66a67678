// Locations that need no table of time zones.
package main

import (
	"fmt"
	"time"
)

func main() {
	for _, name := range []string{"", "UTC", "../etc", "/etc/x", "a..b"} {
		l, err := time.LoadLocation(name)
		fmt.Println(l, err)
	}
	l, _ := time.LoadLocation("")
	fmt.Println(l == time.UTC, time.Date(2024, 1, 2, 3, 4, 5, 6, l))
}

// Output:
// UTC <nil>
// UTC <nil>
// UTC time: invalid location name
// UTC time: invalid location name
// UTC time: invalid location name
// true 2024-01-02 03:04:05.000000006 +0000 UTC
