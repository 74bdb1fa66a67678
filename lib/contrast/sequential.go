package contrast

import "galley/lib/contrast/internal/resample"

func sequential(e *resample.Engine, results []Result, places []place, o Options) {}
