// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Rehearsal
import Testing

/// Faults in an app's files are reported by its rehearsals or by the rules.
///
/// `PARLANCE_TEST_ROUNDS` sets more faults, which take seconds each.
struct MutationTests {
  private static let count = TestSettings.rounds(12, long: 60)

  @Test(arguments: GoodApp.allCases) func goodAppsHaveNoProblem(_ app: GoodApp) async throws {
    let folder = try RehearsedFolder(app, files: app.files)
    #expect(try await folder.problem(minimum: [:]) == nil)
    for (language, percent) in try await folder.coverage() {
      #expect(percent > 90, "\(app.rawValue) in \(language)")
    }
  }

  @Test func atLeast95PercentOfSingleFaultsAreCaught() async throws {
    let faults = Self.drawn(Self.count)
    #expect(faults.count == Self.count)
    let missed = try await Self.missed(of: faults)
    for fault in missed { print("missed: \(fault)") }
    #expect(Double(missed.count) <= 0.05 * Double(Self.count))
  }

  /// Draws a number of faults, from each kind in turn.
  private static func drawn(_ count: Int) -> [Fault] {
    var generator = SeededGenerator(seed: 7)
    let all = GoodApp.allCases.flatMap { FaultFinder($0).faults }
    var piles = Fault.Kind.allCases.map { kind in
      all.filter { $0.kind == kind }.shuffled(using: &generator)
    }
    var drawn: [Fault] = []
    while drawn.count < count, piles.contains(where: { !$0.isEmpty }) {
      for pile in piles.indices where drawn.count < count {
        if let fault = piles[pile].popLast() { drawn.append(fault) }
      }
    }
    return drawn
  }

  private static func missed(of faults: [Fault]) async throws -> [Fault] {
    let minimum = try await minimum()
    // One by one: a task for each fault would keep every other test waiting.
    var missed: [Fault] = []
    for fault in faults {
      let folder = try RehearsedFolder(fault.app, files: fault.files)
      let problem = try await folder.problem(minimum: minimum[fault.app] ?? [:])
      if problem == nil { missed.append(fault) }
    }
    return missed
  }

  private static func minimum() async throws -> [GoodApp: [String: Double]] {
    var minimum: [GoodApp: [String: Double]] = [:]
    for app in GoodApp.allCases {
      minimum[app] = try await RehearsedFolder(app, files: app.files).coverage()
    }
    return minimum
  }
}
