// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppIntents

/// Texts are looked up by their format, and filled in with the order and plural forms of the
/// language.
struct LocalizationTests {
  private static let french = Wording(
    language: "fr",
    strings: ["%@ has %@": "%2$@ est à %1$@", "100%% of %@": "tout %@", "Plain 100%": "Tout"],
    plurals: ["%lld bowls": PluralForms(["one": "%lld bol", "other": "%lld bols"])])

  static let cases: [(LocalizedStringResource, String)] = [
    ("\("Ann") has \("a hat")", "a hat est à Ann"),
    ("100% of \("it")", "tout it"),
    ("Plain 100%", "Tout"),
    ("\(1) bowls", "1 bol"),
    ("\(3) bowls", "3 bols"),
    ("Not there: \("x"), \(2)", "Not there: x, 2"),
  ]

  @Test(arguments: cases)
  func aLocalizedTextIsFilledInItsLanguage(_ resource: LocalizedStringResource, _ text: String) {
    #expect(resource.text(in: Self.french) == text)
  }

  @Test func aTextWithADefaultValueIsTranslatedByItsKey() {
    let resource = LocalizedStringResource("greeting.hello", defaultValue: "Hello, \("Ann").")
    #expect(resource.key == "greeting.hello")
    #expect(resource.text(in: Wording(language: "en")) == "Hello, Ann.")
    let words = Wording(language: "ko", strings: ["greeting.hello": "%@ 님, 안녕하세요."])
    #expect(resource.text(in: words) == "Ann 님, 안녕하세요.")
  }

  @Test func anEnumValueIsSaidByItsTranslatedTitle() {
    let words = Wording(language: "fr", strings: ["Small": "Petit", "It is %@.": "C’est %@."])
    let resource: LocalizedStringResource = "It is \(Cup.small)."
    #expect(resource.text(in: words) == "C’est Petit.")
  }

  @Test func charactersThatAreNoFormatStayInTheText() {
    let words = Wording(language: "en", strings: ["Hi %@": "100% %z %@ %"])
    #expect(("Hi \("Ann")" as LocalizedStringResource).text(in: words) == "100% %z Ann %")
  }
}

enum Cup: String, AppEnum {
  case small
  case large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cup"
  static let caseDisplayRepresentations: [Cup: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["Big"]),
  ]
}
