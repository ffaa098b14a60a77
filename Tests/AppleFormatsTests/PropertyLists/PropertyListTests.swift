// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct PropertyListTests {
  @Test func everyKindOfValueInAPropertyListIsRead() throws {
    let reading = PropertyList.read(
      SourceText(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://example.com/x.dtd">
        <!-- a <comment> -->
        <plist version="1.0">
        <dict>
          <key>text</key><string>a &amp; b &lt;c&gt; &#233;&#x1F372; <![CDATA[<&>]]></string>
          <key>none</key><string/>
          <key>number</key><integer> -12 </integer>
          <key>hex</key><integer>0x1F</integer>
          <key>real</key><real>1.5</real>
          <key>yes</key><true/>
          <key>no</key><false></false>
          <key>date</key><date>2026-01-02T03:04:05Z</date>
          <key>data</key><data> YW Jj </data>
          <key>list</key><array><string>x</string><array/></array>
        </dict>
        </plist>
        """, file: "a.plist"))
    #expect(reading.findings == [])
    let root = try #require(reading.content?.root)
    #expect(root["text"]?.string == "a & b <c> é🍲 <&>")
    #expect(root["none"]?.string == "")
    #expect(root["number"]?.value == .integer(-12))
    #expect(root["hex"]?.value == .integer(31))
    #expect(root["real"]?.value == .real(1.5))
    #expect(root["yes"]?.value == .boolean(true))
    #expect(root["no"]?.value == .boolean(false))
    #expect(root["date"]?.value == .date(Date(timeIntervalSince1970: 1_767_323_045)))
    #expect(root["data"]?.value == .data(Data("abc".utf8)))
    #expect(root["list"]?.array?.map(\.string) == ["x", nil])
  }

  @Test func thePlaceOfEachKeyAndValueIsKept() throws {
    let reading = PropertyList.read(
      SourceText("<plist><dict>\n  <key>é</key> <true/>\n</dict></plist>", file: "a.plist"))
    let list = try #require(reading.content)
    let entry = try #require(list.root.dictionary?.first)
    #expect(list.location(of: list.root).description == "a.plist:1:8")
    #expect(list.location(ofKey: entry).description == "a.plist:2:3")
    #expect(list.location(of: entry.node).description == "a.plist:2:16")
  }

  @Test func aPropertyListWithPreprocessorLinesIsRead() {
    let text = "<plist><dict>\n#if DEBUG\n<key>a</key><true/>\n#endif\n</dict></plist>"
    let reading = PropertyList.read(SourceText(text, file: "a.plist"))
    #expect(reading.findings == [])
    #expect(reading.content?.root["a"]?.value == .boolean(true))
  }

  @Test func aBinaryPropertyListIsRead() throws {
    let tree: [String: Any] = ["a": ["x", 1, 1.5, true] as [Any], "b": ["c": Data([1])]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: tree, format: .binary, options: 0)
    let list = try #require(PropertyList.read(data, file: "a.plist").content)
    #expect(
      list.root["a"]?.array?.map(\.value)
        == [.string("x"), .integer(1), .real(1.5), .boolean(true)])
    #expect(list.root["b"]?["c"]?.value == .data(Data([1])))
    #expect(list.location(of: list.root).description == "a.plist")
  }

  @Test func aBrokenBinaryPropertyListIsTold() {
    let reading = PropertyList.read(Data("bplist00nonsense".utf8), file: "a.plist")
    #expect(reading.content == nil)
    #expect(
      reading.findings.map(\.description) == [
        """
        a.plist: error: the binary property list is broken; write it again with plutil \
        [plist-syntax]
        """
      ])
  }
}
