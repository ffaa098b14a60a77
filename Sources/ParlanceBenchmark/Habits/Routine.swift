// SPDX-License-Identifier: Apache-2.0

/// Something somebody does again and again, more or less.
struct Routine {
  var action: String
  /// 1 is Sunday.
  var days: Set<Int> = [1, 2, 3, 4, 5, 6, 7]
  /// In hours: 12.5 is half past noon.
  var hour: Double
  /// How far off the hour it mostly is, in hours.
  var spread = 0.4
  /// How often it is done when it could be.
  var chance = 0.8
  /// The days of the year on which there is this routine.
  var season = 0..<366
  /// In every second week alone: the even or the odd ones; nil for all.
  var week: Int?
  var place: String?
  /// What often follows within the hour, and how often.
  var sequel: (action: String, chance: Double)?

  static let workdays: Set<Int> = [2, 3, 4, 5, 6]
  static let weekend: Set<Int> = [1, 7]
}
