// SPDX-License-Identifier: Apache-2.0

/// Values with which an intent is worth doing again, and how that is told.
public struct ParameterCombination: Hashable, Sendable {
  public var parameters: Set<ParameterID>

  /// With tokens: `Order ${quantity} ${soup}`.
  public var title: String

  /// What else there is to tell, with tokens; nil for nothing.
  public var subtitle: String?

  /// Whether it is done with these values while the app stays in the background; else the app is opened.
  public var runsInBackground = true

  public init(_ parameters: Set<ParameterID>, title: String, subtitle: String? = nil) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
  }
}
