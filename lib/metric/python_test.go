package metric

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// pythonReference is written from the description of the evaluators (lower,
// delete punctuation, delete articles, fix white space), so that Python's own
// lower, split and \b decide what ours must give.
const pythonReference = `
import json, re, string, sys, unicodedata
def norm(s):
    s = s.lower()
    s = ''.join(c for c in s if c not in set(string.punctuation))
    s = re.sub(r'\b(a|an|the)\b', ' ', s)
    return ' '.join(s.split())
def cites(s):
    return re.sub(r"\[\d+", "", re.sub(r" \[\d+", "", s)).replace(" |", "").replace("]", "")
def found(s):
    return [int(x[1:]) - 1 for x in re.findall(r"\[\d+", s)]
texts = json.load(sys.stdin)
known = lambda t: all(unicodedata.category(c) != 'Cn' for c in t)
json.dump({"version": unicodedata.unidata_version, "out": [[norm(t), cites(t), found(t), t.lower(), known(t)] for t in texts]}, sys.stdout)
`

// python runs the reference over texts, or skips.
func python(t *testing.T, texts []string) (version string, out [][]json.RawMessage) {
	t.Helper()
	path, err := exec.LookPath("python3")
	if err != nil {
		if os.Getenv("GALLEY_CI") == "1" {
			t.Fatal("python3 is needed in CI")
		}
		t.Skip("no python3 to compare with")
	}
	in, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(path, "-c", pythonReference)
	cmd.Stdin = strings.NewReader(string(in))
	raw, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var reply struct {
		Version string
		Out     [][]json.RawMessage
	}
	if err := json.Unmarshal(raw, &reply); err != nil {
		t.Fatal(err)
	}
	return reply.Version, reply.Out
}

// TestPythonCharacters compares characters in contexts that show whether each is
// white space, a word character, cased or ignored by case: those of the
// alphabets, and every 211th of the rest (GALLEY_SLOW=1: every one). Characters
// that Python's Unicode version does not know are left out.
func TestPythonCharacters(t *testing.T) {
	var texts []string
	for r := rune(0); r <= 0x10ffff; r++ {
		if r >= 0xd800 && r <= 0xdfff || r >= 0x3000 && r%211 != 0 && os.Getenv("GALLEY_SLOW") != "1" {
			continue
		}
		texts = append(texts, "x"+string(r)+"a Σ"+string(r)+"Σ AΣ"+string(r)+"A")
	}
	compare(t, texts)
}

// TestPythonTexts compares random texts of the characters that matter.
func TestPythonTexts(t *testing.T) {
	alphabet := []string{"a", "an", "the", "A", "The", "é", "e\u0301", "ß", "İ", "Σ", "ΑΣ", "ς", "x", "U.S.", "'s", "-", "_", " ", "  ", "\t", "\n",
		"\u00a0", "\u001c", "\u001f", "\u2009", "\u200b", "\u3000", "[1]", "[12", " [3]", "[٣]", "]", " |", "[", " [", "1", "²", "½", "中", "’", "“", "…", "😀", "\u0307", "ǅ"}
	r := rand.New(rand.NewPCG(1, 2))
	var texts []string
	for range 5000 {
		var b strings.Builder
		for range r.IntN(9) {
			b.WriteString(alphabet[r.IntN(len(alphabet))])
		}
		texts = append(texts, b.String())
	}
	compare(t, texts)
}

// compare reports the texts on which Go and Python disagree.
func compare(t *testing.T, texts []string) {
	version, out := python(t, texts)
	different, unknown := 0, 0
	for i, s := range texts {
		var norm, cites, low string
		var found []int
		var known bool
		for k, dst := range []any{&norm, &cites, &found, &low, &known} {
			if err := json.Unmarshal(out[i][k], dst); err != nil {
				t.Fatal(err)
			}
		}
		if !known {
			unknown++
			continue
		}
		if Normalize(s) == norm && RemoveCitations(s) == cites && lower(s) == low && slices.Equal(AlceCitations(s), found) {
			continue
		}
		different++
		t.Errorf("%q: Python (Unicode %s) gives %q %q %v %q, we %q %q %v %q", s, version, norm, cites, found, low,
			Normalize(s), RemoveCitations(s), AlceCitations(s), lower(s))
		if different > 20 {
			t.FailNow()
		}
	}
	t.Logf("%d texts agree, %d have characters that Python does not know", len(texts)-different-unknown, unknown)
}
