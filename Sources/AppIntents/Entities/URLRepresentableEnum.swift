// SPDX-License-Identifier: Apache-2.0

/// An enumeration whose cases have web addresses.
public protocol URLRepresentableEnum: AppEnum {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  public typealias URLRepresentation = EnumURLRepresentation<Self>
}

/// The addresses of an enumeration's cases: one with the case in it, or one for each.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, Sendable {
  /// The address of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    let pattern: String

    public init(stringLiteral value: String) { pattern = value }
    public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.text }
  }

  let pattern: String?
  let patterns: [String: String]

  public init(_ value: String) { self.init(stringLiteral: value) }

  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    pattern = nil
    patterns = urlRepresentations.reduce(into: [:]) { $0[$1.key.itemID] = $1.value.pattern }
  }

  public init(stringLiteral value: String) {
    pattern = value
    patterns = [:]
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringLiteral: stringInterpolation.text)
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// The part of a case that appears in an address.
    public enum Token: Hashable, Sendable {
      case rawValue
    }

    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) { text += "${rawValue}" }
  }
}
