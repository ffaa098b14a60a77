// SPDX-License-Identifier: Apache-2.0

/// One fault in the files of a good app.
struct Fault: Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    /// An entry, an element of a list, a case or an argument is missing.
    case deleted
    /// A text is replaced by another one.
    case renamed
    /// Two texts are exchanged.
    case swapped
    /// A key lacks a letter.
    case misspelled
    /// A value is no longer filled in.
    case unplaced
    /// A Boolean is inverted.
    case flipped
    /// A language's folder is gone.
    case languageDropped
    /// A file is gone.
    case fileDropped
    /// A file ends in the middle.
    case cutOff
  }

  let app: GoodApp
  let kind: Kind
  let file: String
  let line: Int
  /// The old and the new text.
  let change: String
  /// All files, including the faulty ones.
  let files: [String: String]

  var description: String { "\(app.rawValue)/\(file):\(line): \(kind.rawValue) \(change)" }
}
