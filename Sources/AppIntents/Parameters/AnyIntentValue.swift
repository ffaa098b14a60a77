// SPDX-License-Identifier: Apache-2.0

/// A parameter of any type, as summaries use it.
public protocol AnyIntentValue {
  associatedtype Value: _IntentValue

  /// The current value; nil for none.
  var _value: Value? { get }
}

extension IntentParameter: AnyIntentValue {
  public var _value: Value? { value }
}
