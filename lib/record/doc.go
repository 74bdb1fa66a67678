// Package record reads and writes per-question records: Parquet in and out, CSV
// and JSONL in, schemas, validation and content hashes.
package record
