// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import IntentModel

/// A moment given on the command line.
struct FixedTime: ExpressibleByArgument, Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }

  init?(argument: String) {
    guard let date = Date(written: argument) else { return nil }
    self.date = date
  }
}
