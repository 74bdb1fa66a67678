// Every name of encoding/xml, over tokens and types without names.
package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

const doc = xml.Header + `<!DOCTYPE list><list xmlns:x="urn:x" n="2"><!-- two --><item x:id="a">one &lt; two</item><item><![CDATA[<raw>]]></item><?do it?><empty/></list>`

// script is a reader that gives a byte at a time.
type script struct{ s string }

func (r *script) Read(p []byte) (int, error) {
	if r.s == "" {
		return 0, io.EOF
	}
	p[0] = r.s[0]
	r.s = r.s[1:]
	return 1, nil
}

func (r *script) ReadByte() (byte, error) {
	var b [1]byte
	_, err := r.Read(b[:])
	return b[0], err
}

type tokens []xml.Token

func (t *tokens) Token() (xml.Token, error) {
	if len(*t) == 0 {
		return nil, io.EOF
	}
	first := (*t)[0]
	*t = (*t)[1:]
	return first, nil
}

func walk(d *xml.Decoder) {
	for {
		tok, err := d.Token()
		if err != nil {
			fmt.Println(err, err == io.EOF, d.InputOffset())
			return
		}
		switch t := xml.CopyToken(tok).(type) {
		case xml.StartElement:
			fmt.Printf("start %s %v;", t.Name.Local, t.Attr)
		case xml.EndElement:
			fmt.Printf("end %s;", t.Name.Local)
		case xml.CharData:
			fmt.Printf("text %q;", string(t))
		case xml.Comment:
			fmt.Printf("comment %q;", t)
		case xml.ProcInst:
			fmt.Printf("inst %s %q;", t.Target, t.Inst)
		case xml.Directive:
			fmt.Printf("directive %q;", []byte(t))
		}
	}
}

func main() {
	walk(xml.NewDecoder(strings.NewReader(doc)))
	r := &script{doc + "left over"}
	d := xml.NewDecoder(r)
	walk(d)
	fmt.Println(len(r.s))
	walk(xml.NewDecoder(strings.NewReader("<a><b></a>")))
	_, err := xml.NewDecoder(strings.NewReader("<a b=c>")).Token()
	var se *xml.SyntaxError
	fmt.Println(errors.As(err, &se), se.Line, se.Msg)
	lax := xml.NewDecoder(strings.NewReader("<a>&nbsp;<br>&copy;</a>"))
	lax.Strict, lax.AutoClose, lax.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	walk(lax)
	walk(xml.NewTokenDecoder(&tokens{xml.StartElement{Name: xml.Name{Local: "a"}}, xml.CharData("x"), xml.EndElement{Name: xml.Name{Local: "a"}}}))
	raw := xml.NewDecoder(strings.NewReader("<x:a/>"))
	tok, err := raw.RawToken()
	line, col := raw.InputPos()
	fmt.Println(tok, err, line, col, raw.Skip())

	e := xml.NewEncoder(os.Stdout)
	e.Indent("", " ")
	start := xml.StartElement{Name: xml.Name{Space: "urn:y", Local: "root"}, Attr: []xml.Attr{{Name: xml.Name{Local: "q"}, Value: `"<&>"`}}}
	for _, t := range []xml.Token{start, xml.Comment(" c "), xml.CharData("a < b\n"), xml.StartElement{Name: xml.Name{Local: "in"}}, xml.EndElement{Name: xml.Name{Local: "in"}},
		xml.Directive("D"), xml.ProcInst{Target: "pi", Inst: []byte("x")}, start.End(), xml.EndElement{Name: xml.Name{Local: "none"}}} {
		if err := e.EncodeToken(t); err != nil {
			fmt.Println(err)
		}
	}
	fmt.Println(e.Flush(), e.Close())

	type plain = struct {
		XMLName xml.Name `xml:"person"`
		ID      int      `xml:"id,attr"`
		Names   []string `xml:"names>name"`
		Note    string   `xml:",comment"`
		Age     *float64 `xml:"age,omitempty"`
	}
	b, err := xml.Marshal(plain{ID: 3, Names: []string{"a", "<b>"}, Note: "n"})
	fmt.Println(string(b), err)
	b, err = xml.MarshalIndent([]string{"x", "y"}, ">", "  ")
	fmt.Println(string(b), err)
	var back plain
	err = xml.Unmarshal([]byte(`<person id="4"><names><name>q</name><name>r</name></names><age>1.5</age></person>`), &back)
	fmt.Println(back.ID, back.Names, *back.Age, back.XMLName.Local, err)
	fmt.Println(xml.Unmarshal([]byte(`<other/>`), &back), xml.Unmarshal([]byte(`<person id="x"/>`), &back))
	var ue xml.UnmarshalError = "text"
	fmt.Println(ue, xml.Unmarshal(nil, nil))
	_, err = xml.Marshal(make(chan int))
	var ut *xml.UnsupportedTypeError
	fmt.Println(err, errors.As(err, &ut))
	var tp *xml.TagPathError
	_, err = xml.Marshal(struct {
		A int `xml:"a>b"`
		B int `xml:"a"`
	}{})
	fmt.Println(err, errors.As(err, &tp))
	var buf bytes.Buffer
	xml.Escape(&buf, []byte("<\"&'\n>"))
	fmt.Println(xml.EscapeText(&buf, []byte("\t<é")), buf.String())
	keys := slices.Sorted(maps.Keys(xml.HTMLEntity))
	fmt.Println(len(keys), keys[0], xml.HTMLAutoClose[:3])
	var (
		_ xml.Marshaler
		_ xml.MarshalerAttr
		_ xml.Unmarshaler
		_ xml.UnmarshalerAttr
		_ xml.TokenReader = &tokens{}
		_ *xml.Encoder    = e
	)
}

