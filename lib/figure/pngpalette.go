package figure

import (
	"cmp"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"maps"
	"slices"
)

// paletted returns the picture with the 256 most frequent colours; each pixel of
// another colour takes the nearest of them. Such pixels are blends at edges, and
// the change cannot be seen, but the file is a third as large.
func paletted(m *image.RGBA) *image.Paletted {
	colors := frequent(m)
	index := make(map[uint32]uint8, 1024)
	palette := make(color.Palette, 0, 256)
	for i, c := range colors {
		if i < 256 {
			index[c] = uint8(i)
			palette = append(palette, color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 255})
		} else {
			index[c] = nearest(c, colors[:256])
		}
	}
	out := image.NewPaletted(m.Bounds(), palette)
	last, at := uint32(1<<31), uint8(0)
	for i := range out.Pix {
		if c := pixelColor(m, i); c != last {
			last, at = c, index[c]
		}
		out.Pix[i] = at
	}
	return out
}

func pixelColor(m *image.RGBA, i int) uint32 {
	p := m.Pix[4*i : 4*i+3]
	return uint32(p[0])<<16 | uint32(p[1])<<8 | uint32(p[2])
}

// frequent lists the colours by number of pixels, ties by value.
func frequent(m *image.RGBA) []uint32 {
	counts := map[uint32]int{}
	last, run := pixelColor(m, 0), 0
	for i := range len(m.Pix) / 4 {
		c := pixelColor(m, i)
		if c != last {
			counts[last] += run
			last, run = c, 0
		}
		run++
	}
	counts[last] += run
	colors := slices.Collect(maps.Keys(counts))
	slices.SortFunc(colors, func(a, b uint32) int {
		return cmp.Or(cmp.Compare(counts[b], counts[a]), cmp.Compare(a, b))
	})
	return colors
}

// nearest finds the palette colour with the smallest squared distance.
func nearest(c uint32, palette []uint32) uint8 {
	best, distance := 0, 1<<30
	for i, p := range palette {
		d := 0
		for shift := 0; shift < 24; shift += 8 {
			e := int(c>>shift&0xff) - int(p>>shift&0xff)
			d += e * e
		}
		if d < distance {
			best, distance = i, d
		}
	}
	return uint8(best)
}

// withDensity adds the resolution, so that documents show the picture at its
// size in points.
func withDensity(data []byte) []byte {
	const header = 8 + 4 + 4 + 13 + 4 // signature and the first chunk
	const perMetre = 5669             // 144 dots per inch
	chunk := []byte("pHYs")
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = binary.BigEndian.AppendUint32(chunk, perMetre)
	chunk = append(chunk, 1)
	length := binary.BigEndian.AppendUint32(nil, 9)
	sum := binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(chunk))
	return slices.Concat(data[:header], length, chunk, sum, data[header:])
}
