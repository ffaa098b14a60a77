// SPDX-License-Identifier: Apache-2.0

extension Sequence<String> {
  /// Sentences one after another, as their script parts them: by a blank, and after a sign as wide as a
  /// character by nothing.
  package func joinedAsSentences() -> String {
    reduce(into: "") { text, sentence in
      if let last = text.last, !last.isWideEnd { text += " " }
      text += sentence
    }
  }
}
