// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

@testable import AppleFormats

struct BinaryPropertyListTests {
  @Test func aBinaryListWrittenByFoundationIsRead() throws {
    let tree: [String: Any] = [
      "ascii": "soup", "none": "", "é": "Suppe für zwei 🍲",
      "long": String(repeating: "tomato ", count: 10_000),
      "integers": [0, 1, 255, 256, 65_536, 4_294_967_296, -1, -300, Int.max, Int.min],
      "reals": [1.5, -0.25, 1e300], "yes": true, "no": false,
      "data": Data((0...255).map { UInt8($0) }), "date": Date(timeIntervalSince1970: 1_767_323_045),
      "many": (0..<300).map { "bowl \($0)" }, "nested": ["a": [["b": [[String]]()]]],
    ]
    let reading = PropertyList.read(try BinaryList.foundation(tree), file: "a")
    #expect(reading.findings == [])
    let root = try #require(reading.content?.root)
    #expect(root.dictionary?.map(\.key) == tree.keys.sorted())
    #expect(root["ascii"]?.string == "soup")
    #expect(root["none"]?.string == "")
    #expect(root["é"]?.string == "Suppe für zwei 🍲")
    #expect(root["long"]?.string?.utf8.count == 70_000)
    #expect(
      root["integers"]?.array?.map(\.value)
        == [0, 1, 255, 256, 65_536, 4_294_967_296, -1, -300, Int.max, Int.min].map { .integer($0) })
    #expect(root["reals"]?.array?.map(\.value) == [.real(1.5), .real(-0.25), .real(1e300)])
    #expect(root["yes"]?.value == .boolean(true))
    #expect(root["no"]?.value == .boolean(false))
    #expect(root["data"]?.value == .data(Data((0...255).map { UInt8($0) })))
    #expect(root["date"]?.value == .date(Date(timeIntervalSince1970: 1_767_323_045)))
    #expect(root["many"]?.array?.last?.string == "bowl 299")
    #expect(root["nested"]?["a"]?.array?.first?["b"]?.array == [])
  }

  @Test func aBinaryListInASliceOfDataIsRead() throws {
    let data = Data([1, 2, 3]) + (try BinaryList.foundation(["a": "b"]))
    #expect(PropertyList.read(data[3...], file: "a").content?.root["a"]?.string == "b")
  }

  @Test(arguments: 1...8) func referencesOfEverySizeInABinaryListAreRead(_ size: Int) {
    let reference = [UInt8](repeating: 0, count: size - 1)
    let data = BinaryList.of(
      [[0xA2] + reference + [1] + reference + [1], [0x51, 0x61]], referenceSize: UInt8(size))
    #expect(
      PropertyList.read(data, file: "a").content?.root.array?.map(\.string) == ["a", "a"])
  }

  struct Leaf: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var value: PropertyList.Value
    var testDescription: String { name }
  }

  static let leaves = [
    Leaf(name: "a short real", bytes: [0x22, 0x3F, 0xC0, 0, 0], value: .real(1.5)),
    Leaf(
      name: "a wide integer", bytes: [0x14] + BinaryList.eightBytes(0) + BinaryList.eightBytes(7),
      value: .integer(7)),
    Leaf(
      name: "a wide negative integer",
      bytes: [0x14] + BinaryList.eightBytes(-1) + BinaryList.eightBytes(-7),
      value: .integer(-7)),
    Leaf(name: "an integer without sign", bytes: [0x10, 0xFF], value: .integer(255)),
    Leaf(name: "UTF-16", bytes: [0x62, 0xD8, 0x3C, 0xDF, 0x72], value: .string("🍲")),
    Leaf(name: "a counted text", bytes: [0x5F, 0x10, 2, 0x61, 0x62], value: .string("ab")),
  ]

  @Test(arguments: leaves) func singleValuesOfABinaryListAreRead(_ row: Leaf) {
    #expect(
      PropertyList.read(BinaryList.of([row.bytes]), file: "a").content?.root.value == row.value)
  }

  @Test func theFirstOfTwoEqualKeysInABinaryListIsKept() {
    let reading = PropertyList.read(
      BinaryList.of([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]]), file: "a")
    #expect(reading.content?.root["a"]?.value == .boolean(true))
    #expect(
      reading.findings.map(\.description) == [
        "a: error: the key 'a' stands here twice; remove or rename one [duplicate-key]"
      ])
  }
}
