// SPDX-License-Identifier: Apache-2.0

/// Gives way to another intent, or to none.
public protocol DeprecatedAppIntent: AppIntent {
  associatedtype ReplacementIntent: AppIntent = Never

  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
