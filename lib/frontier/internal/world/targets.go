package world

// target is what a setting's means over the common cohort should be. Three
// decimals come from a printed mean and the printed differences to it (identity's
// precision 0.5086 and 0.4826 of papers/001 §4.2 plus Tables 6–10); the others
// lie inside what Tables 4 and 5 print.
type target struct {
	pg, rg float64 // grounded precision and recall
	pe     float64 // emitted precision, of settings that declare nothing
	re     float64 // emitted recall; 1 − U_m
	rec    float64 // re-attribution rate over its defined values
	em     float64 // str-EM (ASQA)
	us     float64 // U_s where it is printed below 1 − R_g; 0 elsewhere
}

// targets by dataset and setting, in the order of Settings.
var targets = [2][settingCount]target{
	{
		{pg: 0.5086, rg: 0.5605, re: 0.5585, em: 0.3438},
		{pg: 0.6066, rg: 0.620, re: 0.619, em: 0.3049},
		{pg: 0.6926, rg: 0.6347, re: 0.6315, em: 0.2532, us: 0.3646},
		{pg: 0.3766, rg: 0.370, re: 0.370, em: 0.1912},
		{pg: 0.2416, rg: 0.220, re: 0.220, em: 0.1152},
		{pg: 0.4276, rg: 0.5247, re: 0.5238, em: 0.3153, us: 0.4746},
		{pg: 0.4896, rg: 0.540, re: 0.540, em: 0.2621},
		{pg: 0.4856, rg: 0.480, re: 0.480, em: 0.1929},
		{pg: 0.4176, rg: 0.390, re: 0.390, em: 0.1451},
		{pg: 0.4376, rg: 0.5447, re: 0.5555, em: 0.3148, us: 0.4546},
		{pg: 0.4836, rg: 0.541, re: 0.550, em: 0.2690},
		{pg: 0.4816, rg: 0.489, re: 0.4935, em: 0.2054},
		{pg: 0.3908, rg: 0.370, re: 0.370, em: 0.1416},
		{pg: 0.1206, rg: 0.120, pe: 0.8646, re: 0.831, rec: 0.41, em: 0.2898},
		{pg: 0.1216, rg: 0.1195, pe: 0.8616, re: 0.8315, rec: 0.41, em: 0.2900},
		{pg: 0.1166, rg: 0.114, pe: 0.8596, re: 0.830, rec: 0.42, em: 0.2889},
		{pg: 0.1746, rg: 0.170, pe: 0.7966, re: 0.760, rec: 0.39, em: 0.2768},
		{pg: 0.1556, rg: 0.140, pe: 0.5816, re: 0.550, rec: 0.5575, em: 0.3028},
		{pg: 0.1026, rg: 0.096, pe: 0.5276, re: 0.490, rec: 0.4015, em: 0.2428},
		{pg: 0.0516, rg: 0.050, pe: 0.3116, re: 0.270, rec: 0.2485, em: 0.1598},
		{pg: 0.0332, rg: 0.030, pe: 0.1648, re: 0.140, rec: 0.1985, em: 0.1168},
	},
	{
		{pg: 0.4826, rg: 0.470, re: 0.469},
		{pg: 0.3526, rg: 0.370, re: 0.370},
		{pg: 0.3936, rg: 0.4047, re: 0.403, us: 0.5946},
		{pg: 0.4166, rg: 0.400, re: 0.400},
		{pg: 0.3916, rg: 0.360, re: 0.360},
		{pg: 0.3526, rg: 0.410, re: 0.410},
		{pg: 0.4326, rg: 0.524, re: 0.516},
		{pg: 0.4736, rg: 0.5547, re: 0.5535, us: 0.4446},
		{pg: 0.4919, rg: 0.550, re: 0.550},
		{pg: 0.4156, rg: 0.490, re: 0.490},
		{pg: 0.4626, rg: 0.550, re: 0.549},
		{pg: 0.4986, rg: 0.5647, re: 0.5632, us: 0.4346},
		{pg: 0.5103, rg: 0.5447, re: 0.5438, us: 0.4546},
		{pg: 0.0566, rg: 0.050, pe: 0.5566, re: 0.509, rec: 0.44},
		{pg: 0.0576, rg: 0.050, pe: 0.5486, re: 0.500, rec: 0.44},
		{pg: 0.0566, rg: 0.050, pe: 0.5486, re: 0.500, rec: 0.44},
		{pg: 0.0576, rg: 0.050, pe: 0.5536, re: 0.501, rec: 0.44},
		{pg: 0.1376, rg: 0.110, pe: 0.4976, re: 0.390, rec: 0.92},
		{pg: 0.1106, rg: 0.095, pe: 0.4196, re: 0.3465, rec: 0.79},
		{pg: 0.0386, rg: 0.030, pe: 0.4266, re: 0.370, rec: 0.35},
		{pg: 0.0166, rg: 0.010, pe: 0.3776, re: 0.330, rec: 0.18},
	},
}

// sweep is Table 3 and contrasts C135–C144: re-attribution rate and grounded
// precision when sources are recovered at a threshold.
type sweepPoint struct{ tau, rec, pg float64 }

var sweeps = map[int][]sweepPoint{
	at(recomp, 1): {
		{0.8, 0.31, 0.0826}, {0.7, 0.34, 0.0956}, {0.6, 0.38, 0.1086},
		{0.5, 0.41, 0.1216}, {0.4, 0.44, 0.1316}, {0.3, 0.48, 0.1476},
	},
	at(lingua, 1): {
		{0.8, 0.20, 0.0396}, {0.7, 0.27, 0.0536}, {0.6, 0.34, 0.0786},
		{0.5, 0.4015, 0.1026}, {0.4, 0.47, 0.1276}, {0.3, 0.54, 0.1556},
	},
}

// sweepOf gives the sweep of a setting: the published one, or one of the same
// shape through its rate and precision at 0.5.
func sweepOf(dataset, s int) []sweepPoint {
	if dataset == asqa {
		if sweep, ok := sweeps[s]; ok {
			return sweep
		}
	}
	t := targets[dataset][s]
	shape := sweeps[at(lingua, 1)]
	middle := shape[3]
	out := make([]sweepPoint, len(shape))
	for i, p := range shape {
		// Rates keep their distance to whichever end is nearer, so that they stay
		// within 0 and 1; precision follows the rate.
		rec := p.rec / middle.rec * t.rec
		if t.rec > middle.rec {
			rec = 1 - float64((1-p.rec)/(1-middle.rec)*(1-t.rec))
		}
		out[i] = sweepPoint{p.tau, rec, rec / t.rec * t.pg}
	}
	return out
}
