// SPDX-License-Identifier: Apache-2.0

/// A phrase that must not start an App Shortcut, however similar it is to one that does.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Hashable, Sendable {
  let text: String

  public init(_ phraseKey: String) { text = phraseKey }
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Builds a phrase with places for the values that are filled in.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      text += "${applicationName}"
    }
  }
}
