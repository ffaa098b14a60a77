// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

struct SystemFolderTests {
  private let files = [
    "System/en/a.yaml": "language: en\nexpansion_rules: {the: \"[the]\"}",
    "System/en/b.yaml": "intents: {Help: {data: [{sentences: [\"<the> help\"]}]}}",
    "System/en/Answers.strings": "a = b;",
    "System/en/More.strings": "a = c; d = e;",
    "System/en/notes.txt": "{",
    "System/zh-Hans/Answers.strings": "a = 你好;",
  ]

  @Test func theFilesOfALanguageAreMerged() throws {
    let folder = try TemporaryFolder(
      files.merging(["System/zh-Hans/Answers.strings": "a = \"你好\";"]) { $1 })
    let system = SystemFolder(folder.url.appending(path: "System"))
    #expect(system.languages == ["en", "zh-Hans"])
    let english = system.load(locale: "en-GB")
    #expect(english.findings == [])
    #expect(english.language == "en")
    #expect(english.grammar.rules.keys.sorted() == ["the"])
    #expect(
      english.grammar["Help"].flatMap(\.sentences).map(\.location.description)
        == ["System/en/b.yaml:1:39"])
    #expect(english.unresolvedReferences() == [])
    #expect(english.wording.text("a") == "b")
    #expect(english.wording.text("d") == "e")
    #expect(system.load(locale: "zh-CN").wording.text("a") == "你好")
  }

  @Test func aFindingIsToldWithItsFile() throws {
    let folder = try TemporaryFolder(files)
    let system = SystemFolder(folder.url.appending(path: "System"))
    #expect(
      system.load(locale: "zh").findings.map(\.description) == [
        """
        System/zh-Hans/Answers.strings:1:5: error: no text here; write it in quotes [strings-syntax]
        a = 你好;
            ^
        """
      ])
  }

  @Test func aMissingSystemLanguageIsTold() throws {
    let folder = try TemporaryFolder(["System/fr/a.strings": "a = b;"])
    let system = SystemFolder(folder.url.appending(path: "System")).load(locale: "ko")
    #expect(
      system.findings.map(\.description) == [
        """
        System: error: no folder here speaks 'ko' or 'en'; reinstall Parlance's vocabulary \
        [missing-language]
        """
      ])
  }

  @Test func explanationsMayExistInLanguagesThatAreNotSpoken() throws {
    let folder = try TemporaryFolder([
      "System/en/Answers.strings": "\"a\" = \"b\";",
      "System/en/Explain.strings": "\"c\" = \"why\";",
      "System/fr/Explain.strings": "\"c\" = \"pourquoi\";",
    ])
    let system = SystemFolder(folder.url.appending(path: "System"))
    #expect(system.languages == ["en"])
    #expect(system.load(locale: "en").wording.text("c") == "why")
    #expect(system.explanations(locale: "fr-CA").content.text("c") == "pourquoi")
    #expect(system.explanations(locale: "fr-CA").content.language == "fr")
    #expect(system.explanations(locale: "de").content.text("c") == "why")
  }
}
