// Every name of net/netip.
package main

import (
	"encoding/json"
	"fmt"
	"net/netip"
	"slices"
)

type host struct {
	Name string
	IP   netip.Addr
	net  netip.Prefix
}

func main() {
	for _, s := range []string{"1.2.3.4", "::1", "fe80::1%eth0", "::ffff:1.2.3.4", "2001:db8::8:800:200c:417a", "1.2.3", "1.2.3.256", "x", "::1%", "01.2.3.4"} {
		a, err := netip.ParseAddr(s)
		fmt.Printf("%v %q %v valid=%v 4=%v 6=%v 4in6=%v zone=%q bits=%d loop=%v priv=%v multi=%v un=%v ll=%v glob=%v\n", a, a.StringExpanded(), err, a.IsValid(), a.Is4(), a.Is6(), a.Is4In6(),
			a.Zone(), a.BitLen(), a.IsLoopback(), a.IsPrivate(), a.IsMulticast(), a.IsUnspecified(), a.IsLinkLocalUnicast(), a.IsGlobalUnicast())
	}
	var a netip.Addr = netip.MustParseAddr("10.0.0.255")
	fmt.Println(a.Next(), a.Prev(), a.As4(), a.AsSlice(), a.Unmap(), a.Compare(netip.AddrFrom4([4]byte{10, 0, 1, 0})), a.Less(a.Next()))
	fmt.Println(netip.AddrFrom16([16]byte{15: 1}), netip.IPv4Unspecified(), netip.IPv6Unspecified(), netip.IPv6Loopback(), netip.IPv6LinkLocalAllNodes(), netip.IPv6LinkLocalAllRouters())
	fmt.Println(netip.AddrFromSlice([]byte{1, 2, 3, 4}))
	fmt.Println(netip.AddrFromSlice([]byte{1, 2, 3}))
	fmt.Println(a == netip.MustParseAddr("10.0.0.255"), netip.MustParseAddr("fe80::1%a") == netip.MustParseAddr("fe80::1%a"))
	var ap netip.AddrPort = netip.AddrPortFrom(a, 80)
	fmt.Println(ap, ap.Addr(), ap.Port(), ap.IsValid(), ap.Compare(netip.MustParseAddrPort("10.0.0.255:81")), netip.MustParseAddrPort("[::1]:443"))
	fmt.Println(netip.ParseAddrPort("1.2.3.4"))
	fmt.Println(netip.ParseAddrPort("::1:80"))
	var p netip.Prefix = netip.MustParsePrefix("10.1.2.3/8")
	fmt.Println(p, p.Masked(), p.Bits(), p.Addr(), p.Contains(a), p.Overlaps(netip.PrefixFrom(a, 24)), p.IsSingleIP(), p.IsValid(), p.Compare(p.Masked()))
	fmt.Println(netip.ParsePrefix("1.2.3.4/33"))
	fmt.Println(netip.ParsePrefix("1.2.3.4"))
	fmt.Println(a.Prefix(16))
	fmt.Println(a.Prefix(40))
	m := map[netip.Addr]string{a: "a", netip.IPv6Loopback(): "lo"}
	fmt.Println(len(m), m[netip.MustParseAddr("::1")])
	list := []netip.Addr{netip.MustParseAddr("::1"), a, netip.MustParseAddr("9.9.9.9"), {}}
	slices.SortFunc(list, netip.Addr.Compare)
	fmt.Println(list, netip.Addr{}, netip.Prefix{}, netip.AddrPort{})
	h := host{"x", a, netip.Prefix{}}
	fmt.Printf("%v %+v %T\n", h, h, h.net)
	b, err := json.Marshal(h)
	fmt.Println(string(b), err)
	var back host
	fmt.Println(json.Unmarshal([]byte(`{"Name":"y","IP":"1.1.1.1"}`), &back), back.IP, json.Unmarshal([]byte(`{"IP":"nope"}`), &back))
	text, _ := a.MarshalText()
	bin, _ := a.MarshalBinary()
	fmt.Println(string(text), bin, a.AppendTo([]byte("> ")), a.WithZone("z"), netip.MustParseAddr("fe80::1").WithZone("z"))
	defer func() { fmt.Println(recover()) }()
	netip.MustParseAddr("bad")
}

