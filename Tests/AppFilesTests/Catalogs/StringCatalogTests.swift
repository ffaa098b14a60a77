// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing

struct StringCatalogTests {
  static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Bonjour" } },
            "ko" : { "stringUnit" : { "state" : "new", "value" : "" } }
          }
        },
        "%lld bowls" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld bowl" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld bowls" } }
            } } }
          }
        },
        "Start ${applicationName}" : {
          "localizations" : {
            "en" : { "stringSet" : { "state" : "translated",
              "values" : [ "Start ${applicationName}", "Run ${applicationName}" ] } }
          }
        }
      },
      "version" : "1.1"
    }
    """

  @Test func everyKindOfTextInACatalogIsRead() {
    let reading = StringCatalog.read(Data(Self.text.utf8), file: "Localizable.xcstrings")
    #expect(reading.findings == [])
    let texts = reading.content.texts
    #expect(texts["fr"] == ["Hello": .plain("Bonjour")])
    #expect(texts["en"]?["Hello"] == .plain("Hello"))
    #expect(
      texts["en"]?["%lld bowls"]
        == .plural(PluralForms(["one": "%lld bowl", "other": "%lld bowls"])))
    #expect(
      texts["en"]?["Start ${applicationName}"]
        == .phrases(["Start ${applicationName}", "Run ${applicationName}"]))
  }

  @Test(arguments: [
    ("[1]", "1:1: error: a catalog is one object [wrong-type]"),
    (
      #"{"strings":{"a":{"localizations":{"en":{"variations":{"plural":{"one":{}}}}}}}}"#,
      "1:64: error: a plural has no 'other' form; add it [missing-key]"
    ),
  ])
  func aBrokenCatalogIsToldWithItsPlace(_ text: String, _ finding: String) {
    let reading = StringCatalog.read(Data(text.utf8), file: "L.xcstrings")
    let told = reading.findings.map { String($0.description.prefix { $0 != "\n" }) }
    #expect(told == ["L.xcstrings:\(finding)"])
  }

  @Test func misspeltKeysAndStatesInACatalogAreTold() {
    let text = """
      {"sourceLnguage": "en", "strings": {"a": {"localizations": {
        "fr": {"stringUnit": {"state": "translted", "value": "b", "stat": "new"}}}}}}
      """
    let reading = StringCatalog.read(Data(text.utf8), file: "a.xcstrings")
    #expect(reading.content.texts["fr"] == ["a": .plain("b")])
    #expect(
      reading.findings.map(\.message) == [
        "the key 'sourceLnguage' means nothing here; did you mean 'sourceLanguage'?",
        "'translted' is no state of a text; did you mean 'translated'?",
        "the key 'stat' means nothing here; did you mean 'state'?",
      ])
  }
}
