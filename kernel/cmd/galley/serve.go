package main

import (
	"context"
	"errors"
	"fmt"
	"html/template"
	"net"
	"net/http"
	"os"
	"strings"
	"time"

	"galley/kernel/build"
)

type serveCmd struct {
	where
	Port int `default:"8787" help:"Port on this machine; 0 takes any that is free."`
}

// Run shows the rendered pages to a browser on this machine until it is interrupted. It reads the figures
// folder and nothing else, and builds nothing.
func (c *serveCmd) Run(a *app) error {
	w, err := c.open()
	if err != nil {
		return err
	}
	root, err := os.OpenRoot(w.Out)
	if err != nil {
		return fmt.Errorf("%w (galley build makes the figures)", err)
	}
	defer root.Close()
	listener, err := net.Listen("tcp", fmt.Sprintf("127.0.0.1:%d", c.Port))
	if err != nil {
		return fmt.Errorf("%w (--port 0 takes any free port)", err)
	}
	fmt.Fprintf(a.stdout, "http://%s/ shows %s; Ctrl-C ends\n", listener.Addr(), w.Out)
	list := func() ([]build.Listed, error) { return w.List(a.ctx, nil, build.Options{}) }
	server := &http.Server{Handler: pages(root, list), ReadHeaderTimeout: 10 * time.Second}
	stop := context.AfterFunc(a.ctx, func() { server.Close() })
	defer stop()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// pages serves the files below root and, at /, the list of analyses. Only requests for this machine by one of
// its own names are answered, so that a page elsewhere cannot read the figures by pointing a host name here.
func pages(root *os.Root, list func() ([]build.Listed, error)) http.Handler {
	files := http.FileServerFS(root.FS())
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		host := r.Host
		if name, _, err := net.SplitHostPort(host); err == nil {
			host = name
		}
		switch {
		case host != "127.0.0.1" && host != "localhost" && host != "::1" && host != "[::1]":
			http.Error(w, "galley serve answers on 127.0.0.1 and localhost only", http.StatusForbidden)
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			http.Error(w, "galley serve only shows pages", http.StatusMethodNotAllowed)
		default:
			w.Header().Set("Cache-Control", "no-store")
			w.Header().Set("X-Content-Type-Options", "nosniff")
			if r.URL.Path != "/" {
				files.ServeHTTP(w, r)
				return
			}
			analyses, err := list()
			if err != nil {
				http.Error(w, err.Error(), http.StatusInternalServerError)
				return
			}
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			if err := contents.Execute(w, analyses); err != nil && !strings.Contains(err.Error(), "broken pipe") {
				http.Error(w, err.Error(), http.StatusInternalServerError)
			}
		}
	})
}

var contents = template.Must(template.New("contents").Parse(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Galley</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}dt{margin-top:1rem}small{color:#666}</style>
<h1>Analyses</h1>
<dl>{{range .}}
<dt><a href="/{{.Name}}/">{{.Name}}</a> <small>{{.Status}}</small></dt><dd>{{.Summary}}</dd>{{end}}
</dl>
</html>
`))
