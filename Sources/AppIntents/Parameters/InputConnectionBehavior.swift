// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter takes the result of an earlier step of a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
