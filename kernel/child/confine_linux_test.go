package child

import (
	"bytes"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// needLandlock skips where the kernel has none; in CI that is a failure.
func needLandlock(t *testing.T) {
	t.Helper()
	if landlockABI() > 0 {
		return
	}
	if os.Getenv("GALLEY_CI") == "1" {
		t.Fatal("this kernel has no Landlock")
	}
	t.Skip("this kernel has no Landlock")
}

// A stranger's script tries. Reading is tried unconfined as well, so that a denial
// is known to be the confinement's doing.
func TestAStrangersScriptCannot(t *testing.T) {
	needLandlock(t)
	home, records := t.TempDir(), t.TempDir()
	secret := filepath.Join(home, "secret")
	if err := os.WriteFile(secret, []byte("key"), 0o600); err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(records, "input")
	if err := os.WriteFile(input, []byte("record"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(secret, filepath.Join(records, "link")); err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()

	tests := []struct{ name, deed, arg string }{
		{"read a file of the home folder", "read", secret},
		{"list a folder", "list", home},
		{"follow a link out of its inputs", "read", filepath.Join(records, "link")},
		{"read the system's accounts", "read", "/etc/passwd"},
		{"read its own memory map", "read", "/proc/self/maps"},
		{"write outside", "write", filepath.Join(home, "new")},
		{"change its inputs", "write", input},
		{"remove its inputs", "remove", input},
		{"write next to its inputs", "write", filepath.Join(records, "new")},
		{"connect to a server", "dial", listener.Addr().String()},
		{"open a UDP socket", "udp", "127.0.0.1:53"},
		{"start a program", "exec", "/bin/true"},
		{"start itself again", "exec", "/proc/self/exe"},
		{"signal the parent", "signal", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			job := Job{Args: []string{tt.arg}, Records: records}
			f := do(t, tt.deed, job, Options{}).Outcome.Failure
			if f == nil || f.Kind != "denied" {
				t.Errorf("it could %s: %v", tt.name, f)
			}
			if tt.deed == "read" || tt.deed == "list" {
				if f := do(t, tt.deed, job, Options{Open: true}).Outcome.Failure; f != nil {
					t.Errorf("unconfined, it could not %s either: %v", tt.name, f)
				}
			}
		})
	}
}

func TestAScriptReadsItsInputs(t *testing.T) {
	records := t.TempDir()
	input := filepath.Join(records, "input")
	if err := os.WriteFile(input, []byte("record"), 0o644); err != nil {
		t.Fatal(err)
	}
	if f := do(t, "read", Job{Args: []string{input}, Records: records}, Options{}).Outcome.Failure; f != nil {
		t.Error(f)
	}
	if f := do(t, "list", Job{Args: []string{records}, Records: records}, Options{}).Outcome.Failure; f != nil {
		t.Error(f)
	}
}

func TestTheEnvironmentIsClean(t *testing.T) {
	t.Setenv("SECRET_TOKEN", "hidden")
	t.Setenv("TZ", "Asia/Kathmandu")
	for kind, zone := range map[string]string{KindBook: "TZ=UTC", KindMain: "TZ=Asia/Kathmandu"} {
		var plain bytes.Buffer
		out := do(t, "environment", Job{Kind: kind}, Options{Stdout: &plain}).Outcome.Stdout() + plain.String()
		if strings.Contains(out, "hidden") || strings.Contains(out, "HOME=") || !strings.Contains(out, zone) {
			t.Errorf("%s: environment %q", kind, out)
		}
	}
}

func TestProtectionsAreNamed(t *testing.T) {
	needLandlock(t)
	text := strings.Join(do(t, "fine", Job{}, Options{}).Protections, "\n")
	for _, want := range []string{"no_new_privs", "Landlock", "seccomp", "RLIMIT_DATA"} {
		if !strings.Contains(text, want) {
			t.Errorf("%s is not named in\n%s", want, text)
		}
	}
}

// The filter must compile to jumps that stay inside the program.
func TestCallFilterJumpsStayInside(t *testing.T) {
	program := callFilter(1)
	for i, ins := range program {
		if int(ins.Jt)+i+1 > len(program) || int(ins.Jf)+i+1 > len(program) {
			t.Errorf("instruction %d jumps outside", i)
		}
	}
}
