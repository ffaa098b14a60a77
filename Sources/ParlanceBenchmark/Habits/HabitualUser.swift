// SPDX-License-Identifier: Apache-2.0

/// A kind of user, with regular routines and occasional actions.
struct HabitualUser {
  var name: String
  var routines: [Routine]
  /// How many actions a day are not part of any routine.
  var whims = 1.5

  static let all: [HabitualUser] = [
    HabitualUser(
      name: "works in an office",
      routines: [
        Routine(action: "play the news", days: Routine.workdays, hour: 7.5),
        Routine(
          action: "order clam chowder", days: [2, 4, 6], hour: 12.3,
          sequel: ("show my orders", 0.5)),
        Routine(action: "order tomato soup", days: [3, 5], hour: 12.3),
        Routine(action: "ride home", days: Routine.workdays, hour: 18, chance: 0.6),
        Routine(action: "message my partner", hour: 18.5, chance: 0.7),
        Routine(action: "call my mother", days: [1], hour: 11),
      ]),
    HabitualUser(
      name: "works in shifts",
      routines: [
        Routine(action: "ride to the early shift", days: Routine.workdays, hour: 5, week: 0),
        Routine(action: "ride to the late shift", days: Routine.workdays, hour: 13, week: 1),
        Routine(action: "start a workout", hour: 16, chance: 0.5, week: 0),
        Routine(action: "start a workout", hour: 10, chance: 0.5, week: 1),
        Routine(action: "order miso soup", hour: 20, spread: 1, chance: 0.5),
      ]),
    HabitualUser(
      name: "studies",
      routines: [
        Routine(action: "show my tasks", hour: 10, spread: 2),
        Routine(action: "add a task", hour: 15, spread: 3, sequel: ("show my tasks", 0.4)),
        Routine(action: "order tomato soup", hour: 20, spread: 2, chance: 0.5),
        Routine(action: "message my friends", hour: 22, spread: 2),
      ], whims: 3),
    HabitualUser(
      name: "lives for the weekend",
      routines: [
        Routine(
          action: "start a long run", days: Routine.weekend, hour: 8, spread: 0.5,
          sequel: ("end the workout", 0.95)),
        Routine(action: "show photos of the trail", days: [1], hour: 18, chance: 0.6),
        Routine(action: "message the team", days: [6], hour: 19),
      ]),
    HabitualUser(
      name: "has small children",
      routines: [
        Routine(
          action: "message the school", days: Routine.workdays, hour: 7, chance: 0.3,
          sequel: ("ride to school", 0.7)),
        Routine(action: "ride to school", days: Routine.workdays, hour: 7.6),
        Routine(action: "pay for lunch", days: [2], hour: 8),
        Routine(
          action: "call grandmother", days: [1, 4], hour: 17, sequel: ("show photos of us", 0.5)),
        Routine(action: "start calming meditation", hour: 21, spread: 0.7),
      ]),
    HabitualUser(
      name: "has few habits",
      routines: [
        Routine(action: "start a workout", hour: 12, spread: 4, chance: 0.3),
        Routine(action: "order clam chowder", hour: 14, spread: 3, chance: 0.3),
        Routine(action: "message my friends", hour: 16, spread: 5, chance: 0.5),
      ], whims: 4),
    HabitualUser(
      name: "changes habits in July",
      routines: [
        Routine(action: "order tomato soup", hour: 12.5, season: 0..<190),
        Routine(action: "order miso soup", hour: 13, season: 190..<366),
        Routine(action: "start a run", hour: 7, season: 0..<190),
        Routine(action: "start yoga", hour: 7, season: 190..<366),
        Routine(action: "message my friends", hour: 20, spread: 1.5),
      ]),
    HabitualUser(
      name: "does other things elsewhere",
      routines: [
        Routine(action: "order clam chowder", days: [2, 3], hour: 12.5, place: "office"),
        Routine(action: "order miso soup", days: [4, 5, 6], hour: 12.5, place: "home"),
        Routine(action: "ride to the station", days: [2, 3], hour: 7, place: "home"),
        Routine(action: "start yoga", days: [4, 5, 6], hour: 7, place: "home"),
        Routine(action: "call the office", days: [4, 5, 6], hour: 9, place: "home"),
      ]),
    HabitualUser(
      name: "is retired",
      routines: [
        Routine(action: "play the news", hour: 8, spread: 0.2, chance: 0.95),
        Routine(action: "order tomato soup", hour: 12, spread: 0.2, chance: 0.7),
        Routine(action: "call my sister", days: [1], hour: 15, chance: 0.9),
        Routine(action: "pay the bills", days: [2], hour: 10, chance: 0.25),
        Routine(action: "start deep sleep meditation", hour: 22, spread: 0.3),
      ], whims: 0.5),
    HabitualUser(
      name: "lives by night",
      routines: [
        Routine(
          action: "order miso soup", hour: 23.5, spread: 0.8, sequel: ("show my orders", 0.4)),
        Routine(action: "message my friends", hour: 0.5, spread: 1, chance: 0.7),
        Routine(action: "start a workout", hour: 2, spread: 0.7, chance: 0.5),
        Routine(action: "start deep sleep meditation", hour: 5, spread: 0.5),
      ]),
  ]
}

/// An action that somebody does more or less regularly.
struct Routine {
  var action: String
  /// 1 is Sunday.
  var days: Set<Int> = [1, 2, 3, 4, 5, 6, 7]
  /// In hours: 12.5 is half past noon.
  var hour: Double
  /// The usual distance from the hour, in hours.
  var spread = 0.4
  /// The probability that it is done on a day it is due.
  var chance = 0.8
  /// The days of the year on which the routine exists.
  var season = 0..<366
  /// For routines of every second week: the even or the odd weeks; nil for all.
  var week: Int?
  var place: String?
  /// An action that often follows within the hour, and how often.
  var sequel: (action: String, chance: Double)?

  static let workdays: Set<Int> = [2, 3, 4, 5, 6]
  static let weekend: Set<Int> = [1, 7]
}
