package child

import (
	"fmt"
	"time"
)

// Guard watches the memory of this very process while something reads files that may
// lie about their size, and calls exceeded, once, when it is more than limit bytes.
// It is for what runs outside of a child. The caller stops it.
func Guard(limit int64, exceeded func(message string)) (stop func()) {
	done := make(chan struct{})
	go func() {
		tick := time.NewTicker(watchEvery / 4)
		defer tick.Stop()
		for {
			select {
			case <-done:
				return
			case <-tick.C:
				if memoryUsed() > uint64(limit) {
					exceeded(fmt.Sprintf("used more than its memory limit of %s", bytesText(limit)))
					return
				}
			}
		}
	}()
	return func() { close(done) }
}
