package rt

import (
	"strconv"
	"strings"
)

// boundsCode tells which bound was passed, in the order of the run time's codes.
type boundsCode uint8

const (
	indexed boundsCode = iota
	slicedLength
	slicedCapacity
	slicedLow
	limitedLength
	limitedCapacity
	limitedHigh
	limitedLow
	converted
)

// boundsTexts are Go's texts for the codes: of x below 0, and of x beyond y.
var boundsTexts = [...][2]string{
	indexed:         {"index out of range [%x]", " with length %y"},
	slicedLength:    {"slice bounds out of range [:%x]", " with length %y"},
	slicedCapacity:  {"slice bounds out of range [:%x]", " with capacity %y"},
	slicedLow:       {"slice bounds out of range [%x:]", "slice bounds out of range [%x:%y]"},
	limitedLength:   {"slice bounds out of range [::%x]", " with length %y"},
	limitedCapacity: {"slice bounds out of range [::%x]", " with capacity %y"},
	limitedHigh:     {"slice bounds out of range [:%x:]", "slice bounds out of range [:%x:%y]"},
	limitedLow:      {"slice bounds out of range [%x::]", "slice bounds out of range [%x:%y:]"},
	converted:       {"", "cannot convert slice with length %y to array or pointer to array with length %x"},
}

// outOfBounds is the error of a bound x that is not within 0 to y.
func outOfBounds(x, y int, unsigned bool, code boundsCode) error {
	text := boundsTexts[code][0]
	if x >= 0 || unsigned {
		beyond := boundsTexts[code][1]
		if strings.HasPrefix(beyond, " ") {
			beyond = text + beyond
		}
		text = beyond
	}
	number := strconv.Itoa(x)
	if unsigned {
		number = strconv.FormatUint(uint64(x), 10)
	}
	text = strings.NewReplacer("%x", number, "%y", strconv.Itoa(y)).Replace(text)
	return runtimeError(text)
}

// inBounds fails as Go does unless 0 <= x <= most.
func inBounds(x, most int, unsigned bool, code boundsCode) {
	if x < 0 || x > most {
		panic(outOfBounds(x, most, unsigned, code))
	}
}

// PanicIndex fails as s[i] does.
func PanicIndex(i, n int) { panic(outOfBounds(i, n, false, indexed)) }

// PanicIndexU fails as s[i] does for an unsigned index.
func PanicIndexU(i uint64, n int) { panic(outOfBounds(int(i), n, true, indexed)) }
