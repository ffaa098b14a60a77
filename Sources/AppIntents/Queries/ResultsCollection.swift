// SPDX-License-Identifier: Apache-2.0

/// What a query or an options provider answers with: an array, or items in sections.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: _IntentValue

  /// Nothing to choose from.
  static var empty: Self { get }

  /// The values in the order in which they are offered.
  var items: [Result] { get }

  /// What is asked above them.
  var promptLabel: LocalizedStringResource? { get }

  /// Whether they are listed by their first letters.
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
