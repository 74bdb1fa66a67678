// Command galley builds the figures and tables of literate analyses from
// per-question records, checks them and compares them with published numbers.
//
//	galley build [NAME…]       stale analyses, in parallel
//	galley check [NAME…]       render all afresh elsewhere; list what differs
//	galley compare [NAME…]     computed against published
//	galley run FILE.go [ARGS]  run one script
//	galley vet [FILE|NAME…]    check only
//	galley list | why NAME|ARTIFACT | new STUDY/NAME | diff OLD NEW | export NAME --to html|md|tex|ipynb
//	galley records simulate|validate|describe|import|show
//	galley version             which galley this is
//
// Exit codes: 0 fine; 1 something failed or differs; 2 usage; 3 a script was refused.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"galley/kernel/build"
	"galley/kernel/child"
)

func main() {
	if child.Is(os.Args) {
		child.Main(build.RunScript) // a child of ours: does not return
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second interrupt ends what does not listen to the first
	code := run(ctx, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	stop()
	os.Exit(code)
}
