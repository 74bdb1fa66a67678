// Command digest prints one line per way of running a synthetic family: its name
// and the SHA-256 of every number of every result, bit by bit. The lines must be
// the same on every machine and for any number of workers (argument, default 2).
package main

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"strconv"

	"galley/lib/contrast"
	"galley/lib/contrast/internal/synthetic"
)

func main() {
	workers := 2
	if len(os.Args) > 1 {
		n, err := strconv.Atoi(os.Args[1])
		if err != nil || n < 1 {
			fmt.Fprintf(os.Stderr, "digest: workers %q: want a number from 1\n", os.Args[1])
			os.Exit(2)
		}
		workers = n
	}
	family, src := synthetic.Family148(1, 1)
	for _, way := range []struct {
		name    string
		options contrast.Options
	}{
		{"shared", contrast.Options{Replicates: 500, Exact: true, MaxT: true, Simultaneous: true}},
		{"separate", contrast.Options{Replicates: 300, Streams: contrast.Separate}},
		{"sequential", contrast.Options{Replicates: 300, MaxReplicates: 2000, PreferExact: true}},
	} {
		family.Options = way.options
		family.Options.Workers = workers
		results, err := family.RunErr(src)
		if err != nil {
			fmt.Fprintln(os.Stderr, "digest:", err)
			os.Exit(1)
		}
		fmt.Println(way.name, digest(results))
	}
}

func digest(results *contrast.Results) string {
	h := sha256.New()
	for _, r := range results.All() {
		h.Write([]byte(r.ID + "\n" + r.Reason + "\n"))
		for _, x := range []float64{
			r.Diff, r.Lo, r.Hi, r.LoError, r.HiError, r.LeftMean, r.RightMean, r.P, r.PError, r.PExact,
			r.PHolm, r.PHochberg, r.PBH, r.PMaxT, r.SimLo, r.SimHi,
			float64(r.N), float64(r.Clusters), float64(r.Wins), float64(r.Losses), float64(r.Ties), float64(r.Flips), float64(r.Outcome),
		} {
			var word [8]byte
			binary.LittleEndian.PutUint64(word[:], math.Float64bits(x))
			h.Write(word[:])
		}
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}
