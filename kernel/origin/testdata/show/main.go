// Command show prints the origins that the binary has.
package main

import (
	"fmt"
	"os"

	"galley/kernel/origin"
)

func main() {
	all, err := origin.Binary()
	if err == nil {
		var part string
		part, err = origin.Package("galley/lib/contrast/calibration")
		fmt.Println(all, part)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
