// SPDX-License-Identifier: Apache-2.0

/// One thing wrong in the files of an app that was good.
struct Fault: Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    /// An entry, an element of a list, a case or an argument is gone.
    case deleted
    /// A text says something else.
    case renamed
    /// Two texts stand in each other's place.
    case swapped
    /// A key lacks a letter.
    case misspelled
    /// A value is no longer filled in.
    case unplaced
    /// A truth is the other way round.
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
  /// What stood there, and what stands there now.
  let change: String
  /// All files, the wrong ones among them.
  let files: [String: String]

  var description: String { "\(app.rawValue)/\(file):\(line): \(kind.rawValue) \(change)" }
}
