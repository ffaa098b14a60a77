// SPDX-License-Identifier: Apache-2.0

extension Sequence<String> {
  /// The sentences joined as their script does it: with a blank between them, but with nothing
  /// after a sign that is as wide as a character.
  package func joinedAsSentences() -> String {
    reduce(into: "") { text, sentence in
      if let last = text.last, !last.isWideEnd { text += " " }
      text += sentence
    }
  }
}
