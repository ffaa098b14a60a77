// SPDX-License-Identifier: Apache-2.0

/// An app's own error that converts to an ``AppIntentError``. The user hears that error's words,
/// not its own.
public protocol CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { get }
}
