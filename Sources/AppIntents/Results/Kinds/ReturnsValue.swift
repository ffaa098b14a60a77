// SPDX-License-Identifier: Apache-2.0

/// A result with a value for the next step of a shortcut.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: _IntentValue

  var value: Value? { get }
}
