package world

import "math"

// loading says what the latent quality of a setting's answers is made of. The
// squares of shared, family and partner may not exceed 1 together; what is left
// is the setting's own noise.
type loading struct {
	shared   float64 // the question's difficulty, the same for all settings
	family   float64 // what settings of one family share
	partner  float64 // ECR only: the noise of extraction at the same budget
	together float64 // how much the statements of one answer share its quality
}

// loadings by dataset, compressor and budget. They set the widths of the paired
// differences: see the calibration test.
var loadings = [2][6][4]loading{
	{
		identity:   {{0.60, 0, 0, 0.80}},
		rerank:     {{0.65, 0.50, 0, 0.72}, {0.58, 0.50, 0, 0.82}, {0.30, 0.42, 0, 0.82}, {0.28, 0.40, 0, 0.82}},
		extractive: {{0.55, 0.30, 0, 0.75}, {0.52, 0.30, 0, 0.74}, {0.38, 0.30, 0, 0.81}, {0.30, 0.30, 0, 0.80}},
		ecr:        {{0.56, 0.30, 0.40, 0.73}, {0.52, 0.30, 0.45, 0.74}, {0.38, 0.30, 0.70, 0.81}, {0.30, 0.30, 0.82, 0.80}},
		recomp:     {{0.30, 0.50, 0, 0.90}, {0.30, 0.50, 0, 0.90}, {0.30, 0.50, 0, 0.90}, {0.25, 0.50, 0, 0.95}},
		lingua:     {{0.40, 0.50, 0, 0.88}, {0.40, 0.50, 0, 0.93}, {0.35, 0.50, 0, 0.90}, {0.30, 0.50, 0, 0.90}},
	},
	{
		identity:   {{0.60, 0, 0, 0.75}},
		rerank:     {{0.40, 0.40, 0, 0.80}, {0.40, 0.40, 0, 0.82}, {0.34, 0.40, 0, 0.80}, {0.28, 0.40, 0, 0.80}},
		extractive: {{0.70, 0.30, 0, 0.72}, {0.57, 0.30, 0, 0.75}, {0.58, 0.30, 0, 0.74}, {0.36, 0.30, 0, 0.80}},
		ecr:        {{0.64, 0.30, 0.20, 0.75}, {0.60, 0.30, 0.30, 0.75}, {0.46, 0.30, 0.55, 0.76}, {0.25, 0.30, 0.60, 0.83}},
		recomp:     {{0.30, 0.50, 0, 0.96}, {0.30, 0.50, 0, 0.96}, {0.30, 0.50, 0, 0.96}, {0.30, 0.50, 0, 0.96}},
		lingua:     {{0.40, 0.30, 0, 0.99}, {0.40, 0.40, 0, 0.99}, {0.35, 0.40, 0, 0.99}, {0.30, 0.40, 0, 0.99}},
	},
}

// paperShare is the share of a latent's variance that questions of one paper
// have in common: of the difficulty, and of a setting's own noise.
const paperShare, paperShareOwn = 0.10, 0.06

// families share a factor: extraction and ECR select alike.
var families = [6]int{identity, rerank, extractive, extractive, recomp, lingua}

// latents is a value per question for each setting; all have mean 0 and
// variance 1.
type latents [settingCount][]float64

// drawLatents draws the quality of every run's answer.
func (d *Dataset) drawLatents() *latents {
	var z latents
	n := len(d.Questions)
	shared := make([]float64, n)
	var family [6][]float64
	var own [settingCount][]float64
	for q := range shared {
		shared[q] = d.withPaper(q, paperShare, forLatents, 0)
	}
	for f := range family {
		family[f] = make([]float64, n)
		for q := range family[f] {
			family[f][q] = d.withPaper(q, paperShareOwn, forLatents, 1, f)
		}
	}
	for s, setting := range Settings() {
		own[s], z[s] = make([]float64, n), make([]float64, n)
		b := (s + 3) % 4 // budgets follow each other from setting 1 on
		if s == 0 {
			b = 0
		}
		l := loadings[d.Index][setting.Compressor][b]
		rest := math.Sqrt(1 - float64(l.shared*l.shared) - float64(l.family*l.family) - float64(l.partner*l.partner))
		for q := range z[s] {
			own[s][q] = d.withPaper(q, paperShareOwn, forLatents, 2, s)
			z[s][q] = float64(l.shared*shared[q]) + float64(l.family*family[families[setting.Compressor]][q]) + float64(rest*own[s][q])
			if l.partner > 0 {
				z[s][q] += float64(l.partner * own[s-4][q])
			}
		}
	}
	return &z
}

// withPaper draws a latent of a question, part of which its paper's questions
// share.
func (d *Dataset) withPaper(q int, share float64, key ...int) float64 {
	r := keyed(d.seed, append([]int{d.Index, -1 - q}, key...)...)
	x := r.bell()
	if p := d.Questions[q].Paper; p >= 0 {
		r := keyed(d.seed, append([]int{d.Index, 1 + p}, key...)...)
		x = float64(math.Sqrt(share)*r.bell()) + float64(math.Sqrt(1-share)*x)
	}
	return x
}
