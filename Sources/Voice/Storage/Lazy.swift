// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value that is made when it is first asked for.
///
/// Who asks meanwhile waits for it.
final class Lazy<Value: Sendable>: Sendable {
  private let made: Mutex<Value?>
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    made = Mutex(nil)
    self.make = make
  }

  var value: Value {
    made.withLock { made in
      if let value = made { return value }
      let value = make()
      made = value
      return value
    }
  }
}
