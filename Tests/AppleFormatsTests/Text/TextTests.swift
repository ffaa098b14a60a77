// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct TextTests {
  struct Place: CustomTestStringConvertible {
    var text: String
    var offset: Int
    var place: String
    var testDescription: String { place }
  }

  static let places = [
    Place(text: "abc", offset: 0, place: "a.txt:1:1"),
    Place(text: "abc", offset: 3, place: "a.txt:1:4"),
    Place(text: "a\nbc", offset: 2, place: "a.txt:2:1"),
    Place(text: "a\r\nbc", offset: 4, place: "a.txt:2:2"),
    Place(text: "a\rbc", offset: 3, place: "a.txt:2:2"),
    Place(text: "수프 x", offset: 7, place: "a.txt:1:4"),
    Place(text: "", offset: 0, place: "a.txt:1:1"),
    Place(text: "abc\n", offset: 99, place: "a.txt:2:1"),
  ]

  @Test(arguments: places) func placesInATextAreCountedInLinesAndCharacters(_ row: Place) {
    let source = SourceText(row.text, file: "a.txt")
    #expect(source.location(at: row.offset).description == row.place)
  }

  @Test func linesAreGivenWithoutTheirLineEnds() {
    let source = SourceText("one\r\ntwo\n\nfour", file: "a.txt")
    #expect((0...5).map { source.line($0) } == [nil, "one", "two", "", "four", nil])
  }

  @Test(arguments: [
    [0xEF, 0xBB, 0xBF, 0x61], [0x61], [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61],
    [0x61, 0x00], [0x00, 0x61],
  ]) func textInUTF8AndUTF16IsDecoded(_ bytes: [UInt8]) throws {
    #expect(try SourceText(Data(bytes), file: "a.txt").line(1) == "a")
  }

  @Test func thePlaceOfBrokenUTF8IsTold() throws {
    let data = Data([0x61, 0x0A, 0xC3, 0xA9, 0xE9, 0x62])
    let error = try #require(throws: FindingsError.self) { try SourceText(data, file: "a.txt") }
    let expected = """
      a.txt:2:2: error: the byte 0xE9 is no UTF-8; save the file as UTF-8 [invalid-encoding]
      é\u{FFFD}b
       ^
      """
    #expect(error.description == expected)
  }

  @Test func brokenUTF16IsRefused() throws {
    let data = Data([0xFF, 0xFE, 0x00, 0xD8, 0x61, 0x00])
    let error = try #require(throws: FindingsError.self) { try SourceText(data, file: "a.txt") }
    #expect(
      error.description
        == "a.txt: error: the file is no valid UTF-16; save it as UTF-8 [invalid-encoding]")
  }

  @Test func aFileBeyond64MebibytesIsRefused() throws {
    let data = Data(count: SourceText.maximumSize + 1)
    let error = try #require(throws: FindingsError.self) { try SourceText(data, file: "a.txt") }
    #expect(
      error.description
        == "a.txt: error: the file is larger than 64 MiB; split it [file-too-large]")
  }

  @Test(
    arguments: [
      ("sentences", "sentences"), ("sentnces", "sentences"), ("Slots", "slots"), ("solts", "slots"),
      ("lists", nil), ("banana", nil),
    ] as [(String, String?)]) func theNearestNameIsSuggested(_ name: String, _ nearest: String?)
  {
    #expect(NearestName.nearest(to: name, among: ["sentences", "slots", "response"]) == nearest)
  }
}
