// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// A user's actions of one year, in order: the routines, with everything that disturbs them, and
/// occasional actions.
struct YearOfActions {
  struct Done {
    var action: String
    var date: Date
    var place: String?
  }

  private static let day: TimeInterval = 86_400
  /// The number of occasional actions; the first is much more frequent than the last.
  private static let whimCount = 60

  let done: [Done]

  /// - Parameter start: a midnight.
  init(of user: HabitualUser, from start: Date, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var done: [Done] = []
    for number in 0..<365 {
      let midnight = start.addingTimeInterval(Double(number) * Self.day)
      let weekday = calendar.component(.weekday, from: midnight)
      for routine in user.routines where routine.isDue(weekday, number, &generator) {
        let offset = routine.spread * Self.bell(&generator)
        let date = midnight.addingTimeInterval((routine.hour + offset) * 3_600)
        done.append(Done(action: routine.action, date: date, place: routine.place))
        guard let sequel = routine.sequel,
          Double.random(in: 0..<1, using: &generator) < sequel.chance
        else { continue }
        let later = date.addingTimeInterval(Double.random(in: 60..<2_400, using: &generator))
        done.append(Done(action: sequel.action, date: later, place: routine.place))
      }
      for _ in 0..<Self.whims(user.whims, &generator) {
        let hour = Double.random(in: 7..<24, using: &generator)
        let rank = Double.random(in: 0..<1, using: &generator)
        let whim = Int(pow(Double(Self.whimCount), rank))
        done.append(
          Done(action: "whim \(whim)", date: midnight.addingTimeInterval(hour * 3_600)))
      }
    }
    self.done = done.sorted { $0.date < $1.date }
  }

  /// A random number from -2 to 2, mostly near 0.
  private static func bell(_ generator: inout SeededGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
  }

  private static func whims(_ average: Double, _ generator: inout SeededGenerator) -> Int {
    Int((average * 2 * Double.random(in: 0..<1, using: &generator)).rounded())
  }
}

extension Routine {
  fileprivate func isDue(
    _ weekday: Int, _ day: Int, _ generator: inout SeededGenerator
  ) -> Bool {
    guard days.contains(weekday), season.contains(day) else { return false }
    if let week, day / 7 % 2 != week { return false }
    return Double.random(in: 0..<1, using: &generator) < chance
  }
}
