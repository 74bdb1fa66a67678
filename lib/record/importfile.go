package record

import (
	"io"
	"os"
	"path/filepath"
	"strings"
)

// file reads one file.
func (im *importer) file(path string) {
	if im.bytes > im.most {
		return
	}
	name := filepath.Base(path)
	format := im.options.Format
	if format == "" {
		format = formatOf(path)
	}
	if format == "" {
		im.unmapped++
		im.fault(name, "", "cannot tell the format from the name%s; give csv, tsv, jsonl or parquet", formatHint(name))
		return
	}
	if format == "parquet" {
		im.parquet(path, name)
		return
	}
	f, err := openImport(path)
	if err != nil {
		im.fault(name, "", "cannot be read: %v", unpath(err))
		return
	}
	defer f.Close()
	switch format {
	case "csv":
		im.csv(name, newCSVReader(f, ','))
	case "tsv":
		im.csv(name, newCSVReader(f, '\t'))
	default:
		im.jsonl(name, newJSONReader(f))
	}
}

// formatOf tells the format by a file's name; "" when that does not say.
func formatOf(path string) string {
	switch strings.ToLower(filepath.Ext(path)) {
	case ".csv":
		return "csv"
	case ".tsv", ".tab":
		return "tsv"
	case ".jsonl", ".ndjson":
		return "jsonl"
	case ".parquet", ".pq":
		return "parquet"
	}
	return ""
}

// openImport opens a file, or a pipe that the shell has set up and writes to:
// /dev/stdin, or <(zcat answers.csv.gz). Other pipes could wait for ever.
func openImport(path string) (*os.File, error) {
	if info, err := os.Stat(path); err == nil && info.Mode()&os.ModeNamedPipe != 0 &&
		(strings.HasPrefix(path, "/dev/") || strings.HasPrefix(path, "/proc/")) {
		return os.Open(path)
	}
	f, _, err := openRegular(path)
	return f, err
}

// formatHint says how to come to a format that is read.
func formatHint(name string) string {
	switch strings.ToLower(filepath.Ext(name)) {
	case ".json":
		return " (`jq -c '.[]'` makes JSONL of a JSON list)"
	case ".gz", ".zst", ".bz2", ".xz", ".zip":
		return " (unpack it first)"
	}
	return ""
}

// unreadable reports an error of a reader, which names the line itself, or of the
// file system.
func (im *importer) unreadable(name string, err error) {
	if inner := unpath(err); inner != err {
		im.fault(name, "", "cannot be read: %v", inner)
		return
	}
	im.fault(name, "", "%v", err)
}

// csv reads the header and the rows of a CSV file.
func (im *importer) csv(name string, r *csvReader) {
	header, err := r.read()
	if err == io.EOF {
		im.fault(name, "", "is empty: no header")
		return
	}
	if err != nil {
		im.unreadable(name, err)
		return
	}
	columns := make([]string, len(header))
	at := map[string]int{}
	for i, c := range header {
		columns[i] = c.text
		if _, twice := at[c.text]; twice {
			im.fault(name, "", "two columns named %q", c.text)
			return
		}
		at[c.text] = i
	}
	if !im.fits(name, columns) {
		return
	}
	for {
		row, err := r.read()
		if err == io.EOF {
			return
		}
		if err != nil {
			im.unreadable(name, err)
			return
		}
		where := place{file: name, line: r.start}
		if len(row) != len(columns) {
			im.fault(where.String(), "", "%d cells under a header of %d", len(row), len(columns))
			continue
		}
		im.row(where, columns, func(column string) cell {
			if i, ok := at[column]; ok {
				return row[i]
			}
			return cell{blank: true}
		})
		if im.full(where) {
			return
		}
	}
}

// jsonl reads the lines of a JSONL file.
func (im *importer) jsonl(name string, r *jsonReader) {
	seen := map[string]bool{}
	var order []string
	start, more := len(im.faults), im.more
	for {
		names, values, err := r.read()
		if err == io.EOF {
			break
		}
		if err != nil {
			im.unreadable(name, err)
			return
		}
		for _, n := range names {
			if !seen[n] && len(order) < maxCells {
				seen[n] = true
				order = append(order, n)
			}
		}
		where := place{file: name, line: r.line}
		im.row(where, names, func(column string) cell {
			if c, ok := values[column]; ok {
				return c
			}
			return cell{kind: jsonText, blank: true} // missing like null, never a blank cell that may mean empty
		})
		if im.full(where) {
			break
		}
	}
	// A column that no line has is one fault, not one per line.
	faults, moreFaults := im.faults[start:], im.more
	im.faults, im.more = im.faults[:start:start], more
	if im.fits(name, order) {
		im.faults, im.more = append(im.faults, faults...), moreFaults
	}
}
