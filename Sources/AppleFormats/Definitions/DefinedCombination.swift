// SPDX-License-Identifier: Apache-2.0

/// A set of parameters with which an intent can be carried out.
public struct DefinedCombination: Hashable, Sendable {
  /// In the order of the definition's key; empty for none.
  public var parameters: [String]

  /// How it is told, with tokens such as `${soup}`.
  public var title: LocalizableText
  public var subtitle: LocalizableText?

  /// Whether it is the one to show first.
  public var isPrimary = false

  /// Whether the app stays in the background; nil where the definition doesn't say.
  public var runsInBackground: Bool?

  public init(parameters: [String], title: LocalizableText, subtitle: LocalizableText? = nil) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
  }
}
