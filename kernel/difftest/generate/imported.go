package generate

import (
	"path"
	"strconv"
	"strings"
)

// imported is the import declaration of those of the packages that the code names.
func imported(code string, packages ...string) string {
	var list []string
	for _, pkg := range packages {
		if names(code, path.Base(pkg)) {
			list = append(list, strconv.Quote(pkg))
		}
	}
	if len(list) == 1 {
		return "import " + list[0] + "\n"
	}
	return "import (\n" + strings.Join(list, "\n") + "\n)\n"
}

// names tells whether the code selects from something of that name.
func names(code, name string) bool {
	for {
		i := strings.Index(code, name+".")
		if i < 0 {
			return false
		}
		if i == 0 || !strings.ContainsRune("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.", rune(code[i-1])) {
			return true
		}
		code = code[i+1:]
	}
}
