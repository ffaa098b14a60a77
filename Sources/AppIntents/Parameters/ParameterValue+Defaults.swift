// SPDX-License-Identifier: Apache-2.0

/// A default as a value: of an optional parameter it is wrapped.
func parameterDefault<Value: _IntentValue>(_ value: Value.UnwrappedType?) -> Value? {
  value.flatMap { $0 as? Value }
}
