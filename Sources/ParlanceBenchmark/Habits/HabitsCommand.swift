// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import Foundation
import IntentModel

/// `parlance-benchmark habits`: how often the user's next action is among three suggestions, and
/// how long suggestions take with many donations.
struct HabitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habits",
    abstract: "Replay a year of ten kinds of user, and time suggestions among many donations.")

  @Option(help: "What the years are drawn with.")
  var seed: UInt64 = 1

  @Option(help: "How many donations the timed store holds.")
  var donations = 100_000

  /// 1 January 2025.
  private static let start = Date(timeIntervalSince1970: 1_735_689_600)
  private static let suggestions = 3

  func run() throws {
    try replay().print()
    try timing().print()
  }

  // MARK: Replay

  /// Asks for suggestions before each action is donated. The first four weeks are for learning
  /// alone.
  private func replay() throws -> Table {
    var table = Table(
      title: "What was done is among \(Self.suggestions) suggestions, in per cent",
      columns: ["", "actions", "Parlance", "most frequent", "most recent"])
    var sums = [0, 0, 0, 0]
    for (number, user) in HabitualUser.all.enumerated() {
      let hits = try hits(of: user, seed: seed &* 1_000 &+ UInt64(number))
      for place in hits.indices { sums[place] += hits[place] }
      table.rows.append(Self.row(user.name, hits))
    }
    table.rows.append(Self.row("all", sums))
    return table
  }

  /// The number of actions, and how many of them each method has predicted.
  private func hits(of user: HabitualUser, seed: UInt64) throws -> [Int] {
    try withStore { store in
      var baseline = Baseline()
      var hits = [0, 0, 0, 0]
      let year = YearOfActions(of: user, from: Self.start, seed: seed)
      for (number, done) in year.done.enumerated() {
        if done.date > Self.start.addingTimeInterval(28 * 86_400) {
          let likely = try store.likelyDonations(
            at: done.date, place: done.place, Self.suggestions
          ).compactMap { $0.action.intent?.rawValue }
          hits[0] += 1
          hits[1] += likely.contains(done.action) ? 1 : 0
          hits[2] += baseline.frequent(Self.suggestions).contains(done.action) ? 1 : 0
          hits[3] += baseline.recent.prefix(Self.suggestions).contains(done.action) ? 1 : 0
        }
        baseline.add(done.action)
        try store.add(
          Donation(
            id: "\(number)", app: "App", action: .request(IntentID(done.action), [:]),
            date: done.date,
            place: done.place))
      }
      return hits
    }
  }

  private static func row(_ name: String, _ hits: [Int]) -> [String] {
    [name, "\(hits[0])"]
      + hits.dropFirst().map { String(format: "%.1f", 100 * Double($0) / Double(max(hits[0], 1))) }
  }

  // MARK: Time

  private func timing() throws -> Table {
    try withStore { store in
      let users = HabitualUser.all.enumerated().map { number, user in
        YearOfActions(of: user, from: Self.start, seed: seed &+ UInt64(number)).done
      }
      let all = users.enumerated().flatMap { number, done in done.map { (number, $0) } }
      var adding: [Duration] = []
      for number in 0..<donations {
        let (user, done) = all[number % all.count]
        // Two thousand actions, each in its own hour.
        let action = "\(done.action) of \(user)"
        var donation = Donation(
          id: "\(number)", app: "App",
          action: .request(
            IntentID(action),
            ["thing": [.text("usual")], "count": [.integer(number / all.count % 4)]]),
          date: done.date, place: done.place)
        // Each also counts towards a more general action.
        donation.forms = [["thing"]]
        let time = try ContinuousClock().measure { try store.add(donation) }
        if number >= donations - 1_000 { adding.append(time) }
      }
      var table = Table("Among \(donations) donations")
      table.add("a suggestion", try suggesting(store))
      table.add("a donation", adding)
      return table
    }
  }

  private func suggesting(_ store: SQLiteRecords) throws -> [Duration] {
    try (0..<200).map { number in
      let date = Self.start.addingTimeInterval(Double(number) * 86_400 * 1.37)
      return try ContinuousClock().measure {
        _ = try store.likelyDonations(at: date, place: nil, Self.suggestions)
      }
    }
  }

  private func withStore<Answer>(_ work: (SQLiteRecords) throws -> Answer) throws -> Answer {
    let folder = try DataFolder.ephemeral(environment: ProcessInfo.processInfo.environment)
    defer { folder.remove() }
    return try work(SQLiteRecords(folder: folder.url))
  }
}

/// Guesses that ignore the clock.
struct Baseline {
  private(set) var recent: [String] = []
  private var counts: [String: Int] = [:]

  mutating func add(_ action: String) {
    recent.removeAll { $0 == action }
    recent.insert(action, at: 0)
    counts[action, default: 0] += 1
  }

  /// The most frequent actions; among equally frequent ones the latest comes first.
  func frequent(_ count: Int) -> [String] {
    let places = Dictionary(uniqueKeysWithValues: recent.enumerated().map { ($1, $0) })
    return Array(
      counts.sorted { ($1.value, places[$0.key] ?? 0) < ($0.value, places[$1.key] ?? 0) }
        .prefix(count).map(\.key))
  }
}
