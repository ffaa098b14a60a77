// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which signals a thread holds back.
enum SignalMask {
  /// Does something that holds none back.
  ///
  /// A process that is started inherits the mask of the thread, and the system's queues have theirs hold back nearly
  /// all: a request to end would not be heard.
  static func whileEmpty<Result>(_ work: () throws -> Result) rethrows -> Result {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try work()
  }
}
