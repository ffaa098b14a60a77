// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct StringsTableTests {
  struct Good: CustomTestStringConvertible {
    var name: String
    var text: String
    var texts: [String: String]
    var testDescription: String { name }
  }

  static let good = [
    Good(name: "nothing", text: "", texts: [:]),
    Good(name: "a pair", text: "\"a\" = \"b\";", texts: ["a": "b"]),
    Good(name: "no blanks", text: "\"a\"=\"b\";\"c\"=\"d\";", texts: ["a": "b", "c": "d"]),
    Good(
      name: "comments everywhere", text: "/* \"x\" */ a /* = */ = // ;\n \"b\" /**/ ; // end",
      texts: ["a": "b"]),
    Good(name: "bare words", text: "NSKey.one-2_3 = b/c:d$;", texts: ["NSKey.one-2_3": "b/c:d$"]),
    Good(name: "a key alone", text: "\"a b\";", texts: ["a b": "a b"]),
    Good(name: "single quotes", text: "'a' = 'say \"hi\"';", texts: ["a": "say \"hi\""]),
    Good(
      name: "escapes", text: #"a = "\n\t\r\"\'\\\q\101";"#, texts: ["a": "\n\t\r\"'\\qA"]),
    Good(
      name: "unicode escapes", text: #"a = "\U00e9\ud83c\udf72\U41 \Uzz";"#,
      texts: ["a": "é🍲A Uzz"]),
    Good(name: "a joined line", text: "a = \"b\\\nc\";", texts: ["a": "bc"]),
    Good(name: "a line end in a text", text: "a = \"b\nc\";", texts: ["a": "b\nc"]),
    Good(name: "other scripts", text: "\"수프\" = \"맛있는 수프\";", texts: ["수프": "맛있는 수프"]),
    Good(
      name: "a property list",
      text: "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>",
      texts: ["a": "b"]),
  ]

  @Test(arguments: good) func aStringsFileIsReadAsItsTexts(_ row: Good) {
    let reading = StringsTable.read(SourceText(row.text, file: "a"))
    #expect(reading.findings == [])
    #expect(reading.content.texts == row.texts)
  }

  @Test func stringsInUTF16AndBinaryFilesAreRead() throws {
    let utf16 = try #require("\u{FEFF}\"a\" = \"é\";".data(using: .utf16LittleEndian))
    #expect(StringsTable.read(utf16, file: "a").content.texts == ["a": "é"])
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["a": "é"], format: .binary, options: 0)
    #expect(StringsTable.read(binary, file: "a").content.texts == ["a": "é"])
  }

  @Test func theEntriesOfAStringsFileKeepPlacesAndOrder() {
    let reading = StringsTable.read(SourceText("b = c;\n  a = d;", file: "a"))
    #expect(reading.content.entries.map(\.key) == ["b", "a"])
    #expect(reading.content.entries.map(\.location.description) == ["a:1:1", "a:2:3"])
  }

  struct Broken: CustomTestStringConvertible {
    var name: String
    var text: String
    var findings: [String]
    var texts: [String: String] = [:]
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "an unclosed quote", text: "a = b;\nc = \"d;\n",
      findings: [
        """
        a:2:5: error: the quote is never closed; add '"' [strings-syntax]
        c = "d;
            ^
        """
      ], texts: ["a": "b"]),
    Broken(
      name: "a missing semicolon", text: "a = \"b\"\nc = d;",
      findings: [
        """
        a:1:8: error: the text of 'a' has no ';' after it; add it [strings-syntax]
        a = "b"
               ^
        """
      ], texts: ["a": "b", "c": "d"]),
    Broken(
      name: "a key twice", text: "a = b;\na = c;",
      findings: [
        """
        a:2:1: error: the key 'a' stands here twice; remove or rename one [duplicate-key]
        a = c;
        ^
        """
      ], texts: ["a": "b"]),
    Broken(
      name: "a missing equals sign", text: "a b;\nc = d;",
      findings: [
        """
        a:1:1: error: the key 'a' has no '='; write "a" = "…"; [strings-syntax]
        a b;
        ^
        """
      ], texts: ["c": "d"]),
    Broken(
      name: "no text", text: "a = ;\nc = d;",
      findings: [
        """
        a:1:5: error: no text here; write it in quotes [strings-syntax]
        a = ;
            ^
        """
      ], texts: ["c": "d"]),
    Broken(
      name: "an unclosed comment", text: "a = b; /* c = d;",
      findings: [
        """
        a:1:8: error: '/*' is never closed; add '*/' [strings-syntax]
        a = b; /* c = d;
               ^
        """
      ], texts: ["a": "b"]),
    Broken(
      name: "a text that is no string",
      text: "<plist><dict><key>a</key><true/></dict></plist>",
      findings: [
        """
        a:1:26: error: the text of 'a' is a boolean; make it a string [wrong-type]
        <plist><dict><key>a</key><true/></dict></plist>
                                 ^
        """
      ]),
  ]

  @Test(arguments: broken) func aBrokenStringsFileIsToldWithItsPlaceAndAFix(_ row: Broken) {
    let reading = StringsTable.read(SourceText(row.text, file: "a"))
    #expect(reading.findings.map(\.description) == row.findings)
    #expect(reading.content.texts == row.texts)
  }

  @Test func readingAStringsFileStopsAfterTwentyFindings() {
    let text = String(repeating: "!;", count: 100_000)
    #expect(StringsTable.read(SourceText(text, file: "a")).findings.count == 20)
  }
}
