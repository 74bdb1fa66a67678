package main

import "testing"

// What follows the file of a plain program is the program's, as go run has it; flags of
// galley stand before the file, or after that of a notebook function.
func TestRunArgs(t *testing.T) {
	workspace(t, "good")
	write(t, "args.go", "package main\n\nimport (\n\t\"fmt\"\n\t\"os\"\n)\n\nfunc main() { fmt.Printf(\"%q\\n\", os.Args[1:]) }\n")
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "[]\n"},
		{[]string{"-top", "2", "-v=3"}, `["-top" "2" "-v=3"]` + "\n"},
		{[]string{"a", "-abc", "--", "-"}, `["a" "-abc" "--" "-"]` + "\n"},
		{[]string{"--seed", "4", "--timeout=1s", "-h", "--help", "other.go"}, `["--seed" "4" "--timeout=1s" "-h" "--help" "other.go"]` + "\n"},
	} {
		code, out, errs := galley(t, append([]string{"run", "--seed=5", "args.go"}, c.args...)...)
		if code != 0 || out != c.want || errs != "" {
			t.Errorf("run args.go %q: exit %d, %s%s, want %s", c.args, code, out, errs, c.want)
		}
	}
	if code, out, errs := galley(t, "run", "analyses/bad/good.go", "--out=made"); code != 0 {
		t.Errorf("a flag after a notebook function: exit %d, %s%s", code, out, errs)
	}
}
