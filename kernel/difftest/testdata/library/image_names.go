// Every open name of image and image/color, with images and colours of the script.
package main

import (
	"fmt"
	"image"
	"image/color"
)

type shade uint8

func (s shade) RGBA() (r, g, b, a uint32) { v := uint32(s) * 0x101; return v, v / 2, v / 4, 0xffff }

type checker struct{ w, h int }

func (c checker) ColorModel() color.Model { return color.GrayModel }
func (c checker) Bounds() image.Rectangle { return image.Rect(0, 0, c.w, c.h) }
func (c checker) At(x, y int) color.Color { return shade(x*16 + y) }

type halving struct{}

func (halving) Convert(c color.Color) color.Color {
	r, g, b, a := c.RGBA()
	return color.RGBA64{uint16(r / 2), uint16(g / 2), uint16(b / 2), uint16(a)}
}

func show(m image.Image) {
	b := m.Bounds()
	fmt.Printf("%T %v %v:", m, b, m.ColorModel() == color.RGBAModel)
	for y := b.Min.Y; y < min(b.Max.Y, b.Min.Y+2); y++ {
		for x := b.Min.X; x < min(b.Max.X, b.Min.X+2); x++ {
			fmt.Printf(" %v", m.At(x, y))
		}
	}
	fmt.Println()
}

func main() {
	r := image.Rect(3, 4, 0, 0)
	type drawable interface {
		image.Image
		Set(x, y int, c color.Color)
	}
	var rgba *image.RGBA = image.NewRGBA(r)
	for _, m := range []drawable{rgba, image.NewRGBA64(r), image.NewNRGBA(r), image.NewNRGBA64(r), image.NewAlpha(r), image.NewAlpha16(r), image.NewGray(r),
		image.NewGray16(r), image.NewCMYK(r), image.NewPaletted(r, color.Palette{color.Black, color.White, shade(200)})} {
		m.Set(0, 0, shade(200))
		m.Set(1, 0, color.NRGBA{10, 20, 30, 128})
		m.Set(0, 1, color.White)
		show(m)
	}
	show(checker{2, 2})
	for _, model := range []color.Model{color.RGBAModel, color.RGBA64Model, color.NRGBAModel, color.NRGBA64Model, color.AlphaModel, color.Alpha16Model, color.GrayModel,
		color.Gray16Model, color.CMYKModel, color.YCbCrModel, color.NYCbCrAModel, halving{}, color.ModelFunc(func(c color.Color) color.Color { return shade(1) })} {
		fmt.Printf("%#v ", model.Convert(shade(100)))
	}
	fmt.Println()
	for _, c := range []color.Color{color.RGBA{1, 2, 3, 4}, color.RGBA64{1, 2, 3, 4}, color.NRGBA{1, 2, 3, 4}, color.NRGBA64{1, 2, 3, 4}, color.Alpha{1}, color.Alpha16{1}, color.Gray{1},
		color.Gray16{1}, color.CMYK{1, 2, 3, 4}, color.YCbCr{1, 2, 3}, color.NYCbCrA{color.YCbCr{1, 2, 3}, 4}, color.Black, color.White, color.Transparent, color.Opaque} {
		a, b, d, e := c.RGBA()
		fmt.Print(a, " ", b, " ", d, " ", e, "; ")
	}
	fmt.Println()
	fmt.Println(color.RGBToCMYK(10, 20, 30))
	fmt.Println(color.CMYKToRGB(10, 20, 30, 40))
	fmt.Println(color.RGBToYCbCr(10, 20, 30))
	fmt.Println(color.YCbCrToRGB(10, 20, 30))
	p := color.Palette{color.Black, color.Gray{128}, shade(255)}
	fmt.Println(p.Index(shade(250)), p.Convert(color.White), p.Convert(shade(3)))

	var pt image.Point = image.Pt(3, 4)
	fmt.Println(pt, pt.Add(image.Pt(1, 1)), pt.Sub(image.ZP), pt.Mul(2), pt.Div(2), pt.In(r), pt.Mod(image.Rect(0, 0, 2, 2)), pt.Eq(image.Point{3, 4}))
	fmt.Println(r, r.Dx(), r.Dy(), r.Size(), r.Empty(), r.Inset(1), r.Canon(), r.Union(image.Rect(5, 5, 6, 6)), r.Intersect(image.Rect(1, 1, 9, 9)),
		r.Overlaps(image.ZR), image.Rect(1, 1, 2, 2).In(r), r.Add(pt), r.Sub(pt), image.ZR.Eq(image.Rectangle{}), r.At(1, 1))
	var u *image.Uniform = image.NewUniform(shade(7))
	fmt.Println(u.At(1, 2), u.C == shade(7), u.Opaque(), u.Bounds().Dx())
	fmt.Println(image.Black.At(0, 0), image.White.At(0, 0), image.Transparent.At(0, 0), image.Opaque.At(0, 0))
	y := image.NewYCbCr(image.Rect(0, 0, 4, 4), image.YCbCrSubsampleRatio420)
	y.Y[0], y.Cb[0] = 200, 30
	fmt.Println(y.At(0, 0), y.COffset(3, 3), y.YOffset(3, 3), y.SubsampleRatio, len(y.Cb))
	var ratio image.YCbCrSubsampleRatio
	for _, ratio = range []image.YCbCrSubsampleRatio{image.YCbCrSubsampleRatio410, image.YCbCrSubsampleRatio411, image.YCbCrSubsampleRatio422, image.YCbCrSubsampleRatio440, image.YCbCrSubsampleRatio444} {
		fmt.Print(ratio, " ")
	}
	n := image.NewNYCbCrA(image.Rect(0, 0, 2, 2), image.YCbCrSubsampleRatio444)
	fmt.Println(n.At(0, 0), n.Opaque())
	sub := rgba.SubImage(image.Rect(0, 0, 1, 1)).(*image.RGBA)
	sub.SetRGBA(0, 0, color.RGBA{9, 9, 9, 9})
	fmt.Println(rgba.RGBAAt(0, 0), sub.Bounds(), rgba.Opaque(), rgba.PixOffset(1, 1), rgba.Stride)
	var _ image.RGBA64Image = rgba
	var _ image.PalettedImage = image.NewPaletted(r, p)
	fmt.Println(image.ErrFormat, image.Config{ColorModel: p, Width: 1, Height: 2}.Width)
	var _ = []any{image.RGBA64{}, image.NRGBA{}, image.NRGBA64{}, image.Alpha{}, image.Alpha16{}, image.Gray{}, image.Gray16{}, image.CMYK{}, image.Paletted{}, image.YCbCr{}, image.NYCbCrA{}}
	defer func() { fmt.Println(recover()) }()
	image.NewGray(image.Rectangle{image.Pt(0, 0), image.Pt(1<<62, 1<<62)})
}

