// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing
import Voice

@testable import AppFiles

/// JSON is read to the same result as through the YAML parser, only faster.
struct JSONScannerTests {
  private func root(_ text: String) -> Node? {
    try? JSONScanner.root(of: SourceText(text, file: "a.json"))
  }

  @Test(arguments: [
    #"{"a": 1, "b": [true, false, null], "c": {"d": "e"}}"#,
    #"{"a": -3, "b": 2.5, "c": 1e3, "d": "007", "e": ""}"#,
    #"  { "on" : "off" , "x" : [ ] , "y" : { } }  "#,
    #"{"a": "\u00e9\ud83c\udf72 \"q\" \\ \/ \n\t"}"#,
    "{\"국\": \"수프\", \"é\": [\"ü\"]}",
  ])
  func jsonIsScannedToTheSameValuesAsYAML(_ text: String) throws {
    let scanned = try #require(root(text))
    // The comment makes the text YAML, and changes nothing else.
    let document = try YAMLDocument(SourceText(text + "\n# so", file: "a.yaml"))
    #expect(JSONValue(scanned) == JSONValue(try #require(document.root)))
  }

  @Test(arguments: [
    "", "[]", "{", #"{"a" 1}"#, #"{"a": 1,}"#, #"{"a": 1} x"#, #"{"a": 1, "a": 2}"#,
    #"{"a": "\ud83c"}"#, #"{"a": "\x"}"#, "{a: 1}", #"{"a": tru}"#, #"{"a": +1}"#,
    "{\"a\": \"b\nc\"}", String(repeating: #"{"a":"#, count: 200),
  ])
  func unusualJSONIsLeftToTheYAMLParser(_ text: String) { #expect(root(text) == nil) }

  @Test func placesInScannedJSONAreTold() throws {
    let text = "{\"a\":\n  {\"b\": \"[x\"}}"
    let finding = GrammarFile.read(
      Data(#"{"expansion_rules": {"r":\#n  "[x"}}"#.utf8), file: "a.json"
    ).findings.first
    #expect(finding?.location == SourceLocation(file: "a.json", line: 2, column: 4))
    let root = try #require(self.root(text))
    #expect(root[named: "a"]?.offset == 8)
  }

  // MARK: Names

  private func names(_ values: [String]) -> NameList? {
    let text = #"{"lists": {"x": {"values": [\#(values.joined(separator: ", "))]}}}"#
    let list = GrammarFile.read(Data(text.utf8), file: "a.json").content.lists["x"]
    guard case .names(let names) = list?.content else { return nil }
    return names
  }

  private let many = (0..<400).map { "\"name \($0)\"" }

  @Test func longListsOfPlainNamesAreKeptTogether() throws {
    let names = try #require(self.names(many + [#""caf\u00e9 é""#]))
    #expect(names.count == 401)
    #expect(names.said[399] == "name 399")
    #expect(names.output(399) == "name 399")
    #expect(names.said[400] == "café é")
    #expect(names.meant == nil)
  }

  @Test func longListsOfNamesWithOtherOutputsAreKeptTogether() throws {
    let names = try #require(
      self.names(
        many + [#"{"in": "one", "out": "ONE"}"#, #"{"out": "2", "in": "two"}"#, #""three""#]))
    #expect((0..<403).suffix(3).map { names.output($0) } == ["ONE", "2", "three"])
    #expect((0..<403).suffix(3).map { names.said[$0] } == ["one", "two", "three"])
    #expect(names.output(5) == "name 5")
  }

  @Test(arguments: [
    "\"(a|b)\"", "\"a [b]\"", "12", "true", "\"\"", "\"  \"", #"{"in": "a", "out": 3}"#,
    #"{"in": "a", "context": {"b": "c"}}"#, #"{"in": ["a", "b"], "out": "c"}"#, #"{"out": "c"}"#,
  ])
  func aLongListWithAnyOtherValueIsReadAsUsual(_ value: String) {
    #expect(names(many + [value]) == nil)
  }

  @Test func aShortListOfNamesIsReadAsUsual() { #expect(names(Array(many.prefix(200))) == nil) }

  @Test func sixtyThousandNamesInOneLineAreRead() {
    let values = (0..<60_000).map { #"{"in": "name \#($0) é", "out": "\#($0)", "metadata": {}}"# }
    let text = #"{"lists": {"x": {"values": [\#(values.joined(separator: ","))]}}}"#
    let reading = GrammarFile.read(Data(text.utf8), file: "a.json")
    let read = reading.content.lists["x"]?.content.listValues ?? []
    #expect(read.count == 60_000)
    #expect(read.map(\.output) == (0..<60_000).map { .string("\($0)") })
    #expect(reading.findings.isEmpty)
  }
}
