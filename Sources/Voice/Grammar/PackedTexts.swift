// SPDX-License-Identifier: Apache-2.0

/// Many texts in one run of UTF-8.
public struct PackedTexts: Hashable, Sendable {
  private var bytes: [UInt8] = []
  /// Where each text ends.
  private var ends: [UInt32] = []

  public init() {}

  public var count: Int { ends.count }

  public mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(UInt32(clamping: bytes.count))
  }

  public subscript(place: Int) -> String {
    String(decoding: bytes[range(place)], as: UTF8.self)
  }

  /// The size of a text in bytes.
  func size(of place: Int) -> Int { range(place).count }

  /// Passes a text's bytes to a closure. They are valid only while it runs.
  func withBytes<Result>(
    of place: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(place)])) }
  }

  private func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : Int(ends[place - 1]))..<Int(ends[place])
  }
}
