// SPDX-License-Identifier: Apache-2.0

import Voice

/// What there is too much of in names of the user's own.
enum TooMuch {
  /// A file of more bytes than as many names could need.
  case file
  case names
  /// A name that nobody could say.
  case letters

  /// The bytes of a file of names: a hundred and sixty for each there may be.
  static let maximumFile = 16 << 20

  /// Nil where a list may be kept; less than before may be kept, however much it still is.
  init?(of names: [String], after known: [String]) {
    if names.count > max(NameBounds.own, known.count) {
      self = .names
    } else if names.contains(where: { $0.utf8.count > NameBounds.size }) {
      self = .letters
    } else {
      return nil
    }
  }

  /// In the unit that is told.
  var limit: Int {
    switch self {
    case .file: Self.maximumFile >> 20
    case .names: NameBounds.own
    case .letters: NameBounds.size
    }
  }

  /// The sentence's key in the strings.
  var key: String {
    switch self {
    case .file: "vocabulary.tooMuch.file"
    case .names: "vocabulary.tooMuch.names"
    case .letters: "vocabulary.tooMuch.letters"
    }
  }
}
