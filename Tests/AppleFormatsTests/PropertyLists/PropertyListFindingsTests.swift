// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct PropertyListFindingsTests {
  struct Broken: CustomTestStringConvertible {
    var name: String
    var text: String
    var finding: String
    var testDescription: String { name }
  }

  static let broken = [
    Broken(
      name: "an empty file", text: "",
      finding: """
        a:1:1: error: no property list here; begin with <plist> [plist-syntax]

        ^
        """),
    Broken(
      name: "an unclosed element", text: "<plist><dict>\n<key>a</key>",
      finding: """
        a:1:8: error: <dict> is never closed; add </dict> [plist-syntax]
        <plist><dict>
               ^
        """),
    Broken(
      name: "a wrong end", text: "<plist><dict></array></plist>",
      finding: """
        a:1:14: error: </array> where <dict> of line 1 is open; add </dict> [plist-syntax]
        <plist><dict></array></plist>
                     ^
        """),
    Broken(
      name: "a key without a value", text: "<dict><key>a</key><key>b</key><true/></dict>",
      finding: """
        a:1:7: error: the key 'a' has no value; write one after it [plist-syntax]
        <dict><key>a</key><key>b</key><true/></dict>
              ^
        """),
    Broken(
      name: "a last key without a value", text: "<dict><key>a</key></dict>",
      finding: """
        a:1:7: error: the key 'a' has no value; write one after it [plist-syntax]
        <dict><key>a</key></dict>
              ^
        """),
    Broken(
      name: "a value without a key", text: "<dict><true/></dict>",
      finding: """
        a:1:7: error: <true> has no key; write a <key> before it [plist-syntax]
        <dict><true/></dict>
              ^
        """),
    Broken(
      name: "a misspelt element", text: "<array><sting>x</sting></array>",
      finding: """
        a:1:8: error: property lists have no <sting>; did you mean 'string'? [plist-syntax]
        <array><sting>x</sting></array>
               ^
        """),
    Broken(
      name: "a number that is none", text: "<integer>ten</integer>",
      finding: """
        a:1:1: error: 'ten' is no integer; correct it [plist-syntax]
        <integer>ten</integer>
        ^
        """),
    Broken(
      name: "a tag in a text", text: "<string>a <b> c</string>",
      finding: """
        a:1:11: error: <b> inside of <string>; close <string> first or write '&lt;' [plist-syntax]
        <string>a <b> c</string>
                  ^
        """),
    Broken(
      name: "a lonely ampersand", text: "<string>salt & pepper</string>",
      finding: """
        a:1:14: error: '&' starts no entity; write '&amp;' [plist-syntax]
        <string>salt & pepper</string>
                     ^
        """),
    Broken(
      name: "text outside", text: "<dict>soup</dict>",
      finding: """
        a:1:7: error: text outside of a value; wrap it in <string> [plist-syntax]
        <dict>soup</dict>
              ^
        """),
    Broken(
      name: "an unclosed comment", text: "<dict><!-- a</dict>",
      finding: """
        a:1:7: error: '<!--' is never closed; add '-->' [plist-syntax]
        <dict><!-- a</dict>
              ^
        """),
    Broken(
      name: "two values", text: "<plist><dict/><dict/></plist>",
      finding: """
        a:1:15: error: <plist> holds one value only; put them in an <array> [plist-syntax]
        <plist><dict/><dict/></plist>
                      ^
        """),
    Broken(
      name: "an entity of the file's own",
      text: "<!DOCTYPE p [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>\n<string>&b;</string>",
      finding: """
        a:2:9: error: '&b;' is not one of XML's own entities; write the text itself [plist-syntax]
        <string>&b;</string>
                ^
        """),
  ]

  @Test(arguments: broken) func aBrokenPropertyListIsToldWithItsPlaceAndAFix(_ row: Broken) {
    let reading = PropertyList.read(SourceText(row.text, file: "a"))
    #expect(reading.content == nil)
    #expect(reading.findings.map(\.description) == [row.finding])
  }

  @Test func theFirstOfTwoEqualKeysInAPropertyListIsKept() {
    let text = "<dict>\n<key>a</key><true/>\n<key>a</key><false/></dict>"
    let reading = PropertyList.read(SourceText(text, file: "a"))
    #expect(reading.content?.root["a"]?.value == .boolean(true))
    #expect(
      reading.findings.map(\.description) == [
        """
        a:3:1: error: the key 'a' stands here twice; remove or rename one [duplicate-key]
        <key>a</key><false/></dict>
        ^
        """
      ])
  }

  @Test func nestingInAPropertyListIsBounded() {
    let nested = { (depth: Int) in
      SourceText(
        String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth),
        file: "a")
    }
    #expect(PropertyList.read(nested(100)).findings == [])
    #expect(PropertyList.read(nested(101)).findings.map(\.rule) == ["nested-too-deeply"])
    #expect(PropertyList.read(nested(20_000)).findings.map(\.rule) == ["nested-too-deeply"])
  }

  @Test func everyPrefixOfAPropertyListHasFindings() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE p [<!ENTITY x "y">]><plist version='1'><dict><key>a&amp;</key>
      <string><![CDATA[x]]>&#65;</string><!-- c --><key>b</key><array><data>YQ==</data></array></dict></plist>
      """
    for length in 0..<text.utf8.count {
      let prefix = String(decoding: text.utf8.prefix(length), as: UTF8.self)
      #expect(!PropertyList.read(SourceText(prefix, file: "a")).findings.isEmpty, "\(prefix)")
    }
  }
}
