// SPDX-License-Identifier: Apache-2.0

/// An app's own error that says which of the known ones it is; words of its own don't count.
public protocol CustomAppIntentErrorConvertible {
  var appIntentError: AppIntentError { get }
}
