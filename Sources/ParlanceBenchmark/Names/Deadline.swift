// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Ends this process when a time is up, unless it is cancelled before.
struct Deadline {
  private let timer = DispatchSource.makeTimerSource(queue: .global())
  private let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
    timer.setEventHandler { _exit(1) }
  }

  func start() {
    timer.schedule(deadline: .now() + .seconds(seconds))
    timer.resume()
  }

  func cancel() { timer.cancel() }
}
