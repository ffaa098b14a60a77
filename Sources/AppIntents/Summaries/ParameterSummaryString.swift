// SPDX-License-Identifier: Apache-2.0

/// The text of a summary: words, and parameters by their key paths.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  enum Piece {
    case text(String)
    case parameter(PartialKeyPath<Intent>)
  }

  let pieces: [Piece]

  public init(_ string: String) { pieces = [.text(string)] }
  public init(stringLiteral value: String) { pieces = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(keyPath))
    }
  }
}
