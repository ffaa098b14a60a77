// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct BinaryPropertyListFindingsTests {
  /// The findings for a list that isn't read.
  private func refusal(_ data: Data) -> [String] {
    let reading = PropertyList.read(data, file: "a")
    #expect(reading.content == nil)
    return reading.findings.map(\.description)
  }

  private static let broken =
    "a: error: the binary property list is broken; write it again with plutil [plist-syntax]"

  struct Refused: CustomTestStringConvertible {
    var name: String
    var objects: [[UInt8]]
    var message = broken
    var testDescription: String { name }
  }

  static let refused = [
    Refused(
      name: "a set", objects: [[0xC1, 1], [0x09]],
      message: """
        a: error: a set in the binary property list can't be read; write the list again without it \
        [plist-syntax]
        """),
    Refused(
      name: "a null", objects: [[0xA1, 1], [0x00]],
      message: """
        a: error: a null in the binary property list can't be read; write the list again without it \
        [plist-syntax]
        """),
    Refused(
      name: "a UID", objects: [[0x80, 1]],
      message: """
        a: error: a UID in the binary property list can't be read; write the list again without it \
        [plist-syntax]
        """),
    Refused(
      name: "a cycle", objects: [[0xA2, 0, 0]],
      message: "a: error: values nest deeper than 100; make the file flatter [nested-too-deeply]"),
    Refused(
      name: "a longer cycle", objects: [[0xD1, 1, 2], [0x51, 0x61], [0xA1, 0]],
      message: "a: error: values nest deeper than 100; make the file flatter [nested-too-deeply]"),
    Refused(
      name: "a key that is a number", objects: [[0xD1, 1, 1], [0x10, 1]],
      message: """
        a: error: a key of the binary property list is no string; make it one [plist-syntax]
        """),
    Refused(
      name: "an integer too large",
      objects: [[0x14] + BinaryList.eightBytes(0) + BinaryList.eightBytes(-1)],
      message: """
        a: error: an integer of the binary property list is larger than 64 bits; make it smaller \
        [plist-syntax]
        """),
    Refused(name: "a reference to nothing", objects: [[0xA1, 9]]),
    Refused(name: "an array behind the end", objects: [[0xA5, 0]]),
    Refused(name: "a dictionary behind the end", objects: [[0xD2, 0, 0, 0]]),
    Refused(
      name: "a count larger than all", objects: [[0xAF, 0x13] + BinaryList.eightBytes(Int.max)]),
    Refused(name: "a count below zero", objects: [[0x6F, 0x13] + BinaryList.eightBytes(-1)]),
    Refused(
      name: "a count that is no integer", objects: [[0x5F, 0x23] + BinaryList.eightBytes(0)]),
    Refused(name: "a count that is missing", objects: [[0x5F]]),
    Refused(name: "a number behind the end", objects: [[0x13, 0]]),
    Refused(name: "a text that is no ASCII", objects: [[0x51, 0xE9]]),
    Refused(name: "half a pair of UTF-16", objects: [[0x61, 0xD8, 0x3C]]),
    Refused(name: "a date that never comes", objects: [[0x33, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]]),
    Refused(name: "an unknown marker", objects: [[0xF0]]),
  ]

  @Test(arguments: refused) func aBrokenBinaryListIsRefusedWithAMessage(_ row: Refused) {
    #expect(refusal(BinaryList.of(row.objects)) == [row.message])
  }

  /// Each array holds the next one twice: a few bytes become millions of values.
  @Test func sharedValuesInABinaryListAreBounded() {
    let arrays = (1...26).map { [0xA2, UInt8($0), UInt8($0)] }
    #expect(
      refusal(BinaryList.of(arrays + [[0x09]])) == [
        "a: error: the file holds more than 300000 values; split it [too-many-values]"
      ])
  }

  /// A text of fifty thousand bytes, held four hundred times.
  @Test func sharedTextsInABinaryListAreBounded() {
    let array: [UInt8] = [0xAF, 0x11, 0x01, 0x90] + [UInt8](repeating: 1, count: 400)
    let text: [UInt8] = [0x5F, 0x11, 0xC3, 0x50] + [UInt8](repeating: 0x61, count: 50_000)
    let data = BinaryList.of([array, text])
    #expect(
      refusal(data) == [
        """
        a: error: the texts and data of the file come to more than 16 MiB; split it \
        [file-too-large]
        """
      ])
  }

  @Test func nestingInABinaryListIsBounded() {
    let nested = { (depth: Int) in
      BinaryList.of((1..<depth).map { [0xA1, UInt8($0)] } + [[0xA0]])
    }
    #expect(PropertyList.read(nested(100), file: "a").findings == [])
    #expect(PropertyList.read(nested(101), file: "a").findings.map(\.rule) == ["nested-too-deeply"])
  }

  struct Trailer: CustomTestStringConvertible {
    var name: String
    /// The position among the trailer's bytes.
    var offset: Int
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  static let trailers = [
    Trailer(name: "offsets of no bytes", offset: 6, bytes: [0]),
    Trailer(name: "offsets of nine bytes", offset: 6, bytes: [9]),
    Trailer(name: "references of no bytes", offset: 7, bytes: [0]),
    Trailer(name: "references of nine bytes", offset: 7, bytes: [9]),
    Trailer(name: "no objects", offset: 8, bytes: BinaryList.eightBytes(0)),
    Trailer(name: "too many objects", offset: 8, bytes: BinaryList.eightBytes(Int.max)),
    Trailer(name: "less than no objects", offset: 8, bytes: BinaryList.eightBytes(-1)),
    Trailer(name: "a top behind the last object", offset: 16, bytes: BinaryList.eightBytes(2)),
    Trailer(name: "a top below zero", offset: 16, bytes: BinaryList.eightBytes(-1)),
    Trailer(name: "a table at the start", offset: 24, bytes: BinaryList.eightBytes(0)),
    Trailer(name: "a table behind the end", offset: 24, bytes: BinaryList.eightBytes(1_000)),
    Trailer(name: "a table far behind the end", offset: 24, bytes: BinaryList.eightBytes(Int.max)),
    Trailer(name: "a table below zero", offset: 24, bytes: BinaryList.eightBytes(-1)),
    Trailer(name: "an offset behind the end", offset: -2, bytes: [0xFF, 0xFF]),
    Trailer(name: "an offset into the head", offset: -2, bytes: [0, 7]),
  ]

  @Test(arguments: trailers) func aBinaryListWithAWrongTrailerIsRefused(_ row: Trailer) {
    var bytes = [UInt8](BinaryList.of([[0xA1, 1], [0x09]]))
    let start = bytes.count - 32 + row.offset
    bytes.replaceSubrange(start..<start + row.bytes.count, with: row.bytes)
    #expect(refusal(Data(bytes)) == [Self.broken])
  }

  @Test func aBinaryListOfAnotherVersionIsRefused() {
    var bytes = [UInt8](BinaryList.of([[0x09]]))
    bytes[7] = UInt8(ascii: "5")
    #expect(refusal(Data(bytes)) == [Self.broken])
  }

  // MARK: What is damaged

  private static var sample: Data {
    get throws {
      try BinaryList.foundation(
        ["é": ["x", -1, 1.5, true] as [Any], "b": ["c": Data([1])], "d": Date.distantPast])
    }
  }

  @Test func everyPrefixOfABinaryListIsRefused() throws {
    let data = try Self.sample
    for length in 6..<data.count {
      #expect(refusal(data.prefix(length)) == [Self.broken], "\(length) bytes")
    }
  }

  @Test func aBinaryListWithAChangedByteIsReadOrRefused() throws {
    let data = try Self.sample
    for place in 8..<data.count {
      for byte in UInt8.min...UInt8.max {
        var changed = data
        changed[place] = byte
        let reading = PropertyList.read(changed, file: "a")
        #expect(reading.content != nil || !reading.findings.isEmpty, "\(byte) at \(place)")
      }
    }
  }
}
