// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel

/// No two names of a vocabulary differ by one letter, or sound alike.
enum SimilarItems: LintRule {
  static let name = "similar-item"
  static let severity = Finding.Severity.warning
  static let summary = "No two names of a vocabulary differ by one letter, or sound alike."
  static let reason = """
    One slip of the finger makes one of the other, and aloud nobody hears a difference.
    """
  static let source = "Parlance"

  /// Shorter names are alike by nature.
  private static let shortest = 4

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { check($0, app) }
  }

  private static func check(
    _ vocabulary: LintedApp.ParameterVocabulary, _ app: LintedApp
  ) -> [Finding] {
    var known: [[Unicode.Scalar]: (id: String, text: String)] = [:]
    return vocabulary.phrases.compactMap { phrase in
      let forms = phrase.text.count < shortest ? [] : phrase.text.withoutOneLetter
      let rival = forms.lazy.compactMap { known[$0] }
        .first {
          $0.id != phrase.id && $0.text.isOneEdit(from: phrase.text)
        }
      for form in forms where known[form] == nil { known[form] = (phrase.id, phrase.text) }
      guard let rival else { return nil }
      let message =
        "'\(phrase.text)' is one letter from '\(rival.text)' of '\(rival.id)'; "
        + "choose names that differ more"
      return finding(message, at: vocabulary.location(of: phrase.node), in: app)
    }
  }
}

extension String {
  /// The text, and each text that is left when one of its letters is taken away.
  fileprivate var withoutOneLetter: [[Unicode.Scalar]] {
    let letters = self.letters
    return [letters]
      + letters.indices.map { Array(letters[..<$0] + letters[($0 + 1)...]) }
  }

  /// Whether one letter more, less or other makes one text of the other; the same text is none, and a Chinese
  /// character is a word rather than a letter.
  fileprivate func isOneEdit(from other: String) -> Bool {
    let (one, two) = (letters, other.letters)
    guard one != two, abs(one.count - two.count) <= 1 else { return false }
    let start = zip(one, two).prefix { $0 == $1 }.count
    let end = zip(one.dropFirst(start).reversed(), two.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let differing = one[start..<(one.count - end)] + two[start..<(two.count - end)]
    return max(one.count, two.count) - start - end <= 1
      && !differing.contains { Character($0).isHan }
  }

  /// In lower case; a Korean syllable is its letters.
  private var letters: [Unicode.Scalar] {
    Array(lowercased().decomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension Character {
  fileprivate var isHan: Bool {
    unicodeScalars.first.map { (0x3400...0x9FFF).contains($0.value) } ?? false
  }
}
