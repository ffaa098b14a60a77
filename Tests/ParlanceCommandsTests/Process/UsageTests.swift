// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A wrong command line is answered with status 64, a reason and the usage.
@Suite(.timeLimit(.minutes(20)))
struct UsageTests {
  struct Mistake: CustomTestStringConvertible {
    var testDescription: String
    var arguments: [String]
    var reason: String
  }

  static let mistakes = [
    Mistake(
      testDescription: "an unknown subcommand", arguments: ["nonsense"], reason: "'nonsense'"),
    Mistake(
      testDescription: "an unknown option", arguments: ["say", "--loud", "x"],
      reason: "Unknown option '--loud'"),
    Mistake(
      testDescription: "nothing to say", arguments: ["say"],
      reason: "Missing expected argument '<turn> ...'"),
    Mistake(
      testDescription: "an invalid time", arguments: ["say", "--now", "nonsense", "x"],
      reason: "The value 'nonsense' is invalid for '--now <time>'"),
    Mistake(
      testDescription: "an unknown style", arguments: ["chat", "--style", "nonsense"],
      reason: "'hands-on', 'hands-free', 'driving' or 'screen-reader'"),
    Mistake(
      testDescription: "an unknown format", arguments: ["say", "--format", "xml", "x"],
      reason: "'text', 'json', 'junit' or 'sarif'"),
    Mistake(
      testDescription: "two formats", arguments: ["say", "--json", "--format", "text", "x"],
      reason: "--json and --format text exclude each other"),
    Mistake(
      testDescription: "--data together with --ephemeral",
      arguments: ["say", "--data", "data", "--ephemeral", "x"],
      reason: "--data and --ephemeral exclude each other"),
    Mistake(
      testDescription: "an option without its value", arguments: ["say", "--data"],
      reason: "Missing value for '--data <folder>'"),
    Mistake(
      testDescription: "an option that steers the terminal",
      arguments: ["say", "--\u{1B}[31mred", "x"], reason: "Unknown option '--\\u{1B}[31mred'"),
    Mistake(
      testDescription: "a time with more after it",
      arguments: ["say", "--now", "2026-01-15xyz", "x"],
      reason: "The value '2026-01-15xyz' is invalid for '--now <time>'"),
    Mistake(
      testDescription: "an empty word", arguments: [""], reason: "There is no command ''"),
  ]

  let household: Household

  init() throws { household = try Household() }

  @Test(arguments: mistakes)
  func aWrongCommandLineIsReportedWithTheUsage(_ mistake: Mistake) async throws {
    let run = try await household.run(arguments: mistake.arguments.map { Array($0.utf8) })
    #expect(run.ending == .exit(64))
    #expect(run.output == "")
    #expect(run.errors.contains(mistake.reason), "\(run)")
    #expect(run.errors.contains("Usage: parlance"))
    run.expectManners()
    #expect(try household.leftovers() == [])
  }

  @Test(arguments: [["--help"], ["say", "--help"], ["help", "interpret"], ["--version"]])
  func helpAndVersionEndWithStatusZero(_ arguments: [String]) async throws {
    let run = try await household.run(arguments: arguments.map { Array($0.utf8) })
    #expect(run.ending == .exit(0))
    #expect(!run.output.isEmpty)
    #expect(run.errors == "")
  }

  @Test func aMisspeltSubcommandIsAnsweredWithTheRightOne() async throws {
    let run = try await household.run("interpet", "x")
    #expect(run.ending == .exit(64))
    #expect(run.errors.contains("interpret"))
  }
}
