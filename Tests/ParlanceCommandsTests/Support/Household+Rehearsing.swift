// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal

extension Household {
  /// Holds a transcript's conversation with `say --json`, on data of its own and with the user's names
  /// that the transcript sets; what is printed comes back.
  func say(_ transcript: Transcript) async throws -> Finished {
    let data = path("data-\(UUID().uuidString)")
    let changes: [String: String?] = ["PARLANCE_DATA": data]
    var options: [String] = []
    for setting in transcript.settings {
      switch setting {
      case .locale(let tag): options += ["--locale", tag]
      case .now(let time): options += ["--now", time]
      case .locked: options.append("--locked")
      case .signedOut(let app): options += ["--signed-out", app.rawValue]
      case .unopened(let app): options += ["--unopened", app.rawValue]
      case .vocabulary(let app, let kind, let names):
        let file = try write(names.joined(separator: "\n"), to: "names-\(UUID().uuidString)")
        _ = try await run("vocabulary", "import", app.rawValue, kind, file, changes: changes)
      case .style: break
      }
    }
    if !options.contains("--now") { options += ["--now", Self.morning] }
    let said = transcript.exchanges.map(\.said).joined(separator: "\n") + "\n"
    let arguments = ["say", "--json"] + options + ["-"]
    return try await run(
      arguments: arguments.map { Array($0.utf8) }, input: Array(said.utf8), changes: changes)
  }
}
