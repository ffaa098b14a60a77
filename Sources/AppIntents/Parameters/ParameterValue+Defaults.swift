// SPDX-License-Identifier: Apache-2.0

/// A default as a parameter's value. For an optional parameter, the default is wrapped.
func parameterDefault<Value: _IntentValue>(_ value: Value.UnwrappedType?) -> Value? {
  value.flatMap { $0 as? Value }
}
