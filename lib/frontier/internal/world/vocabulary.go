package world

import "strings"

// The words of simulated texts: short function words, often, and made-up content
// words. None holds the letters q, x or z, which only names of gold answers do,
// so that an answer holds a gold answer exactly when it was put there.
var (
	plainWords   = strings.Fields("the of and to in that was is for on as with by at from it were which this be are had not but his her their has one been who also more when there after its first two other into most some over during time while")
	contentWords = syllables("b c d f g h l m n p r s t v br cl dr fl gr pl st tr", "a e i o u ea ou", "n r l s t m d nd rn st", 1400)
	nameStarts   = syllables("z x qu zh", "a e i o u", "n r l", 60)
	nameEnds     = syllables("v d l m r s t", "ax ex ix oz uz", "o a i e", 60)
)

// syllables makes n different words from onsets, vowels and codas.
func syllables(onsets, vowels, codas string, n int) []string {
	o, v, c := strings.Fields(onsets), strings.Fields(vowels), strings.Fields(codas)
	r := keyed(20240607, n)
	seen := map[string]bool{}
	var out []string
	for len(out) < n {
		w := o[r.intn(len(o))] + v[r.intn(len(v))] + c[r.intn(len(c))]
		if len(out)%3 != 0 {
			w += v[r.intn(len(v))]
		}
		if len(out)%4 == 0 {
			w += c[r.intn(len(c))]
		}
		if seen[w] {
			continue
		}
		seen[w] = true
		out = append(out, w)
	}
	return out
}

// word draws one word: common ones more often, as in real text.
func (s *stream) word() string {
	w := s.next()
	if w&7 < 3 {
		return plainWords[int(w>>8)%len(plainWords)]
	}
	u := float64(w>>11) / (1 << 53)
	return contentWords[int(float64(u*u)*float64(len(contentWords)))]
}

// appendSentence appends n words with a capital and, at the end, a full stop.
func (s *stream) appendSentence(b []byte, n int) []byte {
	from := len(b)
	for i := range n {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, s.word()...)
	}
	b[from] -= 'a' - 'A'
	return append(b, '.')
}

// words is how many words make a number of tokens: about three for four.
func words(tokens int) int { return max(2, tokens*3/4) }

// name draws a two-word name such as "Zanar Velaxo".
func (s *stream) name() string {
	a, b := nameStarts[s.intn(len(nameStarts))], nameEnds[s.intn(len(nameEnds))]
	return strings.ToUpper(a[:1]) + a[1:] + " " + strings.ToUpper(b[:1]) + b[1:]
}
