// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Utterances spread over a cluster: a real one, on this machine alone.
@Suite(.timeLimit(.minutes(20)))
struct SparkTests {
  private static let python = "/usr/bin/env"
  private static let script = Stage.package.appending(path: "Tests/Spark/interpret.py").path

  private static let isThere = ["python3 -c 'import pyspark'", "java -version"].allSatisfy { line in
    let spawn = Spawn(
      program: "/bin/sh", arguments: ["-c", line].map { Array($0.utf8) },
      environment: ProcessInfo.processInfo.environment, streams: [.nothing, .nothing, .nothing])
    return (try? Household.finish(spawn, nil).ending) == .exit(0)
  }

  @Test(.enabled(if: isThere, "Java or the Python package pyspark is not here"))
  func aClusterAnswersAsOneProcessDoes() async throws {
    let household = try Household()
    let soups = ["clam chowder", "tomato soup", "two minestrones", "purple", "", "soup « été »"]
    let utterances = (0..<200).map { "order \(soups[$0 % soups.count]) number \($0)" } + soups
    let text = utterances.joined(separator: "\n") + "\n"
    let input = try household.write(text, to: "utterances.txt")

    let cluster = try await spread(input, to: household.path("answers"), in: household)
    #expect(cluster.ending == .exit(0), "\(cluster)")
    let parts = try FileManager.default.contentsOfDirectory(atPath: household.path("answers"))
      .filter { $0.hasPrefix("part-") }.sorted()
    #expect(parts.count >= 4)
    let answers = try parts.map { part in
      try String(contentsOfFile: household.path("answers/\(part)"), encoding: .utf8)
    }.joined()

    let alone = try await household.run(
      "interpret", "--ephemeral", "--locale", "en-US", "--format", "json", input: text)
    #expect(answers == alone.output)
    #expect(answers.split(separator: "\n").count == utterances.count)
  }

  private func spread(
    _ input: String, to output: String, in household: Household
  ) async throws -> Finished {
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = household.path("home/.cache")
    let words = ["python3", Self.script, input, output, "--program", Household.program]
    let spawn = Spawn(
      program: Self.python, arguments: words.map { Array($0.utf8) }, environment: environment,
      streams: [.nothing, .nothing, .nothing])
    return try await Waiting.run { try Household.finish(spawn, nil) }
  }
}
