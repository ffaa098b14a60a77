// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A time at which a shortcut is useful.
public final class INDateRelevanceProvider: INRelevanceProvider, @unchecked Sendable {
  public let startDate: Date

  /// Nil for a single moment.
  public let endDate: Date?

  public init(start startDate: Date, end endDate: Date?) {
    self.startDate = startDate
    self.endDate = endDate
    super.init()
  }
}
