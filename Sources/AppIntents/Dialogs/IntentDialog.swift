// SPDX-License-Identifier: Apache-2.0

/// What is said to the user, and perhaps what is shown beside it.
public struct IntentDialog: Hashable, Sendable {
  /// All that is to be known, for whoever sees nothing.
  let full: LocalizedStringResource

  /// Less, where the rest is seen.
  let supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) {
    self.full = full
    supporting = nil
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }

  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting)
  }

  public init(full: LocalizedStringResource, systemImageName: String) { self.init(full) }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
