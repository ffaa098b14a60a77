// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The program where there is no network: in a namespace of its own, which has no interface but one that leads
/// nowhere.
enum Isolation {
  static let isAllowed: Bool = {
    guard let household = try? Household() else { return false }
    return (try? Child(Self.spawn(["--version"], in: household)).waitForEnd()) == .exit(0)
  }()

  /// - Parameter program: what is run there; the program itself where none is named.
  static func spawn(
    _ arguments: [String], in household: Household, program: String = Household.program
  ) -> Spawn {
    var spawn = household.spawn((["-rn", program] + arguments).map { Array($0.utf8) })
    spawn.program = "/usr/bin/unshare"
    return spawn
  }
}
