// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Nothing needs a network, and nothing changes without one. (If all tests run without a network,
/// the conversations do, too.)
@Suite(
  .timeLimit(.minutes(20)),
  .enabled(if: Isolation.isAllowed, "no network namespace can be made here"))
struct WithoutNetworkTests {
  private let household: Household

  init() throws { household = try Household() }

  private func run(_ arguments: [String], program: String = Household.program) async throws
    -> Finished
  {
    let spawn = Isolation.spawn(arguments, in: household, program: program)
    return try await Waiting.run { try Household.finish(spawn, nil) }
  }

  @Test func theTestsNamespaceHasNoNetworkButLoopback() async throws {
    let interfaces = try await run(["/proc/net/dev"], program: "/bin/cat").lines.dropFirst(2)
    #expect(
      interfaces.map { $0.split(separator: ":")[0].trimmingCharacters(in: .whitespaces) } == ["lo"])
    let routes = try await run(["/proc/net/route"], program: "/bin/cat").lines.dropFirst()
    #expect(routes == [])
  }

  static let commands: [[String]] = [
    ["interpret", "order two clam chowders in Soup Chef"], ["explain", "order clam chowdr"],
    ["values", "20 dollars on Friday at noon"], ["apps"], ["vocabulary"], ["suggestions"],
    ["search", "soup"], ["shortcuts", "add", "soup time", "order clam chowder in Soup Chef"],
    ["lint", "--rules"], ["privacy", "export"],
    ["say", "--locale", "ko", "숩 셰프에서 클램 차우더 두 개 주문"],
  ]

  @Test(arguments: commands)
  func commandsAnswerTheSameWithoutANetwork(_ command: [String]) async throws {
    let arguments = command + ["--ephemeral", "--now", Household.morning]
    let without = try await run(arguments)
    let with = try await household.run(arguments: arguments.map { Array($0.utf8) })
    #expect(without.output == with.output)
    #expect(without.ending == with.ending)
    #expect(!with.output.isEmpty)
  }
}
