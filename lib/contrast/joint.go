package contrast

import "galley/lib/contrast/internal/resample"

func joint(results []Result, draws []*resample.Draws, o Options) {}
