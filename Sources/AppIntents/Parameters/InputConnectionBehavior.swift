// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter takes what an earlier step of a shortcut has made.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
