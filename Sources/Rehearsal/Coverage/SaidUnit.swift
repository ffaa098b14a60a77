// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// A piece of what was said, as a template's author would say it.
enum SaidUnit: Hashable {
  /// One byte of a word's folded spelling: templates may cut words into parts.
  case letter(UInt8)
  case slot(String)
  case appName
}

extension Interpretation {
  /// What was said, with what was misspelt put right and what was left out put in; words passed over are none.
  var saidUnits: [SaidUnit] {
    let inOrder = evidence.sorted { $0.span.lowerBound < $1.span.lowerBound }
    return inOrder.reduce(into: []) { units, evidence in
      let added = Self.units(of: evidence)
      // A name of several words is one.
      if added.first != nil, added.count == 1, added.first == units.last, evidence.kind.isName {
        return
      }
      units += added
    }
  }

  private static func units(of evidence: Evidence) -> [SaidUnit] {
    switch evidence.kind {
    case .word, .moved: String.foldedLetters(of: evidence.heard)
    case .misspelt(let expected), .missing(let expected): String.foldedLetters(of: expected)
    case .value(let slot), .likelyValue(let slot, _), .partOfValue(let slot, _),
      .freeText(let slot):
      [.slot(slot)]
    case .appName: [.appName]
    case .skipped: []
    }
  }
}

extension Evidence.Kind {
  fileprivate var isName: Bool { slot != nil || self == .appName }
}

extension String {
  /// The letters of a text's words, one after the other.
  static func foldedLetters(of text: String) -> [SaidUnit] {
    Utterance(text).words.joined().utf8.map(SaidUnit.letter)
  }
}
