// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal

extension Household {
  /// Holds a transcript's conversations with `say --json`, on separate data and with the user's
  /// names that the transcript sets.
  ///
  /// - Returns: the answers to the lines, in their order.
  func say(_ transcript: Transcript) async throws -> [[SpokenTurn]] {
    let data = path("data-\(UUID().uuidString)")
    let locale = transcript.settings.flatMap { setting in
      if case .locale(let tag) = setting { ["--locale", tag] } else { [] as [String] }
    }
    try await findIndexes(in: data, for: locale)
    let changes: [String: String?] = ["PARLANCE_DATA": data]
    var options = locale
    for setting in transcript.settings {
      switch setting {
      case .now(let time): options += ["--now", time.formatted(.iso8601)]
      case .locked: options.append("--locked")
      case .signedOut(let app): options += ["--signed-out", app.rawValue]
      case .unopened(let app): options += ["--unopened", app.rawValue]
      case .vocabulary(let app, let kind, let names):
        let file = try write(names.joined(separator: "\n"), to: "names-\(UUID().uuidString)")
        _ = try await run("vocabulary", "import", app.rawValue, kind, file, changes: changes)
      case .locale, .style: break
      }
    }
    if !options.contains("--now") { options += ["--now", Self.morning] }
    var answers: [[SpokenTurn]] = []
    for sitting in transcript.sittings {
      let time = sitting.first?.comesBackAt.map { ["--now", $0.formatted(.iso8601)] } ?? []
      let said = sitting.map(\.said).joined(separator: "\n") + "\n"
      let arguments = ["say", "--json"] + options + time + ["-"]
      let turns = try await run(
        arguments: arguments.map { Array($0.utf8) }, input: Array(said.utf8), changes: changes
      ).turns()
      answers += (1...sitting.count).map { place in turns.filter { $0.turn == place } }
    }
    return answers
  }
}
