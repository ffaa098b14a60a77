// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Rendering

/// Information that is lost, or harmful, when a turn isn't seen. Found with code of its own, not
/// with that of the renderers.
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

  /// Numbers and words of the visual form that are missing both in the linear text and in the
  /// hands-free speech.
  private var lostFacts: [String] {
    let shown =
      turn.say + (turn.snippet?.linear ?? []) + (turn.prompt?.options.map(\.display) ?? [])
    let facts = shown.flatMap(Self.facts)
    return [Style.screenReader, .handsFree].flatMap { style in
      let linear = Self.plain(style.speech(turn, wording: wording).joined(separator: " "))
      // The numbers of a list are not facts.
      return Set(facts).subtracting(Self.facts(turn.snippet?.title ?? ""))
        .filter { !linear.contains($0) && !isLabel($0) }
        .map { "\(style.rawValue) lacks '\($0)' of \(shown)" }
    }
  }

  /// The label of a value may be expressed by the sentence around it.
  private func isLabel(_ fact: String) -> Bool {
    let labels = turn.snippet?.lines.compactMap(\.label) ?? []
    return labels.flatMap(Self.facts).contains(fact)
  }

  /// The facts of a text: whole numbers, the beginnings of words, and single characters in scripts
  /// without blanks.
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

  /// Colours must not carry information that the text lacks.
  private func unlike(_ styles: [Style]) -> [String] {
    styles.filter {
      text($0, isColoured: true).replacing(/\u{1B}\[\d+m/, with: "") != text($0)
    }.map { "\($0.rawValue) says something by its colours" }
  }

  /// Only a longer word may exceed forty columns.
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
