// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Names without brackets or anything else to be read in them, for lists of many: a name takes the room
/// of its letters.
public struct NameList: Hashable, Sendable {
  /// How each is said.
  public private(set) var said = PackedTexts()
  /// What each means; nil where each means what is said.
  public private(set) var meant: PackedTexts?

  public init() {}

  public var count: Int { said.count }
  public var indices: Range<Int> { 0..<said.count }

  /// - Parameters:
  ///   - said: a text in which no character is a template's sign.
  ///   - meant: nil for the same.
  public mutating func append(
    _ said: UnsafeBufferPointer<UInt8>, meaning meant: UnsafeBufferPointer<UInt8>? = nil
  ) {
    if meant != nil, self.meant == nil { self.meant = self.said }
    self.meant?.append(meant ?? said)
    self.said.append(said)
  }

  /// What the slot gets.
  public func output(_ place: Int) -> String { (meant ?? said)[place] }

  /// The same as values of a list like any other.
  public var values: [ListValue] {
    indices.map { ListValue(phrases: [.text(said[$0])], output: .string(output($0))) }
  }
}
