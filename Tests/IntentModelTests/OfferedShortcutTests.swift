// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

/// When a shortcut that an app offers is of use.
struct OfferedShortcutTests {
  private static let noon = Date(timeIntervalSince1970: 43_200)
  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func isRelevant(
    _ conditions: [OfferedShortcut.Condition], _ hours: Double, at place: String? = nil
  ) -> Bool {
    let step = ShortcutStep(app: "App", action: .activity(UserActivity(type: "menu")))
    return OfferedShortcut(step: step, conditions: conditions)
      .isRelevant(
        at: Self.noon.addingTimeInterval(hours * 3_600), in: Self.calendar, place: place)
  }

  @Test func aShortcutWithoutConditionsIsAlwaysRelevant() { #expect(isRelevant([], 0)) }

  @Test func aDatedShortcutIsRelevantOnlyBetweenItsDates() {
    let dates = OfferedShortcut.Condition.dates(Self.noon, Self.noon.addingTimeInterval(7_200))
    #expect([-0.1, 0, 2, 2.1].map { isRelevant([dates], $0) } == [false, true, true, false])
  }

  @Test func aShortcutWithoutAnEndDateIsRelevantForAnHour() {
    let dates = OfferedShortcut.Condition.dates(Self.noon, nil)
    #expect([0, 1, 1.1].map { isRelevant([dates], $0) } == [true, true, false])
  }

  @Test func aRoutineShortcutIsRelevantInItsPartOfTheDay() {
    #expect([-7, -2, 0].map { isRelevant([.routine(.morning)], $0) } == [true, false, false])
    #expect(
      [4.9, 5, 9.9, 10].map { isRelevant([.routine(.evening)], $0) } == [false, true, true, false])
  }

  @Test func aShortcutOfAPlaceIsRelevantOnlyThere() {
    #expect(isRelevant([.routine(.gym)], 0, at: "Gym"))
    #expect(!isRelevant([.routine(.gym)], 0, at: "home"))
    #expect(!isRelevant([.routine(.gym)], 0))
    #expect(!isRelevant([.routine(.unknown)], 0, at: "unknown"))
  }

  @Test func aShortcutIsRelevantIfOneOfItsConditionsHolds() {
    #expect(isRelevant([.routine(.morning), .routine(.home)], 0, at: "home"))
  }
}
