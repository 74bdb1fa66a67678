package frontier

import (
	"fmt"
	"strconv"
	"strings"
)

// The two datasets.
const (
	ASQA   = "asqa"
	QASPER = "qasper"
)

// The six compressors of papers/001 §4.1. Records may have others as well.
const (
	Identity   = "identity"
	Rerank     = "rerank"
	Extractive = "extractive"
	ECR        = "ecr"
	RECOMP     = "recomp"
	LLMLingua2 = "llmlingua2"
)

// DefaultTau is the threshold on the entailment score, both for recovering a
// source and for scoring a citation.
const DefaultTau = 0.5

// Datasets lists the datasets in the order of the paper.
func Datasets() []string { return []string{ASQA, QASPER} }

// Compressors lists the paper's compressors in the order of its tables.
func Compressors() []string {
	return []string{Identity, Rerank, Extractive, ECR, RECOMP, LLMLingua2}
}

// Budgets lists the nominal budgets of the compressors other than identity, as
// fractions of the retrieved context, from wide to tight.
func Budgets() []float64 { return []float64{0.5, 0.25, 0.1, 0.05} }

// Settings lists the ids of the paper's 21 settings in the order of Tables 4
// and 5.
func Settings() []string {
	ids := []string{Identity}
	for _, c := range Compressors()[1:] {
		for _, b := range Budgets() {
			ids = append(ids, SettingID(c, b))
		}
	}
	return ids
}

// SettingID names a setting in frames and contrasts: "recomp@0.25", and
// "identity" for the full context whatever its budget.
func SettingID(compressor string, budget float64) string {
	if compressor == Identity {
		return Identity
	}
	return compressor + "@" + plain(budget)
}

// SettingIDAt is SettingID with a recovery threshold: "recomp@0.25/tau=0.3". The
// default threshold is not written.
func SettingIDAt(compressor string, budget, tau float64) string {
	if tau == DefaultTau {
		return SettingID(compressor, budget)
	}
	return SettingID(compressor, budget) + "/tau=" + plain(tau)
}

// SettingLabel is the paper's short label: "RC/.25", "RC/.25/.3" with a recovery
// threshold other than the default (0 means the default), "Id". A compressor
// that the paper does not have keeps its name.
func SettingLabel(compressor string, budget, tau float64) string {
	short := map[string]string{Identity: "Id", Rerank: "R", Extractive: "X", ECR: "ECR", RECOMP: "RC", LLMLingua2: "L"}
	label, ok := short[compressor]
	if !ok {
		label = compressor
	}
	if compressor != Identity {
		label += "/" + dotted(budget)
	}
	if tau != 0 && tau != DefaultTau {
		label += "/" + dotted(tau)
	}
	return label
}

// SettingName is the name a table's row carries: "Rerank top-k".
func SettingName(compressor string) string {
	names := map[string]string{Identity: "Identity", Rerank: "Rerank top-k", Extractive: "Extractive",
		ECR: "ECR", RECOMP: "RECOMP", LLMLingua2: "LLMLingua-2"}
	if name, ok := names[compressor]; ok {
		return name
	}
	return compressor
}

// ParseSetting takes a setting id apart; tau is DefaultTau when the id has none.
// The budget of identity is 1.
func ParseSetting(id string) (compressor string, budget, tau float64, err error) {
	fail := func() (string, float64, float64, error) {
		return "", 0, 0, fmt.Errorf("frontier: setting %q is not of the form identity, recomp@0.25 or recomp@0.25/tau=0.3", id)
	}
	rest, threshold, hasTau := strings.Cut(id, "/tau=")
	tau = DefaultTau
	if hasTau {
		if tau, err = strconv.ParseFloat(threshold, 64); err != nil {
			return fail()
		}
	}
	compressor, nominal, hasBudget := strings.Cut(rest, "@")
	budget = 1
	if hasBudget {
		if budget, err = strconv.ParseFloat(nominal, 64); err != nil {
			return fail()
		}
	}
	if compressor == "" || hasBudget == (compressor == Identity) {
		return fail()
	}
	return compressor, budget, tau, nil
}

func plain(x float64) string { return strconv.FormatFloat(x, 'f', -1, 64) }

// dotted prints a fraction without its leading zero, as the paper's labels do.
func dotted(x float64) string { return strings.TrimPrefix(plain(x), "0") }
