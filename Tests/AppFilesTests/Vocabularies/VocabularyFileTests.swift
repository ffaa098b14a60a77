// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

@testable import AppFiles

struct VocabularyFileTests {
  private func read(_ body: String) -> Reading<Vocabulary> {
    VocabularyFile.read(Data("<plist><dict>\n\(body)\n</dict></plist>".utf8), file: "a")
  }

  private let soups = """
    <key>ParameterVocabularies</key><array><dict>
    <key>ParameterNames</key><array><string>OrderSoupIntent.soup</string></array>
    <key>ParameterVocabulary</key><array><dict>
    <key>VocabularyItemIdentifier</key><string>chowder</string>
    <key>VocabularyItemSynonyms</key><array>
    <dict><key>VocabularyItemPhrase</key><string>clam chowder [hot]</string>
    <key>VocabularyItemPronunciation</key><string>klam chowder</string>
    <key>VocabularyItemExamples</key><array><string>Order clam chowder</string></array></dict>
    <dict><key>VocabularyItemPhrase</key><string>chowder</string></dict>
    </array></dict></array></dict></array>
    """

  @Test func parameterVocabulariesAreRead() {
    let reading = read(soups)
    let phrases = [
      Vocabulary.Phrase(
        "clam chowder [hot]", pronunciation: "klam chowder", examples: ["Order clam chowder"]),
      Vocabulary.Phrase("chowder"),
    ]
    #expect(reading.findings == [])
    #expect(
      reading.content.lists == [
        Vocabulary.List(
          parameterNames: ["OrderSoupIntent.soup"],
          entries: [Vocabulary.Entry(id: "chowder", phrases: phrases)])
      ])
  }

  @Test func vocabularyPhrasesBecomeListsOfPlainText() {
    #expect(
      read(soups).content.slotLists == [
        "soup": SlotList(
          .values([
            ListValue(
              phrases: [.text("clam chowder [hot]"), .text("chowder")],
              pronunciations: ["klam chowder"], output: .string("chowder"),
              item: Item(id: "chowder", display: "clam chowder [hot]"))
          ]))
      ])
  }

  @Test func examplesOfIntentsAreRead() {
    let reading = read(
      """
      <key>IntentPhrases</key><array>
      <dict><key>IntentName</key><string>OrderSoupIntent</string>
      <key>IntentExamples</key><array><string>Order soup</string></array></dict>
      <dict><key>IntentName</key><string>OrderSoup</string>
      <key>IntentExamples</key><array><string>Get soup</string></array></dict>
      </array>
      """)
    #expect(reading.findings == [])
    #expect(reading.content.examples == ["OrderSoup": ["Order soup", "Get soup"]])
  }

  @Test(arguments: [
    ("OrderSoupIntent", "OrderSoup"), ("OrderSoup", "OrderSoup"),
    ("INSendMessageIntent", "INSendMessageIntent"), ("Intent", "Intent"),
  ]) func customIntentsAreNamedWithoutTheSuffixIntent(_ name: String, _ id: String) {
    #expect(VocabularyFile.intentID(named: name).rawValue == id)
  }

  struct Broken: CustomTestStringConvertible {
    var name: String
    var text: String
    var findings: [String]
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "a misspelt section", text: "<key>IntentPhrase</key><array/>",
      findings: [
        """
        a:2:1: warning: the key 'IntentPhrase' means nothing here; did you mean 'IntentPhrases'? \
        [unknown-key]
        <key>IntentPhrase</key><array/>
        ^
        """
      ]),
    Broken(
      name: "a section of the wrong kind", text: "<key>IntentPhrases</key><dict/>",
      findings: [
        """
        a:2:25: error: IntentPhrases holds a dictionary; make it an array [wrong-type]
        <key>IntentPhrases</key><dict/>
                                ^
        """
      ]),
    Broken(
      name: "an intent without examples",
      text: """
        <key>IntentPhrases</key><array>
        <dict><key>IntentName</key><string>A</string></dict></array>
        """,
      findings: [
        """
        a:3:1: error: no IntentExamples here; add it [missing-key]
        <dict><key>IntentName</key><string>A</string></dict></array>
        ^
        """
      ]),
    Broken(
      name: "an item without an identifier and an empty phrase",
      text: """
        <key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>A.b</string></array>
        <key>ParameterVocabulary</key><array><dict>
        <key>VocabularyItemSynonyms</key><array><dict>
        <key>VocabularyItemPhrase</key><string> </string></dict></array>
        </dict></array></dict></array>
        """,
      findings: [
        """
        a:4:38: error: no VocabularyItemIdentifier here; add it [missing-key]
        <key>ParameterVocabulary</key><array><dict>
                                             ^
        """,
        """
        a:6:32: error: VocabularyItemPhrase is empty; write its text or remove it [empty-text]
        <key>VocabularyItemPhrase</key><string> </string></dict></array>
                                       ^
        """,
      ]),
    Broken(
      name: "an array in the place of an item",
      text: "<key>IntentPhrases</key><array><string>Order soup</string></array>",
      findings: [
        """
        a:2:32: error: a string where a dictionary belongs; use a <dict> [wrong-type]
        <key>IntentPhrases</key><array><string>Order soup</string></array>
                                       ^
        """
      ]),
  ]

  @Test(arguments: broken) func aBrokenVocabularyIsToldWithItsPlaceAndAFix(_ row: Broken) {
    #expect(read(row.text).findings.map(\.description) == row.findings)
  }

  @Test func theRestOfABrokenVocabularyIsKept() {
    let reading = read(
      soups.replacing("<key>VocabularyItemPhrase</key><string>chowder</string>", with: ""))
    #expect(reading.findings.map(\.rule) == ["missing-key"])
    #expect(reading.content.lists.first?.entries.first?.phrases.count == 1)
  }
}
