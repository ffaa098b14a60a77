// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs the program without a network: in a namespace of its own, with no interface but one that
/// leads nowhere.
enum Isolation {
  static let isAllowed: Bool = {
    guard let household = try? Household() else { return false }
    return (try? Child(Self.spawn(["--version"], in: household)).waitForEnd()) == .exit(0)
  }()

  /// - Parameter program: the program to run there; `parlance` if none is named.
  static func spawn(
    _ arguments: [String], in household: Household, program: String = Household.program
  ) -> Spawn {
    var spawn = household.spawn((["-rn", program] + arguments).map { Array($0.utf8) })
    spawn.program = "/usr/bin/unshare"
    return spawn
  }
}
