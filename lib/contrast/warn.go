package contrast

func warn(results []Result, i int, o Options) {}
