package build

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// lock takes the lock of a folder, telling when it has to wait for what is going on.
func lock(ctx context.Context, dir, what string, say func(string)) (release func(), err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	l := flock.New(filepath.Join(dir, ".lock"))
	got, err := l.TryLock()
	if err != nil {
		return nil, err
	}
	if !got {
		say(fmt.Sprintf("waiting for another galley to finish (%s)", what))
		if _, err := l.TryLockContext(ctx, 50*time.Millisecond); err != nil {
			return nil, err
		}
	}
	return func() { l.Unlock() }, nil
}
