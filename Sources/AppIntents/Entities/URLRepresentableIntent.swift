// SPDX-License-Identifier: Apache-2.0

/// An intent that has a web address.
public protocol URLRepresentableIntent: AppIntent {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  public typealias URLRepresentation = IntentURLRepresentation<Self>
}

extension URLRepresentableIntent where Self: OpenIntent {
  /// The address of the thing that the intent opens.
  public static var urlRepresentation: IntentURLRepresentation<Self> {
    IntentURLRepresentation("${target}")
  }
}

/// The address of an intent, with its parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let pattern: String

  public init(_ value: String) { pattern = value }
  public init(stringLiteral value: String) { pattern = value }
  public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      text += "${\(String(describing: keyPath))}"
    }
  }
}
