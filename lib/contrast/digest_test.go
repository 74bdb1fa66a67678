package contrast_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite testdata/digest.txt")

// The digest of three families, pinned: a change of any bit of any number, on
// any machine, shows here. Renew with -update, and say in the change log why.
func TestDigestIsPinned(t *testing.T) {
	got := runDigest(t, nil, nil, "2")
	const golden = "testdata/digest.txt"
	if *update {
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("digest on %s/%s:\n%swant:\n%s", runtime.GOOS, runtime.GOARCH, got, want)
	}
}

// The same digest compiled for other machines, under qemu where they are not
// this one, and for 1, 3 and 7 workers. Slow: GALLEY_SLOW=1.
func TestDigestOnOtherMachines(t *testing.T) {
	if os.Getenv("GALLEY_SLOW") == "" {
		t.Skip("set GALLEY_SLOW=1 to build for and emulate other machines")
	}
	want, err := os.ReadFile("testdata/digest.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, workers := range []string{"1", "3", "7"} {
		if got := runDigest(t, nil, nil, workers); got != string(want) {
			t.Errorf("%s workers:\n%swant:\n%s", workers, got, want)
		}
	}
	for _, machine := range []struct{ name, qemu, arch, extra string }{
		{"amd64 v1", "", "amd64", "GOAMD64=v1"},
		{"amd64 v3", "", "amd64", "GOAMD64=v3"},
		{"arm64", "qemu-aarch64-static", "arm64", ""},
		{"s390x (big-endian)", "qemu-s390x-static", "s390x", ""},
		{"riscv64", "qemu-riscv64-static", "riscv64", ""},
	} {
		t.Run(machine.name, func(t *testing.T) {
			var emulator []string
			if machine.qemu == "" && runtime.GOARCH != machine.arch {
				t.Skipf("this is %s", runtime.GOARCH)
			}
			if machine.qemu != "" && runtime.GOARCH != machine.arch {
				path, err := exec.LookPath(machine.qemu)
				if err != nil {
					missingTool(t, machine.qemu+" (Debian package qemu-user-static)")
				}
				emulator = []string{path}
			}
			if machine.extra == "GOAMD64=v3" && !hasV3() {
				t.Skip("this processor is below x86-64-v3")
			}
			got := runDigest(t, emulator, []string{"GOARCH=" + machine.arch, machine.extra}, "2")
			if got != string(want) {
				t.Errorf("digest:\n%swant:\n%s", got, want)
			}
		})
	}
}

// missingTool skips, or fails where every tool must be there.
func missingTool(t *testing.T, tool string) {
	t.Helper()
	if os.Getenv("GALLEY_CI") != "" {
		t.Fatalf("%s is not installed", tool)
	}
	t.Skipf("%s is not installed", tool)
}

func hasV3() bool {
	info, err := os.ReadFile("/proc/cpuinfo")
	return err == nil && strings.Contains(string(info), " avx2 ") && strings.Contains(string(info), " fma ") && strings.Contains(string(info), " bmi2 ")
}

// runDigest builds the digest program for an environment and runs it.
func runDigest(t *testing.T, emulator, environment []string, workers string) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "digest")
	build := exec.Command("go", "build", "-buildvcs=false", "-o", program, "./internal/digest")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	for _, e := range environment {
		if e != "" {
			build.Env = append(build.Env, e)
		}
	}
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building the digest: %v\n%s", err, out)
	}
	command := append(append([]string{}, emulator...), program, workers)
	run := exec.Command(command[0], command[1:]...)
	var stderr strings.Builder
	run.Stderr = &stderr
	out, err := run.Output()
	if err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(command, " "), err, stderr.String())
	}
	return string(out)
}
