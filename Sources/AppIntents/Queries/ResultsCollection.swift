// SPDX-License-Identifier: Apache-2.0

/// The answer of a query or an options provider: an array, or items in sections.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: _IntentValue

  /// Nothing to choose from.
  static var empty: Self { get }

  /// The values in the order in which they are offered.
  var items: [Result] { get }

  /// The question shown above the values.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether the values are listed by their first letters.
  var usesIndexedCollation: Bool { get }
}

extension ResultsCollection {
  public var promptLabel: LocalizedStringResource? { nil }
  public var usesIndexedCollation: Bool { false }

  public var _resultValues: [Result] { items }
}

extension Array: ResultsCollection where Element: _IntentValue {
  public typealias Result = Element

  public static var empty: [Element] { [] }

  public var items: [Element] { self }
}