// Output:
// *image.RGBA (0,0)-(3,4) true: {200 100 50 255} {5 10 15 128} {255 255 255 255} {0 0 0 0}
// *image.RGBA64 (0,0)-(3,4) false: {51400 25700 12850 65535} {1290 2580 3870 32896} {65535 65535 65535 65535} {0 0 0 0}
// *image.NRGBA (0,0)-(3,4) false: {200 100 50 255} {10 20 30 128} {255 255 255 255} {0 0 0 0}
// *image.NRGBA64 (0,0)-(3,4) false: {51400 25700 12850 65535} {2569 5139 7709 32896} {65535 65535 65535 65535} {0 0 0 0}
// *image.Alpha (0,0)-(3,4) false: {255} {128} {255} {0}
// *image.Alpha16 (0,0)-(3,4) false: {65535} {32896} {65535} {0}
// *image.Gray (0,0)-(3,4) false: {124} {9} {255} {0}
// *image.Gray16 (0,0)-(3,4) false: {31919} {2341} {65535} {0}
// *image.CMYK (0,0)-(3,4) false: {0 127 191 55} {170 85 0 240} {0 0 0 0} {0 0 0 0}
// *image.Paletted (0,0)-(3,4) false: 200 {0} {65535} {0}
// main.checker (0,0)-(2,2) false: 0 16 1 17
// color.RGBA{R:0x64, G:0x32, B:0x19, A:0xff} color.RGBA64{R:0x6464, G:0x3232, B:0x1919, A:0xffff} color.NRGBA{R:0x64, G:0x32, B:0x19, A:0xff} color.NRGBA64{R:0x6464, G:0x3232, B:0x1919, A:0xffff} color.Alpha{A:0xff} color.Alpha16{A:0xffff} color.Gray{Y:0x3e} color.Gray16{Y:0x3e58} color.CMYK{C:0x0, M:0x7f, Y:0xbf, K:0x9b} color.YCbCr{Y:0x3e, Cb:0x6b, Cr:0x9b} color.NYCbCrA{YCbCr:color.YCbCr{Y:0x3e, Cb:0x6b, Cr:0x9b}, A:0xff} color.RGBA64{R:0x3232, G:0x1919, B:0xc8c, A:0xffff} 0x1␣
// 257 514 771 1028; 1 2 3 4; 4 8 12 1028; 0 0 0 4; 257 257 257 257; 1 1 1 1; 257 257 257 65535; 1 1 1 65535; 64254 64001 63748 65535; 0 34210 0 65535; 0 536 0 1028; 0 0 0 65535; 65535 65535 65535 65535; 0 0 0 0; 65535 65535 65535 65535;␣
// 170 85 0 225
// 207 198 190
// 18 135 122
// 0 117 0
// 2 {128} {0}
// (3,4) (4,5) (3,4) (6,8) (1,2) false (1,0) true
// (0,0)-(3,4) 3 4 (3,4) false (1,1)-(2,3) (0,0)-(3,4) (0,0)-(6,6) (1,1)-(3,4) false true (3,4)-(6,8) (-3,-4)-(0,0) true {65535}
// 7 true true 2000000000
// {0} {65535} {0} {65535}
// {200 30 0} 3 15 YCbCrSubsampleRatio420 4
// YCbCrSubsampleRatio410 YCbCrSubsampleRatio411 YCbCrSubsampleRatio422 YCbCrSubsampleRatio440 YCbCrSubsampleRatio444 {{0 0 0} 0} false
// {9 9 9 9} (0,0)-(1,1) false 16 12
// image: unknown format 1
// image: NewGray Rectangle has huge or negative dimensions
