// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Date {
  private nonisolated(unsafe) static let shape =
    /\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?/

  /// Reads ISO 8601 with or without a zone, which is then UTC, or a date alone; nil for anything else.
  public init?(written text: String) {
    let formats: [Date.ISO8601FormatStyle] = [
      .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
      .iso8601.year().month().day().time(includingFractionalSeconds: false),
      .iso8601.year().month().day(),
    ]
    // The formats ignore text that follows a date they can read.
    guard text.wholeMatch(of: Self.shape) != nil,
      let date = formats.lazy.compactMap({ try? $0.parse(text) }).first
    else { return nil }
    self = date
  }
}
