// SPDX-License-Identifier: Apache-2.0

/// An intent that should no longer be used. Another intent may replace it.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never

  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
