// SPDX-License-Identifier: Apache-2.0

/// Replaces an intent of a definition, by the class it had.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
