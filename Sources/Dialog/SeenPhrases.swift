// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Phrases that are looked for in texts, whole words at a time.
struct SeenPhrases: Sendable {
  /// The looks of the phrases, without blanks.
  private var forms: Set<String> = []
  /// The looks of the phrases that count only in capitals.
  private var capitals: Set<String> = []
  /// All beginnings of these looks, so that most of a text is passed over quickly.
  private var beginnings: Set<String> = []
  /// Whether Korean phrases are found within a word as well as at its start.
  private let isFoundWithin: Bool

  /// - Parameter areSecrets: whether the phrases are secrets. Then a phrase in capitals, such as
  ///   "PIN", is found only in capitals, since in small letters it is another word, and a phrase
  ///   may be a part of a Korean word.
  init(_ phrases: [String], areSecrets: Bool = false) {
    isFoundWithin = areSecrets
    for phrase in phrases {
      let own = Skeleton(phrase).forms
      let isInCapitals = areSecrets && phrase.filter(\.isLetter).allSatisfy(\.isUppercase)
      if isInCapitals { capitals.formUnion(own) } else { forms.formUnion(own) }
      for form in own {
        beginnings.formUnion(form.indices.map { String(form[...$0]) })
      }
    }
  }

  func areFound(in text: SeenText) -> Bool {
    guard !beginnings.isEmpty else { return false }
    return text.units.indices.contains { start in
      (isFoundWithin || text.units[start].startsWord)
        && (isFound(in: text.units[start...], by: \.letters)
          || isFound(in: text.units[start...], by: \.shape))
    }
  }

  private func isFound(
    in units: ArraySlice<SeenText.Unit>, by form: (SeenText.Unit) -> String
  ) -> Bool {
    var seen = ""
    var areInCapitals = true
    for unit in units {
      seen.join(form(unit))
      areInCapitals = areInCapitals && unit.isInCapitals
      if forms.contains(seen) || areInCapitals && capitals.contains(seen) { return true }
      // The last letter may be half of a pair that looks like one letter.
      guard beginnings.contains(seen) || beginnings.contains(String(seen.dropLast())) else {
        return false
      }
    }
    return false
  }
}

extension String {
  /// Adds letters by the look they have together: r and n become m, two v become w, as in
  /// `Skeleton`.
  fileprivate mutating func join(_ letters: String) {
    let joint = last.flatMap { last in letters.first.map { [last, $0] } }
    switch joint {
    case ["r", "n"]: self = dropLast() + "m" + letters.dropFirst()
    case ["v", "v"]: self = dropLast() + "w" + letters.dropFirst()
    default: self += letters
    }
  }
}
