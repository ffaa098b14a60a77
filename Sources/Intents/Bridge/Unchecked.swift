// SPDX-License-Identifier: Apache-2.0

/// Carries what the compiler can't see to be safe into a task: an app's handler is called by one
/// request at a time.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
