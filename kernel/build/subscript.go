package build

import (
	"regexp"
	"strings"
)

// Prose may use the subscripts of captions, *P*_g and *ρ*_{max}. Markdown has none, so
// they are taken out before it is read and put in afterwards.
var subscriptMark = regexp.MustCompile(`(\*[^\s*]+\*)_(?:\{([^{}]+)\}|([\pL\pN]+))`)

// Characters that stand for the ends of a subscript while Markdown is converted. They
// are of Unicode's private use area, which prose has no use for.
const (
	subscriptOpen  = "\uE000"
	subscriptClose = "\uE001"
)

// subscripts writes the subscripts of prose between two texts. Code is left alone.
func subscripts(markdown, open, shut string) string {
	parts := strings.Split(markdown, "`")
	for i := 0; i < len(parts); i += 2 {
		parts[i] = subscriptMark.ReplaceAllString(parts[i], "${1}"+open+"${2}${3}"+shut)
	}
	return strings.Join(parts, "`")
}

// placeSubscripts puts the ends of subscripts into what was converted.
func placeSubscripts(converted, open, shut string) string {
	return strings.NewReplacer(subscriptOpen, open, subscriptClose, shut).Replace(converted)
}
