// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing

@testable import AppFiles

/// A file that exceeds a bound ends in one clear finding.
struct FileBoundsTests {
  private static let head = #"<plist version="1.0">"#

  private func findings(_ text: String) -> [String] {
    PropertyList.read(SourceText(text, file: "a.plist")).findings.map(\.description)
  }

  @Test func xmlEntitiesAreNeverExpanded() {
    let entities = (1..<10).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">"
    }
    let text =
      "<!DOCTYPE plist [<!ENTITY e0 \"aaaaaaaaaa\">\(entities.joined())]>"
      + "\(Self.head)<dict><key>a</key><string>&e9;</string></dict></plist>"
    let told = findings(text)
    #expect(told.count == 1)
    #expect(told.first?.contains("'&e9;' is not one of XML's own entities") == true)
  }

  @Test(arguments: ["<array>", "<dict><key>a</key>"])
  func nestingInAPropertyListIsBounded(_ tag: String) {
    let told = findings(Self.head + String(repeating: tag, count: 100_000))
    #expect(told.count == 1)
    #expect(told.first?.contains("values nest deeper than 100") == true)
  }

  @Test func nestingInACatalogIsBounded() {
    let text = #"{"sourceLanguage":"en","strings":"# + String(repeating: #"{"a":"#, count: 100_000)
    let told = StringCatalog.read(SourceText(text, file: "a.xcstrings")).findings
    #expect(told.map(\.rule) == ["nested-too-deeply"])
  }

  @Test func aPropertyListWithTooManyValuesIsRefused() {
    let many = String(repeating: "<true/>", count: FileBounds.values + 1)
    let told = findings("\(Self.head)<array>\(many)</array></plist>")
    #expect(told.count == 1)
    #expect(told.first?.contains("more than 300000 values; split it [too-many-values]") == true)
  }

  @Test(arguments: ["- a\n", "a, ", "a: b\n"])
  func yamlWithTooManyValuesIsRefused(_ value: String) throws {
    let text = String(repeating: value, count: 20)
    let source = SourceText(text, file: "a.yaml")
    try YAMLGuard.check(source, maximumValues: 20)
    let error = #expect(throws: FindingsError.self) {
      try YAMLGuard.check(source, maximumValues: 19)
    }
    #expect(error?.findings.map(\.rule) == ["too-many-values"])
    #expect(error?.findings.first?.message.contains("more than 19 values") == true)
  }

  @Test func aGrammarFileWithTooManyValuesIsRefused() {
    let text = String(repeating: "a:\n", count: FileBounds.values + 1)
    let reading = GrammarFile.read(SourceText(text, file: "a.yaml"))
    #expect(reading.findings.map(\.rule) == ["too-many-values"])
    #expect(reading.findings.first?.message.contains("more than 300000 values") == true)
  }

  /// YAML has such a comma, but a large file is not read as YAML.
  @Test func aLargeBrokenCatalogIsToldAsASyntaxError() {
    func told(_ count: Int) -> [Finding] {
      let entries = (0..<count).map { #""key \#($0)":{}"# }.joined(separator: ",")
      let text = #"{"sourceLanguage":"en","strings":{"# + entries + ",}}"
      return StringCatalog.read(SourceText(text, file: "a.xcstrings")).findings
    }
    #expect(told(90).isEmpty)
    let large = told(90_000)
    #expect(large.map(\.rule) == ["json-syntax"])
    #expect(large.allSatisfy { $0.location.line == 1 && $0.location.column > 1 << 20 })
  }

  @Test func findingsBeyondTheBoundAreLeftOut() {
    let many = (0..<1_000).map { "<key>k\($0)</key><true/>" }.joined()
    let told = PluralsFile.read(
      Data("\(Self.head)<dict>\(many)</dict></plist>".utf8), file: "a.stringsdict"
    ).findings
    #expect(told.count == FileBounds.findings + 1)
    #expect(told.last?.rule == "more-findings")
  }

  @Test func eachKindOfFileHasItsMaximumSize() {
    for name in [
      "Info.plist", VocabularyFile.name, "a.strings", "a.stringsdict", "a.xcstrings",
      "a.intentdefinition", "a.\(ExtractedApp.fileExtension)",
    ] {
      #expect(AppFileKind(name)?.maximumSize == 16 << 20, "\(name)")
    }
    for name in ["a.yaml", "a.yml"] {
      #expect(AppFileKind(name)?.maximumSize == SourceText.maximumSize, "\(name)")
    }
  }

  @Test func anAppNameOfMillionsOfLettersIsRefused() {
    let name = String(repeating: "ab ", count: 1_000_000)
    let text =
      "\(Self.head)<dict><key>CFBundleDisplayName</key><string>\(name)</string></dict></plist>"
    let reading = InfoPlist.read(Data(text.utf8), file: "Info.plist")
    #expect(reading.content.displayName == nil)
    #expect(reading.findings.map(\.rule) == ["text-too-long"])
  }
}
