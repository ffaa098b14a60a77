// SPDX-License-Identifier: Apache-2.0

/// An entity that has a web address.
public protocol URLRepresentableEntity: AppEntity {
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// The address of an entity, with its properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  let pattern: String

  public init(_ value: String) { pattern = value }
  public init(stringLiteral value: String) { pattern = value }
  public init(stringInterpolation: StringInterpolation) { pattern = stringInterpolation.text }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// A part of an entity that is not a property.
    public enum Token: Hashable, Sendable {
      case id
    }

    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: Token) { text += "${id}" }
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {
      text += "${\(String(describing: keyPath))}"
    }
  }
}
