// Every name of net/url.
package main

import (
	"errors"
	"fmt"
	"net/url"
)

type refused struct{ host string }

func (r refused) Error() string   { return "refused " + r.host }
func (r refused) Timeout() bool   { return r.host == "slow" }
func (r refused) Temporary() bool { return true }

func main() {
	for _, s := range []string{
		"https://user:pa%20ss@example.org:8080/a%2Fb/c d?x=1&y=2&x=3#frag%21", "mailto:a@b.c", "//host/path", "/a/../b?", "http://[::1]:80/",
		"http://a b/", "%zz", ":bad", "http://h:port/", "http://[::1", "a:b:c", "?q", "http://x/\x7f", "http://host%41/", "http://h/%",
	} {
		u, err := url.Parse(s)
		if err != nil {
			var e *url.Error
			fmt.Printf("%v | %v %T\n", err, errors.As(err, &e), errors.Unwrap(err))
			continue
		}
		pass, ok := u.User.Password()
		fmt.Printf("%q scheme=%q opaque=%q user=%v %q %v host=%q name=%q port=%q path=%q raw=%q esc=%q query=%q frag=%q %q abs=%v uri=%q red=%q\n", u, u.Scheme, u.Opaque,
			u.User, pass, ok, u.Host, u.Hostname(), u.Port(), u.Path, u.RawPath, u.EscapedPath(), u.RawQuery, u.Fragment, u.EscapedFragment(), u.IsAbs(), u.RequestURI(), u.Redacted())
	}
	fmt.Println(url.ParseRequestURI("a/b"))
	fmt.Println(url.ParseRequestURI("/a/b#c"))
	base, _ := url.Parse("http://h/a/b/c?d")
	for _, ref := range []string{"../x", "/y", "?z", "#f", "//other/p", "g;x=1/../y", ""} {
		r, err := base.Parse(ref)
		rel, _ := url.Parse(ref)
		fmt.Println(r, err, base.ResolveReference(rel))
	}
	fmt.Println(base.JoinPath("x", "../y", "/z/"))
	fmt.Println(url.JoinPath("http://h/a/", "../b", "c"))
	fmt.Println(url.JoinPath(":", "b"))
	var v url.Values
	v, err := url.ParseQuery("a=1&b=%20x+y&a=2&c&d=%zz&e;f")
	fmt.Println(v, err, v.Get("a"), v["a"], v.Has("c"), v.Has("zz"), v.Encode())
	v.Set("a", "ä&=")
	v.Add("a", "/")
	v.Del("b")
	fmt.Println(v.Encode(), len(v))
	fmt.Println(url.PathEscape("a b/c?d=e&ü"), url.QueryEscape("a b/c?d=e&ü"))
	fmt.Println(url.PathUnescape("a%20b+c"))
	fmt.Println(url.QueryUnescape("a%20b+c"))
	_, err = url.QueryUnescape("%g1")
	var esc url.EscapeError
	fmt.Println(err, errors.As(err, &esc), string(esc))
	fmt.Println(url.InvalidHostError("h ").Error(), url.EscapeError("%x"))
	var who *url.Userinfo = url.UserPassword("a:b", "c@d")
	u := url.URL{Scheme: "ftp", User: who, Host: "h", Path: "x y", RawQuery: url.Values{"q": {"1", "2"}}.Encode(), Fragment: "f g"}
	fmt.Println(u.String(), url.User("me"), who.Username(), u.Query()["q"])
	fmt.Printf("%v %+v %T\n", *who, u.User, u)
	text, err := u.MarshalBinary()
	var back url.URL
	fmt.Println(string(text), err, back.UnmarshalBinary(text), back == u, back.String() == u.String())
	e := &url.Error{Op: "Get", URL: "http://h", Err: refused{"slow"}}
	fmt.Println(e, e.Timeout(), e.Temporary(), errors.Is(e, refused{"slow"}))
	var r refused
	fmt.Println(errors.As(e, &r), r.host, (&url.Error{"Put", "u", errors.New("x")}).Timeout())
	e.Err = refused{"h"}
	fmt.Println(e.Timeout(), e.Temporary())
}

