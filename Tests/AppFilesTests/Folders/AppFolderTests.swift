// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing
import Voice

@testable import AppFiles

struct AppFolderTests {
  static let vocabulary = """
    <plist><dict><key>ParameterVocabularies</key><array><dict>
    <key>ParameterNames</key><array><string>OrderSoupIntent.soup</string></array>
    <key>ParameterVocabulary</key><array><dict>
    <key>VocabularyItemIdentifier</key><string>chowder</string>
    <key>VocabularyItemSynonyms</key><array>
    <dict><key>VocabularyItemPhrase</key><string>Clam Chowder</string></dict>
    </array></dict></array></dict></array></dict></plist>
    """
  static let info = """
    <plist><dict><key>CFBundleDisplayName</key><string>Soup Chef</string>
    <key>INAlternativeAppNames</key><array>
    <dict><key>INAlternativeAppName</key><string>SHORT_NAME</string></dict>
    </array></dict></plist>
    """
  static let definition = """
    <plist><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>OrderSoup</string></dict></array></dict></plist>
    """
  static let templates = """
    intents: {OrderSoup: {data: [{sentences: ["order {soup} {sizes}"]}]}}
    lists: {size: {values: [small]}}
    """
  static let plurals = """
    <plist><dict><key>bowls</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>%d bowl</string><key>other</key><string>%d bowls</string></dict>
    </dict></dict></plist>
    """
  static let files = [
    "SoupChef/Info.plist": info,
    "SoupChef/en.lproj/AppIntentVocabulary.plist": vocabulary,
    "SoupChef/en.lproj/InfoPlist.strings": "SHORT_NAME = Souper;",
    "SoupChef/en.lproj/Localizable.strings": "greeting = \"Hello\";",
    "SoupChef/en.lproj/Localizable.stringsdict": plurals,
    "SoupChef/en.lproj/order.yaml": templates,
    "SoupChef/en.lproj/order.transcript": "> order {",
    "SoupChef/fr.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Chef Soupe\";",
    "SoupChef/fr.lproj/Localizable.strings": "greeting = Bonjour;",
  ]

  private func load(_ files: [String: String], _ locale: String) throws -> LocalizedApp {
    let folder = try TemporaryFolder(files)
    return AppFolder(folder.url.appending(path: "SoupChef")).load(locale: locale)
  }

