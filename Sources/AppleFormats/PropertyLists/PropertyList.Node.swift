// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PropertyList {
  /// A value and where it starts.
  public struct Node: Hashable, Sendable {
    public var value: Value

    /// In bytes of the source.
    let offset: Int

    init(_ value: Value, at offset: Int = 0) {
      self.value = value
      self.offset = offset
    }
  }

  /// A key with its value.
  public struct Entry: Hashable, Sendable {
    public var key: String
    public var node: Node

    /// In bytes of the source.
    let keyOffset: Int

    init(_ key: String, _ node: Node, at keyOffset: Int = 0) {
      self.key = key
      self.node = node
      self.keyOffset = keyOffset
    }
  }

  public indirect enum Value: Hashable, Sendable {
    /// In the order of the file; no key twice.
    case dictionary([Entry])
    case array([Node])
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
  }
}

extension PropertyList.Node {
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// The elements of an array; nil for anything else.
  public var array: [Self]? { if case .array(let elements) = value { elements } else { nil } }

  /// The entries of a dictionary; nil for anything else.
  public var dictionary: [PropertyList.Entry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, when this is a dictionary that has it.
  public subscript(key: String) -> Self? { dictionary?.first { $0.key == key }?.node }

  /// What kind of value this is, as a finding says it.
  package var kind: String {
    switch value {
    case .dictionary: "a dictionary"
    case .array: "an array"
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    }
  }
}
