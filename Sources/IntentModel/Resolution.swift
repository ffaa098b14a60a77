// SPDX-License-Identifier: Apache-2.0

/// An app's verdict on one value that it was given, or that is missing.
public enum Resolution: Hashable, Sendable {
  /// The value to use, which need not be the one that was heard.
  case success(Value)
  /// It can't go on without a value.
  case needsValue
  /// Several fit: two to ten, best first. More are taken as `needsMoreDetails`.
  case disambiguation([Value])
  /// Likely but not certain: asks yes or no about this one value, with the reason if there is one.
  case confirmationRequired(Value, reason: String? = nil)
  /// Too many fit to list them.
  case needsMoreDetails
  /// It can't use the value, for a reason it gives in the user's language.
  case unsupported(reason: String?)
  /// It has no use for a value, and goes on without.
  case notRequired
}
