package stats

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// TestBitsUnderEmulation runs TestBitsAreTheSameEverywhere for other
// architectures, big-endian s390x among them, under qemu-user, and for GOAMD64=v3
// where the machine has it. Slow: GALLEY_SLOW=1.
func TestBitsUnderEmulation(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("set GALLEY_SLOW=1 to cross-compile and emulate")
	}
	for _, target := range []struct{ name, emulator, environment string }{
		{"arm64", "qemu-aarch64-static", "GOARCH=arm64"},
		{"s390x", "qemu-s390x-static", "GOARCH=s390x"},
		{"riscv64", "qemu-riscv64-static", "GOARCH=riscv64"},
		{"amd64 v3", "", "GOAMD64=v3"}, // on this machine itself
	} {
		t.Run(target.name, func(t *testing.T) {
			var command []string
			if target.emulator == "" && runtime.GOARCH != "amd64" {
				t.Skip("not on this machine")
			}
			if target.emulator != "" {
				emulator, err := exec.LookPath(target.emulator)
				if err != nil {
					if os.Getenv("GALLEY_CI") != "" {
						t.Fatalf("%s is missing (apt-get install qemu-user-static)", target.emulator)
					}
					t.Skipf("%s is missing (apt-get install qemu-user-static)", target.emulator)
				}
				command = append(command, emulator)
			}
			binary := filepath.Join(t.TempDir(), "stats.test")
			build := exec.Command("go", "test", "-c", "-o", binary, ".")
			build.Env = append(os.Environ(), target.environment, "CGO_ENABLED=0")
			if out, err := build.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			command = append(command, binary, "-test.run", "TestBitsAreTheSameEverywhere|TestSpecialFunctions|TestElementaryFunctions")
			if out, err := exec.Command(command[0], command[1:]...).CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}
