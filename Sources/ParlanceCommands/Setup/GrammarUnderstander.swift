// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Voice

/// What understands a grammar, and is perhaps being kept for the next time.
struct GrammarUnderstander {
  let understander: Understander
  private let keeping = DispatchGroup()

  /// - Parameter keep: runs beside everything else; nil where there is nothing to keep.
  init(_ understander: Understander, keep: (@Sendable () -> Void)? = nil) {
    self.understander = understander
    if let keep { DispatchQueue.global().async(group: keeping, execute: keep) }
  }

  /// Waits until it is kept.
  func finish() { keeping.wait() }
}
