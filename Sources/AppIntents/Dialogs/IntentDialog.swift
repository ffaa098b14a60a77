// SPDX-License-Identifier: Apache-2.0

/// The words for the user. There may be fewer of them for a user who sees a card as well.
public struct IntentDialog: Hashable, Sendable {
  /// All the facts, for a user who sees nothing.
  let full: LocalizedStringResource

  /// Fewer facts, for a user who sees the rest.
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