// Output:
// 1.2.3.4 "1.2.3.4" <nil> valid=true 4=true 6=false 4in6=false zone="" bits=32 loop=false priv=false multi=false un=false ll=false glob=true
// ::1 "0000:0000:0000:0000:0000:0000:0000:0001" <nil> valid=true 4=false 6=true 4in6=false zone="" bits=128 loop=true priv=false multi=false un=false ll=false glob=false
// fe80::1%eth0 "fe80:0000:0000:0000:0000:0000:0000:0001%eth0" <nil> valid=true 4=false 6=true 4in6=false zone="eth0" bits=128 loop=false priv=false multi=false un=false ll=true glob=false
// ::ffff:1.2.3.4 "0000:0000:0000:0000:0000:ffff:0102:0304" <nil> valid=true 4=false 6=true 4in6=true zone="" bits=128 loop=false priv=false multi=false un=false ll=false glob=true
// 2001:db8::8:800:200c:417a "2001:0db8:0000:0000:0008:0800:200c:417a" <nil> valid=true 4=false 6=true 4in6=false zone="" bits=128 loop=false priv=false multi=false un=false ll=false glob=true
// invalid IP "invalid IP" ParseAddr("1.2.3"): IPv4 address too short valid=false 4=false 6=false 4in6=false zone="" bits=0 loop=false priv=false multi=false un=false ll=false glob=false
// invalid IP "invalid IP" ParseAddr("1.2.3.256"): IPv4 field has value >255 valid=false 4=false 6=false 4in6=false zone="" bits=0 loop=false priv=false multi=false un=false ll=false glob=false
// invalid IP "invalid IP" ParseAddr("x"): unable to parse IP valid=false 4=false 6=false 4in6=false zone="" bits=0 loop=false priv=false multi=false un=false ll=false glob=false
// invalid IP "invalid IP" ParseAddr("::1%"): zone must be a non-empty string valid=false 4=false 6=false 4in6=false zone="" bits=0 loop=false priv=false multi=false un=false ll=false glob=false
// invalid IP "invalid IP" ParseAddr("01.2.3.4"): IPv4 field has octet with leading zero valid=false 4=false 6=false 4in6=false zone="" bits=0 loop=false priv=false multi=false un=false ll=false glob=false
// 10.0.1.0 10.0.0.254 [10 0 0 255] [10 0 0 255] 10.0.0.255 -1 true
// ::1 0.0.0.0 :: ::1 ff02::1 ff02::2
// 1.2.3.4 true
// invalid IP false
// true true
// 10.0.0.255:80 10.0.0.255 80 true -1 [::1]:443
// invalid AddrPort not an ip:port
// invalid AddrPort invalid ip:port "::1:80", IPv6 addresses must be surrounded by square brackets
// 10.1.2.3/8 10.0.0.0/8 8 10.1.2.3 true true false true 1
// invalid Prefix netip.ParsePrefix("1.2.3.4/33"): prefix length out of range
// invalid Prefix netip.ParsePrefix("1.2.3.4"): no '/'
// 10.0.0.0/16 <nil>
// invalid Prefix prefix length 40 too large for IPv4
// 2 lo
// [invalid IP 9.9.9.9 10.0.0.255 ::1] invalid IP invalid Prefix invalid AddrPort
// {x 10.0.0.255 {{{0 0} {<nil>}} 0}} {Name:x IP:10.0.0.255 net:{ip:{addr:{hi:0 lo:0} z:{value:<nil>}} bitsPlusOne:0}} netip.Prefix
// {"Name":"x","IP":"10.0.0.255"} <nil>
// <nil> invalid IP ParseAddr("nope"): unable to parse IP
// 10.0.0.255 [10 0 0 255] [62 32 49 48 46 48 46 48 46 50 53 53] 10.0.0.255 fe80::1%z
// ParseAddr("bad"): unable to parse IP
