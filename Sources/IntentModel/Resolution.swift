// SPDX-License-Identifier: Apache-2.0

/// What an app says of one value it was given, or was not.
public enum Resolution: Hashable, Sendable {
  /// The value to use, which need not be the one that was heard.
  case success(Value)
  /// It can't go on without a value.
  case needsValue
  /// Several fit: two to ten, best first. More are taken as `needsMoreDetails`.
  case disambiguation([Value])
  /// Likely but not certain: yes or no about this one value, where there is a reason with that.
  case confirmationRequired(Value, reason: String? = nil)
  /// Too many fit to list them.
  case needsMoreDetails
  /// It can't use the value, for a reason it gives in the user's language.
  case unsupported(reason: String?)
  /// It has no use for a value, and goes on without.
  case notRequired
}
