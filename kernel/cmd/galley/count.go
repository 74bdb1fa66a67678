package main

import "strconv"

// count gives a number with its noun: "1 script", "2 scripts".
func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}
