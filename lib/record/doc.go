// Package record reads and writes per-question records: Parquet in and out, CSV
// and JSONL in, schemas, validation and content hashes.
//
// The flow:
//
//  1. A study declares a Schema per table: fields with kind, unit and meaning,
//     the key, references to other tables.
//  2. A Source is the directory of one study, <records>/<study>, with one
//     directory per table and any number of .parquet files in it.
//  3. Source.Table reads the columns asked for into a Table of plain slices;
//     Table.Frame gives them to lib/frame.
//  4. NewBuilder or NewTable makes a Table, Import makes one from CSV, JSONL or Parquet;
//     Write writes it.
//  5. Validate checks a directory against the schemas and lists every fault.
//
// A worked snippet:
//
//	src := record.Open("data/records", "frontier")
//	runs, err := src.Table(schema, "question", "setting", "tokens")
//	tokens := runs.Ints("tokens") // one per row
//	f := runs.Frame()
//
// # Reading
//
// Values come from column pages straight into typed slices; row structs, which
// the Parquet library fills with silent conversions, are never used. Before a
// value is read the file's own schema is compared with what is asked: name, type,
// list or not. Integers of any width read as int64, float as double, both exactly;
// anything else that differs is an error that names file, column, wanted and
// found. A nullable column is accepted where the schema wants values, and a null
// in it is then an error that names the row. Null, NaN, empty text, empty list and
// zero stay apart; NaN and infinities are refused where a schema is given.
//
// A link to a directory counts as the directory; files one level deeper are an
// error, because they would go missing silently. A file is open only while it is
// read, so a table may have any number of them.
//
// Columns of all files and row groups are read in parallel, each into its own
// window of the result, which does not depend on the number of processors. Texts
// from dictionaries stay numbered (Table.Codes) until they are asked for.
//
// # Files that are wrong
//
// A damaged, cut or hostile file ends in an error: page headers are compared with
// the footer before anything is unpacked, Limits bound rows and bytes, and panics
// of the Parquet library are caught. Files that Write made carry a checksum over
// every byte, footer included, so that a flipped bit there cannot become another
// number. In a file of another program a flipped bit of the footer can: compare
// its SHA-256 (Source.Inputs). LZ4 is refused, because the library reads it as
// zeros without an error.
//
// # Limits
//
// Fields are texts, 64-bit integers, floats and booleans, and lists of these;
// elements of a list are never null. Structs, maps, lists of lists, decimals,
// dates and timestamps are refused by name: write them as text or numbers.
package record
