package contrast

func (f Family) memo(src Source, o Options, samples map[sampleKey]Sample) (Memo, string) {
	return nil, ""
}

func recall(memo Memo, key string, f Family, o Options) (*Results, bool) { return nil, false }

func remember(memo Memo, key string, rs *Results) {}

// Memo keeps bytes under a key; record.Memo has the same methods.
type Memo interface {
	Get(key string) ([]byte, bool)
	Put(key string, data []byte)
}
