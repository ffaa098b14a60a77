// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Work that is done on another core meanwhile.
final class Concurrent<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let group = DispatchGroup()

  init(_ work: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: group) { [self] in
      let value = work()
      made.withLock { $0 = value }
    }
  }

  /// What came of it; waits until it is there.
  var value: Value {
    group.wait()
    return made.withLock { $0! }
  }
}
