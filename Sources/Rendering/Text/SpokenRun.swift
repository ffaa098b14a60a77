// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A piece of a text that one voice can say.
public struct SpokenRun: Hashable, Sendable {
  /// The language of text that no voice of the five languages can read.
  public static let undetermined = "und"

  public var text: String
  /// `en`, `zh-Hans`, or ``undetermined``.
  public var language: String

  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }

  /// Cuts a text only where the voice has to change.
  ///
  /// A character without a script goes with the text before it. Complexity: linear in the text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - language: the turn's language. Its voice says everything that it can.
  public static func runs(of text: String, language: String) -> [SpokenRun] {
    let spoken = Script.spoken(in: language)
    // Chinese characters in a text with kana are Japanese.
    let han = text.contains { $0.script == .kana } ? "ja" : "zh-Hans"
    var runs: [SpokenRun] = []
    for character in text {
      let voice = character.script.map { script in
        spoken.contains(script) ? language : script == .han ? han : script.language
      }
      if runs.isEmpty || (voice != nil && voice != runs.last?.language) {
        runs.append(SpokenRun("", language: voice ?? language))
      }
      runs[runs.count - 1].text.append(character)
    }
    return runs
  }
}

extension Script {
  /// The language whose voice reads a letter that the turn's own voice can't read.
  fileprivate var language: String {
    switch self {
    case .latin: "en"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh-Hans"
    case .other: SpokenRun.undetermined
    }
  }
}
