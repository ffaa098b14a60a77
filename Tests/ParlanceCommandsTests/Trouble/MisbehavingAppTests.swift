// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Every error of an app's code is reported in a sentence, and the conversation goes on.
@Suite(.timeLimit(.minutes(20)))
struct MisbehavingAppTests {
  private let household: Household

  init() throws { household = try Household() }

  private func say(_ turns: String...) async throws -> Finished {
    var spawn = household.spawn(
      (["say", "--ephemeral"] + turns).map { Array($0.utf8) }, ["SWIFT_BACKTRACE": "enable=no"])
    spawn.program = String(Household.program.dropLast("parlance".count)) + "Misbehaving"
    let started = spawn
    return try await Waiting.run { try Household.finish(started, nil) }
  }

  @Test func mistakesInAppShortcutsAreReported() async throws {
    let errors = try await say("greet me in Misbehaving").errors
    #expect(errors.contains("11 App Shortcuts; an app may have 10"))
    #expect(errors.contains(#"the phrase "Just greet me" does not name the app"#))
    #expect(
      errors.contains(
        #"the phrase "Pair ${one} with ${other} in ${applicationName}" has 2 parameters"#))
    #expect(errors.contains("Thing suggests 50000 things; phrases are made of the first 1000"))
    #expect(errors.contains("the query of BrokenThing failed"))
  }

  @Test func validPhrasesOfAMisbehavingAppWork() async throws {
    let run = try await say(
      "greet me in Misbehaving", "just greet me", "take number 7 in Misbehaving")
    #expect(run.lines.filter { $0.hasPrefix("< ") }.first == "< Hello.")
    #expect(run.output.contains("> just greet me\n< I didn’t understand that."))
    #expect(run.output.contains("= Misbehaving.PairIntent one=7"))
  }

  @Test func aTrapEndsTheRequestAndNothingElse() async throws {
    let run = try await say("trap in Misbehaving", "greet me in Misbehaving")
    #expect(run.output.contains("< Misbehaving has crashed."))
    #expect(run.output.contains("< Hello."))
    #expect(run.ending == .exit(0))
  }

  @Test func aTrapInAQueryIsReportedAtTheStart() async throws {
    let run = try await say("greet me in Misbehaving")
    #expect(run.errors.contains("Stumbling"))
    #expect(run.errors.contains("a query ran into a trap"))
    #expect(run.output.contains("< Hello."))
    #expect(run.ending == .exit(0))
  }

  @Test func aParameterReadTooEarlyIsNamed() async throws {
    let run = try await say("read early in Misbehaving", "greet me in Misbehaving")
    #expect(run.errors.contains("was read before it had a value"))
    #expect(run.output.contains("< Misbehaving has crashed."))
    #expect(run.output.contains("< Hello."))
  }

  @Test func aQueryThatThrowsSaysWhy() async throws {
    let run = try await say("throw in Misbehaving", "greet me in Misbehaving")
    #expect(run.output.contains("< The things are out of reach."))
    #expect(run.output.contains("< Hello."))
  }

  @Test func aMissingDependencyIsNamed() async throws {
    let run = try await say("miss something in Misbehaving")
    #expect(run.output.contains("no Store is registered"))
    #expect(run.ending == .exit(1))
  }
}
