// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
package import Voice

/// One value of a YAML or JSON file, with its place.
package enum Node: Sendable {
  package struct Scalar: Sendable {
    /// How a text is written.
    package enum Style: Sendable {
      case plain, singleQuoted, doubleQuoted
      /// Over lines of its own.
      case block
    }

    package var string: String
    package var style: Style
    /// Where it starts, in bytes of the file.
    package var offset: Int

    /// Whether it is text whatever it looks like.
    package var isText: Bool { style != .plain }
  }

  package struct Pair: Sendable {
    package var key: Scalar
    package var value: Node
  }

  case scalar(Scalar)
  case sequence([Node], offset: Int)
  case mapping([Pair], offset: Int)
  /// A long list of names that stand for themselves or for another text, kept together.
  case names(NameList, offset: Int)

  /// Where it starts, in bytes of the file.
  package var offset: Int {
    switch self {
    case .scalar(let scalar): scalar.offset
    case .sequence(_, let offset), .mapping(_, let offset), .names(_, let offset): offset
    }
  }

  package var scalar: Scalar? { if case .scalar(let scalar) = self { scalar } else { nil } }

  /// The value of a key.
  package subscript(named key: String) -> Node? {
    guard case .mapping(let pairs, _) = self else { return nil }
    return pairs.first { $0.key.string == key }?.value
  }

  package var isNull: Bool { scalar.map { JSONValue($0) == .null } ?? false }

  /// What kind of value this is, as a finding says it.
  package var kind: String {
    switch self {
    case .scalar: isNull ? "nothing" : "a text or number"
    case .sequence, .names: "a list"
    case .mapping: "keys and values"
    }
  }
}
