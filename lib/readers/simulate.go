package readers

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"

	"galley/lib/record"
)

// SimulatorVersion names the version of the simulator. Raise it with every change of
// what is drawn: galley then makes simulated records anew.
const SimulatorVersion = "readers 1"

// Simulate writes an example study of three settings and 200 questions to
// dir/answers/part-0.parquet, marked as simulated. The readers differ in skill,
// questions in difficulty, which the settings share: so the answers are paired as
// real ones are. A right answer is given in several forms, a wrong one may share
// words with the gold; one setting fails on three questions. The same seed gives
// the same bytes anywhere.
func Simulate(dir string, seed uint64) error {
	const questions = 200
	settings := []struct {
		name  string
		skill float64 // in standard deviations above the mean question
		fails int     // one question in so many has no answer; 0: none
	}{{"closed-book", -0.55, 0}, {"retrieve-5", 0.05, 61}, {"retrieve-5-rerank", 0.15, 0}}

	r := rand.New(rand.NewPCG(seed, 0x7265616465727300))
	b := record.NewBuilder(answers())
	for q := range questions {
		gold := person(r)
		golds := []string{gold}
		if r.IntN(4) == 0 {
			golds = append(golds, "Dr. "+gold)
		}
		difficulty := r.NormFloat64()
		for _, s := range settings {
			// Draws do not depend on the outcome, so that changing one setting's
			// skill changes no other setting's answers.
			noise, form, other := r.NormFloat64(), r.IntN(10), person(r)
			b.Text("question", fmt.Sprintf("sim-%03d", q+1)).Text("setting", s.name).ListTexts("gold", golds)
			if s.fails == 0 || q%s.fails != s.fails-1 {
				b.Text("prediction", say(gold, other, s.skill+float64(0.6*noise) > difficulty, form))
			}
			b.End()
		}
	}
	return record.Write(filepath.Join(dir, "answers", "part-0.parquet"), b.Table(), map[string]string{
		record.MetaSimulated: "true",
		record.MetaSimulator: SimulatorVersion,
	})
}

var (
	givenNames = []string{"Ada", "Bruno", "Chidi", "Dana", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaori", "Leila", "Marek", "Nadia", "Otto", "Priya"}
	surnames   = []string{"Abara", "Berg", "Castellan", "Dvorak", "Eriksen", "Fontaine", "Gruber", "Haddad", "Ishii", "Jansen", "Kovac", "Lindqvist", "Moreau", "Novak"}
	places     = []string{"Aarhus", "Bergamo", "Coimbra", "Dresden", "Ghent", "Lucerne"}
)

func person(r *rand.Rand) string {
	return givenNames[r.IntN(len(givenNames))] + " " + surnames[r.IntN(len(surnames))]
}

// say gives an answer as a reader might: right ones mostly just as they are, some
// as a sentence, which has F1 but no exact match.
func say(gold, other string, knows bool, form int) string {
	switch {
	case knows && form < 6:
		return gold
	case knows && form < 8:
		return "The " + gold + "."
	case knows:
		return "The answer is " + gold + " of " + places[form%len(places)]
	case form < 6:
		return other
	case form < 8:
		return gold[:len(gold)/2] + other[len(other)/2:]
	case form == 8:
		return ""
	}
	return "There is no information about this."
}