  @Test func anAppIsLoadedFromItsFolder() throws {
    let app = try load(Self.files, "en-US")
    #expect(app.findings == [])
    #expect(app.id == "SoupChef")
    #expect(app.language == "en")
    #expect(app.names == [AppName("Soup Chef"), AppName("Souper")])
    #expect(app.vocabulary.lists.map(\.parameterNames) == [["OrderSoupIntent.soup"]])
    #expect(app.grammar.lists.keys.sorted() == ["size", "soup"])
    #expect(app.wording.text("greeting") == "Hello")
    #expect(app.wording.text("bowls", count: 2) == "2 bowls")
    #expect(
      app.grammar["OrderSoup"].flatMap(\.sentences).map(\.location.description)
        == ["SoupChef/en.lproj/order.yaml:1:44"])
    #expect(
      app.unresolvedReferences().map(\.description) == [
        """
        SoupChef/en.lproj/order.yaml:1:57: error: no list named 'sizes'; did you mean 'size'? \
        [unknown-list]
        intents: {OrderSoup: {data: [{sentences: ["order {soup} {sizes}"]}]}}
                                                                ^
        """
      ])
  }

  @Test func anAppSpeaksTheNearestLanguageItHas() throws {
    let french = try load(Self.files, "fr-CA")
    #expect(french.language == "fr")
    #expect(french.names == [AppName("Chef Soupe"), AppName("Souper")])
    #expect(french.wording.text("greeting") == "Bonjour")
    let korean = try load(Self.files, "ko")
    #expect(korean.language == "en")
    #expect(korean.wording.text("greeting") == "Hello")
  }

  @Test func anAppWithoutANameIsNamedAfterItsFolder() throws {
    let app = try load(["SoupChef/Base.lproj/a.strings": "a = b;"], "en")
    #expect(app.names == [AppName("SoupChef")])
    #expect(app.language == "en")
    #expect(app.wording.text("a") == "b")
  }

  @Test func theRestOfABrokenAppIsLoaded() throws {
    var files = Self.files
    files["SoupChef/en.lproj/AppIntentVocabulary.plist"] = "<plist><dict>"
    files["SoupChef/en.lproj/bad.yaml"] = "intents: ["
    files["SoupChef/en.lproj/folder.strings/x"] = ""
    let app = try load(files, "en")
    #expect(app.wording.text("greeting") == "Hello")
    #expect(app.grammar["OrderSoup"].count == 1)
    #expect(
      app.findings.map(\.description) == [
        """
        SoupChef/en.lproj/AppIntentVocabulary.plist:1:8: error: <dict> is never closed; add \
        </dict> [plist-syntax]
        <plist><dict>
               ^
        """,
        """
        SoupChef/en.lproj/bad.yaml:1:11: error: did not find expected node content while parsing \
        a flow node; put the sentence in quotes [yaml-syntax]
        intents: [
                  ^
        """,
        """
        SoupChef/en.lproj/folder.strings: error: the file can't be read: it is a folder; check \
        its path and permissions [unreadable-file]
        """,
      ])
  }

  @Test func aListThatTheVocabularyHasTooIsTold() throws {
    var files = Self.files
    files["SoupChef/en.lproj/order.yaml"] = "lists:\n  soup: {wildcard: true}"
    let app = try load(files, "en")
    #expect(app.grammar.lists["soup"] != SlotList(.wildcard))
    #expect(
      app.findings.map(\.description) == [
        """
        SoupChef/en.lproj/order.yaml:2:3: error: the vocabulary has a list 'soup' too, and that \
        one counts; rename this one [duplicate-list]
          soup: {wildcard: true}
          ^
        """
      ])
  }

  @Test func aMissingLanguageOfAnAppIsTold() throws {
    let app = try load(["SoupChef/de.lproj/a.strings": "a = b;"], "ko")
    #expect(
      app.findings.map(\.description) == [
        "SoupChef: warning: no folder speaks 'ko' or 'en'; add ko.lproj [missing-language]"
      ])
  }

  @Test func aMissingDevelopmentLanguageIsToldOnce() throws {
    let app = try load(["SoupChef/de.lproj/a.strings": "a = b;"], "en")
    #expect(
      app.findings.map(\.description) == [
        "SoupChef: warning: no folder speaks 'en'; add en.lproj [missing-language]"
      ])
  }

  /// A catalog holds all languages in one file; the folders are those of the other files.
  @Test(arguments: [("ja", "ja", "b"), ("ja-JP", "ja", "b"), ("en", "en", "a"), ("ko", "en", "a")])
  func aCatalogSpeaksALanguageWithoutAFolder(
    _ locale: String, _ language: String, _ text: String
  ) throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """
    for folder in ["de", "en"] {
      let app = try load(
        [
          "SoupChef/Localizable.xcstrings": catalog, "SoupChef/\(folder).lproj/a.strings": "c = d;",
        ], locale)
      #expect(app.findings == [])
      #expect(app.language == language)
      #expect(app.wording.text("a") == text)
    }
  }

  @Test func filesSpreadOverAProjectAreMerged() throws {
    let app = try load(
      [
        "SoupChef/App/Info.plist": Self.info,
        "SoupChef/Extension/Info.plist": "<dict><key>NSExtension</key><dict/></dict>",
        "SoupChef/Shared/Base.lproj/Intents.intentdefinition": Self.definition,
        "SoupChef/Shared/en.lproj/AppIntentVocabulary.plist": Self.vocabulary,
        "SoupChef/Texts/en.lproj/a.strings": "a = b;",
      ], "en")
    #expect(app.names.first == AppName("Soup Chef"))
    #expect(app.grammar.lists.keys.sorted() == ["soup"])
    #expect(app.wording.text("a") == "b")
    #expect(
      app.intents.map(\.id) == ["OrderSoup"])
  }

  @Test func aLocalizationFolderStandsForItsAppAndAFileForItself() throws {
    let folder = try TemporaryFolder(Self.files)
    let localization = AppFolder(folder.url.appending(path: "SoupChef/en.lproj"))
    #expect(localization.id == "SoupChef")
    #expect(localization.load(locale: "fr").language == "fr")
    let file = AppFolder(folder.url.appending(path: "SoupChef/en.lproj/Localizable.strings"))
    #expect(file.id == "SoupChef")
    #expect(file.load(locale: "en").wording.keys == ["greeting"])
  }

  // MARK: Whose a folder is

  @Test func aMarkedFolderIsIdentifiedByItsPath() throws {
    let folder = try TemporaryFolder(["a/SoupChef/Info.plist": "", "b/SoupChef/Info.plist": ""])
    let apps = ["a", "b"].map { AppFolder(folder.url.appending(path: "\($0)/SoupChef")) }
    #expect(apps.map(\.id) == ["SoupChef", "SoupChef"])
    let marked = apps.map(\.marked)
    #expect(Set(marked.map(\.id)).count == 2)
    #expect(marked.map(\.name) == ["a/SoupChef", "b/SoupChef"])
    #expect(marked.map(\.id) == apps.map(\.marked.id))
    #expect(marked.allSatisfy { AppFolder(URL(filePath: "/x/\($0.id)")).looksMarked })
    #expect(!apps[0].looksMarked)
  }

  @Test func foldersWithEqualAppFilesSayTheSame() throws {
    let folder = try TemporaryFolder([
      "a/SoupChef/Info.plist": Self.info, "b/SoupChef/Info.plist": Self.info,
      "b/SoupChef/notes.txt": "", "c/SoupChef/Info.plist": Self.info + " ",
      "d/SoupChef/Info.plist": Self.info, "d/SoupChef/en.lproj/a.strings": "",
    ])
    let apps = ["a", "b", "c", "d"].map {
      AppFolder(folder.url.appending(path: "\($0)/SoupChef"))
    }
    #expect(apps.map(apps[0].saysTheSame) == [true, true, false, false])
    #expect(apps.map(apps[0].isBeside) == [true, false, false, false])
  }

  @Test func theNamesOfAnAppInAllLanguagesAreKnown() throws {
    let folder = try TemporaryFolder(Self.files)
    let app = AppFolder(folder.url.appending(path: "SoupChef"))
    #expect(app.namesInAllLanguages == ["Chef Soupe", "SHORT_NAME", "Soup Chef", "Souper"])
  }

  // MARK: Programs

  @Test(arguments: [
    ("gone", "gone is not there"), ("../evil", "'../evil' is no file's name"),
    ("en.lproj", "en.lproj is no plain file"), ("plain", "plain may not be run"),
  ])
  func aProgramThatCannotBeRunIsTold(_ name: String, _ told: String) throws {
    let named = "<dict><key>CFBundleExecutable</key><string>\(name)</string>"
    let app = try load(
      Self.files.merging([
        "SoupChef/Info.plist": Self.info.replacing("<dict><key>CFB", with: named + "<key>CFB"),
        "SoupChef/plain": "", "evil": "",
      ]) { $1 }, "en")
    #expect(app.program == .unusable)
    let finding = try #require(app.findings.first { $0.rule == "not-executable" })
    #expect(finding.message.hasPrefix(told))
  }

  @Test func aBuildSettingNamesNoProgram() throws {
    let named = "<dict><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>"
    let info = Self.info.replacing("<dict><key>CFB", with: named + "<key>CFB")
    let app = try load(Self.files.merging(["SoupChef/Info.plist": info]) { $1 }, "en")
    #expect(app.program == nil)
    #expect(app.findings == [])
  }
}
