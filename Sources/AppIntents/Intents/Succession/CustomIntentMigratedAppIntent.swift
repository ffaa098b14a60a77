// SPDX-License-Identifier: Apache-2.0

/// Replaces an intent of a definition, which is named by its class.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  static var intentClassName: String { get }
}
