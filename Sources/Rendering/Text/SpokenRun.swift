// SPDX-License-Identifier: Apache-2.0

/// A piece of a text that one voice can say.
public struct SpokenRun: Hashable, Sendable {
  /// The language of what no voice of the five languages reads.
  public static let undetermined = "und"

  public var text: String
  /// `en`, `zh-Hans`, or ``undetermined``.
  public var language: String

  public init(_ text: String, language: String) {
    self.text = text
    self.language = language
  }

  /// Cuts a text where a voice has to change, and nowhere else.
  ///
  /// What belongs to no script goes with what stands before it. Complexity: linear in the text.
  ///
  /// - Parameter language: the turn's own, whose voice says all it can.
  public static func runs(of text: String, language: String) -> [SpokenRun] {
    let spoken = Script.spoken(in: language)
    // Chinese characters beside kana are Japanese.
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
