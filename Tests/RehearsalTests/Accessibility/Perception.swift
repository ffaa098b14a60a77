// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Rendering

/// What is lost or harmful where a turn is not seen as it is drawn for eyes. Told by means of its own, not by those
/// of the renderers.
struct Perception {
  let turn: Turn
  let wording: Wording

  private static let narrow = 40

  var faults: [String] {
    lostFacts + unlike(Style.allCases) + Style.allCases.flatMap(wideLines) + unreadable
  }

  private func text(_ style: Style, width: Int = 200, isColoured: Bool = false) -> String {
    style.renderer(width: width, wording: wording, isColoured: isColoured).render(turn)
  }

  /// Numbers and words of the visual form that neither the linear text nor what is spoken hands-free has.
  private var lostFacts: [String] {
    let shown =
      turn.say + (turn.snippet?.linear ?? []) + (turn.prompt?.options.map(\.display) ?? [])
    let facts = shown.flatMap(Self.facts)
    return [Style.screenReader, .handsFree].flatMap { style in
      let linear = Self.plain(style.speech(turn, wording: wording).joined(separator: " "))
      // A list's numbers are its own.
      return Set(facts).subtracting(Self.facts(turn.snippet?.title ?? ""))
        .filter { !linear.contains($0) && !isLabel($0) }
        .map { "\(style.rawValue) lacks '\($0)' of \(shown)" }
    }
  }

  /// What a value is called may be told by the sentence around it.
  private func isLabel(_ fact: String) -> Bool {
    let labels = turn.snippet?.lines.compactMap(\.label) ?? []
    return labels.flatMap(Self.facts).contains(fact)
  }

  /// Numbers whole, words by their beginning, in scripts without blanks character by character.
  private static func facts(_ text: String) -> [String] {
    plain(text).split { !($0.isLetter || $0.isNumber || ".,:".contains($0)) }.flatMap { word in
      let word = word.drop { ".,:".contains($0) }.trimmedEnd[...]
      if word.first?.script == .han || word.first?.script == .kana { return word.map(String.init) }
      if word.first?.isNumber == true { return [String(word)] }
      return word.count < 2 ? [] : [String(word.prefix(3))]
    }
  }

  private static func plain(_ text: String) -> String {
    text.lowercased().replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
  }

  /// Colours say nothing that the text doesn't.
  private func unlike(_ styles: [Style]) -> [String] {
    styles.filter {
      text($0, isColoured: true).replacing(/\u{1B}\[\d+m/, with: "") != text($0)
    }.map { "\($0.rawValue) says something by its colours" }
  }

  /// Forty columns are enough for everything but a word that is longer.
  private func wideLines(_ style: Style) -> [String] {
    text(style, width: Self.narrow).split(separator: "\n").map(String.init)
      .filter { $0.displayWidth >= Self.narrow }
      .map { "\(style.rawValue) is too wide: \($0)" }
  }

  private var unreadable: [String] {
    let text = text(.screenReader)
    let signs = text.unicodeScalars.filter {
      $0 == "\u{1B}" || $0 == "\r" || (0x2500...0x259F).contains($0.value)
    }
    return signs.isEmpty ? [] : ["the screen-reader text has \(signs.count) signs for eyes"]
  }
}

extension Substring {
  fileprivate var trimmedEnd: String {
    var text = self
    while let last = text.last, ".,:".contains(last) { text.removeLast() }
    return String(text)
  }
}
