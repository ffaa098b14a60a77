// SPDX-License-Identifier: Apache-2.0

/// Facts about one language that code needs and that no words can tell; its words lie in `Vocabulary/System`.
///
/// This is the one list of languages in the code. The article *Adding a language* lists every other place.
public struct SpokenLanguage: Hashable, Sendable {
  /// ISO 639, such as `ko`.
  public let code: String

  /// A locale for trying the language out, such as `ko-KR`.
  public let exampleLocale: String

  /// The scripts that its own words are written in. A voice of any language reads Latin letters as well.
  public let scripts: Set<Script>

  /// Whether large numbers are counted by ten thousands (萬) instead of thousands.
  public let countsByTenThousands: Bool

  /// Whether a request in the imperative begins with its verb, as a title does.
  public let beginsWithVerb: Bool

  /// The name of its voice in espeak-ng.
  public let espeakVoice: String

  /// How long that voice takes for a syllable at 175 words a minute, in seconds.
  public let syllableDuration: Double

  /// The languages that Parlance speaks.
  public static let all = [
    SpokenLanguage(
      code: "en", exampleLocale: "en-US", scripts: [.latin], countsByTenThousands: false,
      beginsWithVerb: true, espeakVoice: "en-us", syllableDuration: 0.17),
    SpokenLanguage(
      code: "fr", exampleLocale: "fr-FR", scripts: [.latin], countsByTenThousands: false,
      beginsWithVerb: true, espeakVoice: "fr-fr", syllableDuration: 0.145),
    SpokenLanguage(
      code: "ko", exampleLocale: "ko-KR", scripts: [.hangul], countsByTenThousands: true,
      beginsWithVerb: false, espeakVoice: "ko", syllableDuration: 0.17),
    SpokenLanguage(
      code: "ja", exampleLocale: "ja-JP", scripts: [.kana, .han], countsByTenThousands: true,
      beginsWithVerb: false, espeakVoice: "ja", syllableDuration: 0.14),
    SpokenLanguage(
      code: "zh", exampleLocale: "zh-Hans", scripts: [.han], countsByTenThousands: true,
      beginsWithVerb: false, espeakVoice: "cmn", syllableDuration: 0.27),
  ]

  /// The language of a tag such as `zh-Hans` or `ko_KR`; nil for one that Parlance does not speak.
  public static func of(_ tag: String) -> SpokenLanguage? {
    let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.code == code }
  }
}
