// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A compact list for many names without template signs. A name takes little more than the room of
/// its letters.
public struct NameList: Hashable, Sendable {
  /// The text of each name as it is said.
  public private(set) var said = PackedTexts()
  /// The output of each name; nil if every output is the name as said.
  public private(set) var meant: PackedTexts?

  public init() {}

  public var count: Int { said.count }
  public var indices: Range<Int> { 0..<said.count }

  /// - Parameters:
  ///   - said: a text that contains no sign of a template.
  ///   - meant: the output; nil if it is the same text.
  public mutating func append(
    _ said: UnsafeBufferPointer<UInt8>, meaning meant: UnsafeBufferPointer<UInt8>? = nil
  ) {
    if meant != nil, self.meant == nil { self.meant = self.said }
    self.meant?.append(meant ?? said)
    self.said.append(said)
  }

  /// The value that the slot gets.
  public func output(_ place: Int) -> String { (meant ?? said)[place] }

  /// The names as ordinary list values.
  public var values: [ListValue] {
    indices.map { ListValue(phrases: [.text(said[$0])], output: .string(output($0))) }
  }
}
