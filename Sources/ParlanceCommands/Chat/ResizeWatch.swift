// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Tells when the terminal's size changes.
final class ResizeWatch {
  private let source: any DispatchSourceSignal

  init(_ onResize: @escaping @Sendable () -> Void) {
    source = DispatchSource.makeSignalSource(signal: SIGWINCH)
    source.setEventHandler(handler: onResize)
    source.resume()
  }

  func cancel() { source.cancel() }
}
