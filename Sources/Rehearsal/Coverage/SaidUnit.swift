// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// A piece of an utterance, in the spelling of the template's author.
enum SaidUnit: Hashable {
  /// One byte of a word's folded spelling, because templates may cut words into parts.
  case letter(UInt8)
  case slot(String)
  case appName
}

extension Interpretation {
  /// The utterance with misspelt words corrected, missing words added and skipped words left out.
  var saidUnits: [SaidUnit] {
    let inOrder = evidence.sorted { $0.span.lowerBound < $1.span.lowerBound }
    return inOrder.reduce(into: []) { units, evidence in
      let added = Self.units(of: evidence)
      // A name of several words is one unit.
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
  /// The folded letters of a text's words, without the gaps between words.
  static func foldedLetters(of text: String) -> [SaidUnit] {
    Utterance(text).words.joined().utf8.map(SaidUnit.letter)
  }
}
