// SPDX-License-Identifier: Apache-2.0

import Voice

/// The bound that a list of the user's own names exceeds.
enum TooMuch {
  /// The file has more bytes than the most names could need.
  case file
  case names
  /// A name is longer than anybody could say.
  case letters

  /// The most bytes of a file of names: about a hundred and sixty for each name there may be.
  static let maximumFile = 16 << 20

  /// Nil if a list may be kept. A list that got shorter may always be kept, even if it is still too
  /// long.
  init?(of names: [String], after known: [String]) {
    if names.count > max(NameBounds.own, known.count) {
      self = .names
    } else if names.contains(where: { $0.utf8.count > NameBounds.size }) {
      self = .letters
    } else {
      return nil
    }
  }

  /// The bound, in the unit that the message uses.
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