// Output:
// inst xml "version=\"1.0\" encoding=\"UTF-8\"";text "\n";directive "DOCTYPE list";start list [{{xmlns x} urn:x} {{ n} 2}];comment " two ";start item [{{urn:x id} a}];text "one < two";end item;start item [];text "<raw>";end item;inst do "it";start empty [];end empty;end list;EOF true 182
// inst xml "version=\"1.0\" encoding=\"UTF-8\"";text "\n";directive "DOCTYPE list";start list [{{xmlns x} urn:x} {{ n} 2}];comment " two ";start item [{{urn:x id} a}];text "one < two";end item;start item [];text "<raw>";end item;inst do "it";start empty [];end empty;end list;text "left over";EOF true 191
// 0
// start a [];start b [];XML syntax error on line 1: element <b> closed by </a> false 10
// true 1 unquoted or missing attribute value in element
// start a [];text "\u00a0";start br [];end br;text "©";end a;EOF true 23
// start a [];text "x";end a;EOF true 0
// {{x a} []} <nil> 1 7 XML syntax error on line 1: unexpected end element </a>
// xml: end tag </none> without start tag
// <root xmlns="urn:y" q="&#34;&lt;&amp;&gt;&#34;"><!-- c -->a &lt; b
//
//  <in></in><!D><?pi x?>
// </root><nil> <nil>
// <person id="3"><names><name>a</name><name>&lt;b&gt;</name></names><!--n--></person> <nil>
// ><string>x</string>
// ><string>y</string> <nil>
// 4 [q r] 1.5 person <nil>
// expected element type <person> but have <other> strconv.ParseInt: parsing "x": invalid syntax
// text non-pointer passed to Unmarshal
// xml: unsupported type: chan int true
// struct { A int "xml:\"a>b\""; B int "xml:\"a\"" } field "A" with tag "a>b" conflicts with field "B" with tag "a" true
// <nil> &lt;&#34;&amp;&#39;&#xA;&gt;&#x9;&lt;é
// 252 AElig [basefont br area]
