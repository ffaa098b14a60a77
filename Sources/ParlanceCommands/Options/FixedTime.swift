// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// A moment given on the command line.
struct FixedTime: ExpressibleByArgument, Sendable {
  let date: Date

  /// ISO 8601 with or without a zone, which is then UTC, or a date alone.
  init?(argument: String) {
    let formats: [Date.ISO8601FormatStyle] = [
      .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      .iso8601.year().month().day().time(includingFractionalSeconds: false),
      .iso8601.year().month().day(),
    ]
    guard let date = formats.lazy.compactMap({ try? $0.parse(argument) }).first else { return nil }
    self.date = date
  }
}
