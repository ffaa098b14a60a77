// SPDX-License-Identifier: Apache-2.0

import Foundation
import Suggestions
import Testing

/// The likely actions are those that were done at moments like this one.
struct HabitsTests {
  /// An action that was done: its number, and when.
  private struct Done {
    var action: Int64
    var date: Date
    var place: String?
    var previous: Int64?
  }

  private static let lunch: Int64 = 1
  private static let news: Int64 = 2
  private static let run: Int64 = 3

  /// An hour of a day before Thursday, 15 January 2026.
  private static func date(_ hour: Double, daysAgo days: Int = 0) -> Date {
    Date(timeIntervalSince1970: 1_768_435_200 + hour * 3_600 - Double(days) * 86_400)
  }

  private func likeliest(
    _ done: [Done], at moment: HabitMoment, _ count: Int = 3
  ) -> [Int64] {
    var habits = Habits(at: moment.date)
    for done in done {
      let then = HabitMoment(done.date, in: .gmt, place: done.place, previous: done.previous)
      for (trait, share) in moment.likeness where then.traits.contains(trait) {
        habits.add(HabitWeight.weight(of: done.date) * share, to: done.action, by: trait.kind)
      }
    }
    return habits.likeliest(count)
  }

  /// Lunch at noon and the news at seven, each day for four weeks.
  private let weeks = (1...28).flatMap { days in
    [
      Done(action: Self.lunch, date: Self.date(12.2, daysAgo: days)),
      Done(action: Self.news, date: Self.date(7, daysAgo: days)),
    ]
  }

  @Test func nothingIsLikelyBeforeAnythingWasDone() {
    #expect(likeliest([], at: HabitMoment(Self.date(12), in: .gmt)) == [])
  }

  @Test(arguments: [6.2, 7.1]) func theNewsIsLikeliestInTheEarlyMorning(_ hour: Double) {
    #expect(likeliest(weeks, at: HabitMoment(Self.date(hour), in: .gmt)).first == Self.news)
  }

  @Test(arguments: [11.4, 12, 13.4]) func lunchIsLikeliestAroundNoon(_ hour: Double) {
    #expect(likeliest(weeks, at: HabitMoment(Self.date(hour), in: .gmt)).first == Self.lunch)
  }

  @Test func aHabitBeforeMidnightIsStillLikelyAfterMidnight() {
    let late = (1...28).map { Done(action: Self.run, date: Self.date(23.9, daysAgo: $0)) }
    let moment = HabitMoment(Self.date(0.2), in: .gmt)
    #expect(likeliest(late + weeks, at: moment).first == Self.run)
  }

  @Test func aThursdayHabitIsLikeliestOnlyOnThursdays() {
    // Only Thursdays.
    let thursdays = [7, 14, 21, 28].map {
      Done(action: Self.run, date: Self.date(12.2, daysAgo: $0))
    }
    let others = weeks.filter { done in
      !thursdays.contains { abs($0.date.timeIntervalSince(done.date)) < 43_200 }
    }
    let today = HabitMoment(Self.date(12.2), in: .gmt)
    #expect(likeliest(thursdays + thursdays + others, at: today).first == Self.run)
    let yesterday = HabitMoment(Self.date(12.2, daysAgo: 1), in: .gmt)
    #expect(likeliest(thursdays + thursdays + others, at: yesterday).first == Self.lunch)
  }

  @Test func theLikeliestActionDependsOnThePlace() {
    let places = weeks.map { done in
      Done(
        action: done.action, date: Self.date(12, daysAgo: 3),
        place: done.action == Self.lunch ? "office" : "home")
    }
    for (place, action) in [("office", Self.lunch), ("home", Self.news)] {
      let moment = HabitMoment(Self.date(12), in: .gmt, place: place)
      #expect(likeliest(places, at: moment).first == action)
    }
  }

  @Test func theLikeliestActionDependsOnThePreviousAction() {
    let chain = (1...20).flatMap { days in
      [
        Done(action: Self.run, date: Self.date(18, daysAgo: days), previous: Self.news),
        Done(action: Self.lunch, date: Self.date(18, daysAgo: days), previous: Self.run),
      ]
    }
    for (previous, action) in [(Self.news, Self.run), (Self.run, Self.lunch)] {
      let moment = HabitMoment(Self.date(18), in: .gmt, previous: previous)
      #expect(likeliest(chain, at: moment).first == action)
    }
  }

  @Test func aHabitThatWasGivenUpBecomesLessLikely() {
    let old = (200...260).map { Done(action: Self.run, date: Self.date(12, daysAgo: $0)) }
    #expect(
      likeliest(old + weeks, at: HabitMoment(Self.date(12), in: .gmt)).first == Self.lunch)
  }

  @Test func equallyLikelyActionsAreInOrderOfTheirNumbers() {
    let same = [Self.run, Self.lunch, Self.news].map {
      Done(action: $0, date: Self.date(9, daysAgo: 1))
    }
    #expect(likeliest(same, at: HabitMoment(Self.date(9), in: .gmt)) == [1, 2, 3])
    #expect(likeliest(same, at: HabitMoment(Self.date(9), in: .gmt), 2) == [1, 2])
  }
}
