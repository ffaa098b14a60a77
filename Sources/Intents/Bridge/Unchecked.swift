// SPDX-License-Identifier: Apache-2.0

/// Carries a value into a task when the compiler can't prove that this is safe. It is: only one
/// request at a time calls an app's handler.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