// Output:
// "https://user:pa%20ss@example.org:8080/a/b/c%20d?x=1&y=2&x=3#frag%21" scheme="https" opaque="" user=user:pa%20ss "pa ss" true host="example.org:8080" name="example.org" port="8080" path="/a/b/c d" raw="/a%2Fb/c d" esc="/a/b/c%20d" query="x=1&y=2&x=3" frag="frag!" "frag%21" abs=true uri="/a/b/c%20d?x=1&y=2&x=3" red="https://user:xxxxx@example.org:8080/a/b/c%20d?x=1&y=2&x=3#frag%21"
// "mailto:a@b.c" scheme="mailto" opaque="a@b.c" user= "" false host="" name="" port="" path="" raw="" esc="" query="" frag="" "" abs=true uri="a@b.c" red="mailto:a@b.c"
// "//host/path" scheme="" opaque="" user= "" false host="host" name="host" port="" path="/path" raw="" esc="/path" query="" frag="" "" abs=false uri="/path" red="//host/path"
// "/a/../b?" scheme="" opaque="" user= "" false host="" name="" port="" path="/a/../b" raw="" esc="/a/../b" query="" frag="" "" abs=false uri="/a/../b?" red="/a/../b?"
// "http://[::1]:80/" scheme="http" opaque="" user= "" false host="[::1]:80" name="::1" port="80" path="/" raw="" esc="/" query="" frag="" "" abs=true uri="/" red="http://[::1]:80/"
// parse "http://a b/": invalid character " " in host name | true url.InvalidHostError
// parse "%zz": invalid URL escape "%zz" | true url.EscapeError
// parse ":bad": missing protocol scheme | true *errors.errorString
// parse "http://h:port/": invalid port ":port" after host | true *errors.errorString
// parse "http://[::1": missing ']' in host | true *errors.errorString
// "a:b:c" scheme="a" opaque="b:c" user= "" false host="" name="" port="" path="" raw="" esc="" query="" frag="" "" abs=true uri="b:c" red="a:b:c"
// "?q" scheme="" opaque="" user= "" false host="" name="" port="" path="" raw="" esc="" query="q" frag="" "" abs=false uri="/?q" red="?q"
// parse "http://x/\x7f": net/url: invalid control character in URL | true *errors.errorString
// parse "http://host%41/": invalid URL escape "%41" | true url.EscapeError
// parse "http://h/%": invalid URL escape "%" | true url.EscapeError
// <nil> parse "a/b": invalid URI for request
// /a/b%23c <nil>
// http://h/a/x <nil> http://h/a/x
// http://h/y <nil> http://h/y
// http://h/a/b/c?z <nil> http://h/a/b/c?z
// http://h/a/b/c?d#f <nil> http://h/a/b/c?d#f
// http://other/p <nil> http://other/p
// http://h/a/b/y <nil> http://h/a/b/y
// http://h/a/b/c?d <nil> http://h/a/b/c?d
// http://h/a/b/c/y/z/?d
// http://h/b/c <nil>
//  parse ":": missing protocol scheme
// map[a:[1 2] b:[ x y] c:[]] invalid semicolon separator in query 1 [1 2] true false a=1&a=2&b=+x+y&c=
// a=%C3%A4%26%3D&a=%2F&c= 2
// a%20b%2Fc%3Fd=e&%C3%BC a+b%2Fc%3Fd%3De%26%C3%BC
// a b+c <nil>
// a b c <nil>
// invalid URL escape "%g1" true %g1
// invalid character "h " in host name invalid URL escape "%x"
// ftp://a%3Ab:c%40d@h/x%20y?q=1&q=2#f%20g me a:b [1 2]
// {a:b c@d true} a%3Ab:c%40d url.URL
// ftp://a%3Ab:c%40d@h/x%20y?q=1&q=2#f%20g <nil> <nil> false true
// Get "http://h": refused slow true true true
// true slow false
// false true
