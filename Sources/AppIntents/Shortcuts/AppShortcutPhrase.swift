// SPDX-License-Identifier: Apache-2.0

/// A phrase that starts an App Shortcut: words, the app's name, and at most one parameter.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  let pieces: [PhrasePiece<Intent>]

  public init(_ value: String) { pieces = [.text(value)] }
  public init(stringLiteral value: String) { pieces = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Builds a phrase with places for the values that are filled in.
  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [PhrasePiece<Intent>] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { pieces.append(.text(literal)) }

    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      pieces.append(.applicationName)
    }

    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(keyPath))
    }
  }
}

/// A piece of a phrase.
enum PhrasePiece<Intent: AppIntent> {
  case text(String)
  case applicationName
  case parameter(PartialKeyPath<Intent>)
}
