package direct

import (
	"reflect"
	"unsafe"
)

// shapedMaker makes function values of a known shape, or is nil.
func shapedMaker(t reflect.Type) func(c *closure) unsafe.Pointer {
	switch shape(t) {
	case ":":
		return make0none
	case ":i":
		return make0[uint64]
	case ":f":
		return make0[float64]
	case ":b":
		return make0[uint8]
	case ":s":
		return make0[string]
	case ":p":
		return make0[unsafe.Pointer]
	case ":l":
		return make0[[]byte]
	case ":a":
		return make0[any]
	case "i:":
		return make1none[uint64]
	case "i:i":
		return make1[uint64, uint64]
	case "i:f":
		return make1[uint64, float64]
	case "i:b":
		return make1[uint64, uint8]
	case "i:s":
		return make1[uint64, string]
	case "i:p":
		return make1[uint64, unsafe.Pointer]
	case "i:l":
		return make1[uint64, []byte]
	case "f:":
		return make1none[float64]
	case "f:i":
		return make1[float64, uint64]
	case "f:f":
		return make1[float64, float64]
	case "f:b":
		return make1[float64, uint8]
	case "f:s":
		return make1[float64, string]
	case "p:":
		return make1none[unsafe.Pointer]
	case "p:i":
		return make1[unsafe.Pointer, uint64]
	case "p:f":
		return make1[unsafe.Pointer, float64]
	case "p:b":
		return make1[unsafe.Pointer, uint8]
	case "p:s":
		return make1[unsafe.Pointer, string]
	case "p:p":
		return make1[unsafe.Pointer, unsafe.Pointer]
	case "p:l":
		return make1[unsafe.Pointer, []byte]
	case "p:a":
		return make1[unsafe.Pointer, any]
	case "s:":
		return make1none[string]
	case "s:i":
		return make1[string, uint64]
	case "s:f":
		return make1[string, float64]
	case "s:b":
		return make1[string, uint8]
	case "s:s":
		return make1[string, string]
	case "s:l":
		return make1[string, []byte]
	case "s:p":
		return make1[string, unsafe.Pointer]
	case "l:":
		return make1none[[]byte]
	case "l:i":
		return make1[[]byte, uint64]
	case "l:f":
		return make1[[]byte, float64]
	case "l:b":
		return make1[[]byte, uint8]
	case "l:s":
		return make1[[]byte, string]
	case "l:l":
		return make1[[]byte, []byte]
	case "a:":
		return make1none[any]
	case "a:b":
		return make1[any, uint8]
	case "a:i":
		return make1[any, uint64]
	case "a:s":
		return make1[any, string]
	case "ii:":
		return make2none[uint64, uint64]
	case "ii:i":
		return make2[uint64, uint64, uint64]
	case "ii:f":
		return make2[uint64, uint64, float64]
	case "ii:b":
		return make2[uint64, uint64, uint8]
	case "ff:f":
		return make2[float64, float64, float64]
	case "ff:b":
		return make2[float64, float64, uint8]
	case "ff:i":
		return make2[float64, float64, uint64]
	case "ff:":
		return make2none[float64, float64]
	case "ss:":
		return make2none[string, string]
	case "ss:b":
		return make2[string, string, uint8]
	case "ss:i":
		return make2[string, string, uint64]
	case "ss:s":
		return make2[string, string, string]
	case "ss:l":
		return make2[string, string, []byte]
	case "pp:":
		return make2none[unsafe.Pointer, unsafe.Pointer]
	case "pp:b":
		return make2[unsafe.Pointer, unsafe.Pointer, uint8]
	case "pp:i":
		return make2[unsafe.Pointer, unsafe.Pointer, uint64]
	case "pp:p":
		return make2[unsafe.Pointer, unsafe.Pointer, unsafe.Pointer]
	case "pp:f":
		return make2[unsafe.Pointer, unsafe.Pointer, float64]
	case "pi:":
		return make2none[unsafe.Pointer, uint64]
	case "pi:i":
		return make2[unsafe.Pointer, uint64, uint64]
	case "pi:f":
		return make2[unsafe.Pointer, uint64, float64]
	case "pi:b":
		return make2[unsafe.Pointer, uint64, uint8]
	case "pi:s":
		return make2[unsafe.Pointer, uint64, string]
	case "pi:p":
		return make2[unsafe.Pointer, uint64, unsafe.Pointer]
	case "pf:":
		return make2none[unsafe.Pointer, float64]
	case "pf:f":
		return make2[unsafe.Pointer, float64, float64]
	case "pf:b":
		return make2[unsafe.Pointer, float64, uint8]
	case "ps:":
		return make2none[unsafe.Pointer, string]
	case "ps:s":
		return make2[unsafe.Pointer, string, string]
	case "ps:i":
		return make2[unsafe.Pointer, string, uint64]
	case "ps:b":
		return make2[unsafe.Pointer, string, uint8]
	case "ps:f":
		return make2[unsafe.Pointer, string, float64]
	case "if:":
		return make2none[uint64, float64]
	case "if:f":
		return make2[uint64, float64, float64]
	case "if:b":
		return make2[uint64, float64, uint8]
	case "fi:f":
		return make2[float64, uint64, float64]
	case "fi:":
		return make2none[float64, uint64]
	case "si:":
		return make2none[string, uint64]
	case "si:s":
		return make2[string, uint64, string]
	case "si:b":
		return make2[string, uint64, uint8]
	case "si:f":
		return make2[string, uint64, float64]
	case "is:":
		return make2none[uint64, string]
	case "is:b":
		return make2[uint64, string, uint8]
	case "is:s":
		return make2[uint64, string, string]
	case "pii:":
		return make3none[unsafe.Pointer, uint64, uint64]
	case "pii:b":
		return make3[unsafe.Pointer, uint64, uint64, uint8]
	case "pii:i":
		return make3[unsafe.Pointer, uint64, uint64, uint64]
	case "pff:":
		return make3none[unsafe.Pointer, float64, float64]
	case "pff:f":
		return make3[unsafe.Pointer, float64, float64, float64]
	case "iii:i":
		return make3[uint64, uint64, uint64, uint64]
	case "iii:":
		return make3none[uint64, uint64, uint64]
	case "fff:f":
		return make3[float64, float64, float64, float64]
	case "fff:":
		return make3none[float64, float64, float64]
	case "sss:s":
		return make3[string, string, string, string]
	case "lf:f":
		return make2[[]byte, float64, float64]
	case "lf:i":
		return make2[[]byte, float64, uint64]
	case "lf:l":
		return make2[[]byte, float64, []byte]
	case "lf:b":
		return make2[[]byte, float64, uint8]
	case "ll:f":
		return make2[[]byte, []byte, float64]
	case "ll:i":
		return make2[[]byte, []byte, uint64]
	case "ll:b":
		return make2[[]byte, []byte, uint8]
	case "ll:l":
		return make2[[]byte, []byte, []byte]
	case "li:i":
		return make2[[]byte, uint64, uint64]
	case "li:f":
		return make2[[]byte, uint64, float64]
	case "li:l":
		return make2[[]byte, uint64, []byte]
	case "li:b":
		return make2[[]byte, uint64, uint8]
	case "li:":
		return make2none[[]byte, uint64]
	case "ls:s":
		return make2[[]byte, string, string]
	case "ls:b":
		return make2[[]byte, string, uint8]
	case "ls:i":
		return make2[[]byte, string, uint64]
	case "w:b":
		return make1[uint32, uint8]
	case "w:w":
		return make1[uint32, uint32]
	case "w:":
		return make1none[uint32]
	case "w:i":
		return make1[uint32, uint64]
	case "b:b":
		return make1[uint8, uint8]
	case "b:":
		return make1none[uint8]
	case "b:i":
		return make1[uint8, uint64]
	}
	return nil
}

