// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Converts a value of one type to another type, such as a text of the app's own to a date.
public protocol Resolver: Hashable, Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue

  /// The value that the input means; nil if it means none.
  func resolve(from input: Input, context: IntentParameterContext<Output>) async throws -> Output?
}

extension Resolver {
  public typealias Context = IntentParameterContext

  fileprivate func resolved(_ values: [IntentModel.Value]) async throws -> Output? {
    guard let input = try await Input._traits.read(values) else { return nil }
    return try await resolve(from: input, context: IntentParameterContext())
  }
}

/// The parameter whose value is made.
public struct IntentParameterContext<Value: _IntentValue>: Sendable {}

/// The resolvers of one parameter, in the order in which they are tried.
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  public init() {}

  public func makeIterator() -> [any Resolver].Iterator { [].makeIterator() }
}

@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// The resolvers listed in a declaration.
  public struct Specification: ResolverSpecification {
    public typealias Output = Property
    let resolvers: [any Resolver]

    private var hashable: [AnyHashable] { resolvers.map { AnyHashable($0) } }

    public static func == (one: Self, other: Self) -> Bool {
      one.hashable == other.hashable
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(hashable)
    }

    public func makeIterator() -> [any Resolver].Iterator { resolvers.makeIterator() }
  }

  public static func buildBlock(_ resolvers: any Resolver...) -> Specification {
    Specification(resolvers: resolvers)
  }
}

extension [any Resolver] {
  /// The value of the first resolver that can convert the values that were understood; nil if none
  /// can.
  func resolved(_ values: [IntentModel.Value]) async throws -> (any _IntentValue)? {
    for resolver in self {
      if let value = try await resolver.resolvedValue(values) { return value }
    }
    return nil
  }
}

extension Resolver {
  fileprivate func resolvedValue(
    _ values: [IntentModel.Value]
  ) async throws -> (any _IntentValue)? { try await resolved(values) }
}

extension IntentParameter {
  /// A parameter whose values the `resolvers` make out of values of other types.
  @_disfavoredOverload
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Specification
  ) {
    var options = ParameterOptions(
      title: title, description: description, requestValueDialog: requestValueDialog,
      requestDisambiguationDialog: requestDisambiguationDialog, provider: optionsProvider)
    options.resolvers = Array(resolvers())
    self.init(options, default: defaultValue)
  }
}
