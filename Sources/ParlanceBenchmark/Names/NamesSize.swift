// SPDX-License-Identifier: Apache-2.0

/// One combination of names and templates.
struct NamesSize {
  var kind: GeneratedNames.Kind
  var names: Int
  var templates: Int
  var sentences: Int
  var seed: UInt64

  var arguments: [String] {
    [kind.rawValue, "\(names)", "\(templates)", "\(sentences)", "\(seed)"]
  }

  var cells: [String] { [kind.rawValue, "\(names)", "\(templates)"] }
}