func make0none(c *closure) unsafe.Pointer {
	return wordOf(func() {
		th, fp := c.begin()
		c.f.run(fp)
		c.end(th, fp)
	})
}

func make0[R any](c *closure) unsafe.Pointer {
	return wordOf(func() (r R) {
		th, fp := c.begin()
		c.f.run(fp)
		r = *(*R)(unsafe.Add(fp, c.f.Results[0].Slot))
		c.end(th, fp)
		return r
	})
}

func make1none[A any](c *closure) unsafe.Pointer {
	return wordOf(func(a A) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		c.f.run(fp)
		c.end(th, fp)
	})
}

func make1[A any, R any](c *closure) unsafe.Pointer {
	return wordOf(func(a A) (r R) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		c.f.run(fp)
		r = *(*R)(unsafe.Add(fp, c.f.Results[0].Slot))
		c.end(th, fp)
		return r
	})
}

func make2none[A any, B any](c *closure) unsafe.Pointer {
	return wordOf(func(a A, b B) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		*(*B)(unsafe.Add(fp, c.f.Params[1].Slot)) = b
		c.f.run(fp)
		c.end(th, fp)
	})
}

func make2[A any, B any, R any](c *closure) unsafe.Pointer {
	return wordOf(func(a A, b B) (r R) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		*(*B)(unsafe.Add(fp, c.f.Params[1].Slot)) = b
		c.f.run(fp)
		r = *(*R)(unsafe.Add(fp, c.f.Results[0].Slot))
		c.end(th, fp)
		return r
	})
}

func make3none[A any, B any, C any](c *closure) unsafe.Pointer {
	return wordOf(func(a A, b B, v C) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		*(*B)(unsafe.Add(fp, c.f.Params[1].Slot)) = b
		*(*C)(unsafe.Add(fp, c.f.Params[2].Slot)) = v
		c.f.run(fp)
		c.end(th, fp)
	})
}

func make3[A any, B any, C any, R any](c *closure) unsafe.Pointer {
	return wordOf(func(a A, b B, v C) (r R) {
		th, fp := c.begin()
		*(*A)(unsafe.Add(fp, c.f.Params[0].Slot)) = a
		*(*B)(unsafe.Add(fp, c.f.Params[1].Slot)) = b
		*(*C)(unsafe.Add(fp, c.f.Params[2].Slot)) = v
		c.f.run(fp)
		r = *(*R)(unsafe.Add(fp, c.f.Results[0].Slot))
		c.end(th, fp)
		return r
	})
}
