// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The messages that were shown last, so that "mark it as read" has a meaning.
final class LastFound: Sendable {
  /// How long they are remembered, in seconds.
  static let attention: TimeInterval = 600

  private struct Finding {
    var numbers: [Int]
    var date: Date
  }

  private let finding = Mutex<Finding?>(nil)

  func keep(_ messages: [Message], at date: Date) {
    finding.withLock { $0 = Finding(numbers: messages.map(\.number), date: date) }
  }

  /// Nil if none were shown lately.
  func numbers(at now: Date) -> [Int]? {
    finding.withLock { finding in
      guard let finding, !finding.numbers.isEmpty,
        abs(now.timeIntervalSince(finding.date)) <= Self.attention
      else { return nil }
      return finding.numbers
    }
  }
}
