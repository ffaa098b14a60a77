// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Testing

struct LocaleLookupTests {
  struct Row: CustomTestStringConvertible {
    var locale: String
    var development = "en"
    var names: [String]
    var testDescription: String { locale }
  }

  static let rows = [
    Row(locale: "en-US", names: ["en-US", "en", "Base"]),
    Row(locale: "en", development: "fr", names: ["en", "fr", "Base"]),
    Row(locale: "fr-CA", names: ["fr-CA", "fr", "en", "Base"]),
    Row(locale: "fr_ca", names: ["fr-CA", "fr", "en", "Base"]),
    Row(locale: "zh", names: ["zh", "zh-Hans", "en", "Base"]),
    Row(locale: "zh-CN", names: ["zh-CN", "zh-Hans-CN", "zh-Hans", "zh", "en", "Base"]),
    Row(locale: "zh-SG", names: ["zh-SG", "zh-Hans-SG", "zh-Hans", "zh", "en", "Base"]),
    Row(locale: "zh-TW", names: ["zh-TW", "zh-Hant-TW", "zh-Hant", "zh", "en", "Base"]),
    Row(locale: "zh-HK", names: ["zh-HK", "zh-Hant-HK", "zh-Hant", "zh", "en", "Base"]),
    Row(locale: "zh-Hans", names: ["zh-Hans", "zh", "en", "Base"]),
    Row(locale: "zh-Hant-CN", names: ["zh-Hant-CN", "zh-Hant", "zh", "en", "Base"]),
    Row(locale: "ko-KR", names: ["ko-KR", "ko", "en", "Base"]),
    Row(locale: "es-419", names: ["es-419", "es", "en", "Base"]),
  ]

  @Test(arguments: rows) func languagesAreTriedInOrderOfNearness(_ row: Row) {
    let lookup = LocaleLookup(row.locale, developmentLanguage: row.development)
    #expect(lookup.candidates == row.names)
  }

  @Test(
    arguments: [
      ("en-GB", ["en", "en-GB"], "en-GB"), ("en-US", ["en-GB", "en"], "en"),
      ("ko", ["en", "ko-KR"], "ko-KR"), ("fr", ["Base", "de", "en"], "en"),
      ("fr", ["Base", "de"], "Base"), ("fr", ["de"], nil), ("zh-CN", ["zh_CN", "en"], "zh_CN"),
      ("zh-HK", ["zh-Hans", "en"], "en"), ("zh-CN", ["zh-Hant", "zh-Hans"], "zh-Hans"),
    ] as [(String, [String], String?)])
  func theNearestOfThePresentLanguagesIsChosen(
    _ locale: String, _ present: [String], _ best: String?
  ) {
    #expect(LocaleLookup(locale).best(among: present) == best)
  }
}
