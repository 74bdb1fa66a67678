package rt

import "encoding/json"

// JSONMarshal is json.Marshal. A lowered struct has its fields' names and tags, and its
// unexported fields are tagged away, so its value is encoded as it stands.
func (m *Machine) JSONMarshal(v any) ([]byte, error) { return json.Marshal(opened(m.Canon(v))) }

// JSONMarshalIndent is json.MarshalIndent.
func (m *Machine) JSONMarshalIndent(v any, prefix, indent string) ([]byte, error) {
	return json.MarshalIndent(opened(m.Canon(v)), prefix, indent)
}

// JSONUnmarshal is json.Unmarshal.
func (m *Machine) JSONUnmarshal(data []byte, v any) error {
	return json.Unmarshal(data, opened(m.Canon(v)))
}

// MarshalJSON encodes a Box inside another value.
func (b Box) MarshalJSON() ([]byte, error) { return json.Marshal(b.V) }
