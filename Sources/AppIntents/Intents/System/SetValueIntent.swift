// SPDX-License-Identifier: Apache-2.0

/// Sets one of an app's values: a switch, a level.
public protocol SetValueIntent: SystemIntent {
  associatedtype ValueType: _IntentValue

  var value: ValueType { get set }
}
