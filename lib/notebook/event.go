package notebook

// Event is one thing that happened in a run. Exactly one field is set.
// Events are plain data so that a child process can send them over a pipe.
type Event struct {
	Cell     *Cell     `json:"cell,omitempty"`     // a cell begins
	Output   *Output   `json:"output,omitempty"`   // text printed
	Markdown *Markdown `json:"markdown,omitempty"` // prose made by the script
	Artifact *Artifact `json:"artifact,omitempty"` // a table, figure, frame or comparison
	Value    *Value    `json:"value,omitempty"`    // a number for prose
	Claim    *Claim    `json:"claim,omitempty"`    // a statement bound to the results
	Input    *Input    `json:"input,omitempty"`    // a study's records or published numbers were opened
	Param    *Param    `json:"param,omitempty"`    // a parameter was asked for
	Warning  *Warning  `json:"warning,omitempty"`  // something the reader should know
}

// Cell is the start of one `// %%` section. N counts from 1; 0 is the code before the first.
type Cell struct {
	N     int    `json:"n"`
	Title string `json:"title"`
	Line  int    `json:"line,omitempty"`
}

// Output is text that a cell printed, in the order printed.
type Output struct {
	Cell   int    `json:"cell"`
	Stream string `json:"stream"` // "stdout" or "stderr"
	Text   string `json:"text"`
}

// Markdown is prose that a cell produced at run time.
type Markdown struct {
	Cell int    `json:"cell"`
	Text string `json:"text"`
}

// Kinds of artifact.
const (
	KindTable      = "table"
	KindFigure     = "figure"
	KindFrame      = "frame"
	KindComparison = "comparison"
)

// Artifact is one rendered result: the same content in several formats.
type Artifact struct {
	ID        string   `json:"id"`
	Kind      string   `json:"kind"`
	Caption   string   `json:"caption,omitempty"` // plain text
	Cell      int      `json:"cell"`
	Line      int      `json:"line,omitempty"`
	Simulated bool     `json:"simulated,omitempty"`
	Inputs    []string `json:"inputs,omitempty"` // names of the inputs opened before it was made
	Files     []File   `json:"files"`
}

// File is one rendering of an artifact. Data travels outside of the JSON.
type File struct {
	Ext  string `json:"ext"` // "tex", "svg", … without the dot
	Data []byte `json:"-"`
	Size int    `json:"size"`
}

// File returns the rendering with the extension ext, or nil.
func (a Artifact) File(ext string) []byte {
	for _, f := range a.Files {
		if f.Ext == ext {
			return f.Data
		}
	}
	return nil
}

// Value is a number (or short text) for prose, spelled as it is to be printed.
type Value struct {
	ID   string `json:"id"`
	Text string `json:"text"`
	Cell int    `json:"cell"`
	Line int    `json:"line,omitempty"`
}

// Claim is a statement of the prose that the results must support.
type Claim struct {
	ID    string `json:"id"`
	Holds bool   `json:"holds"`
	Cell  int    `json:"cell"`
	Line  int    `json:"line,omitempty"`
}

// Input is one opened source of data with the content it had.
type Input struct {
	Name      string      `json:"name"` // "records/frontier", "published/frontier"
	Digest    string      `json:"digest,omitempty"`
	Simulated bool        `json:"simulated,omitempty"`
	Files     []InputFile `json:"files,omitempty"`
}

// InputFile is one file of an Input; Name is relative, with forward slashes.
type InputFile struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
}

// Param is a parameter of the run and whether it was set from outside.
type Param struct {
	Name  string `json:"name"`
	Value string `json:"value"`
	Set   bool   `json:"set,omitempty"`
}

// Warning is shown with the cell's output; it does not fail the run.
type Warning struct {
	Cell int    `json:"cell"`
	Text string `json:"text"`
}
