// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How much something that was done counts: half as much after each ``halfLife``.
///
/// Weights grow with the date instead of shrinking with age, so that what was written down once stays true.
public enum HabitWeight {
  /// In seconds: six weeks.
  public static let halfLife: TimeInterval = 42 * 86_400

  /// What something that was done then counts for ever.
  public static func weight(of date: Date) -> Double {
    exp2(date.timeIntervalSinceReferenceDate / halfLife)
  }
}
