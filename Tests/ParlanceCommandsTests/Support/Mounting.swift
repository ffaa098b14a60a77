// SPDX-License-Identifier: Apache-2.0

/// Runs the program on file systems that are mounted for it alone, in a namespace of its own.
enum Mounting {
  static let isAllowed: Bool = {
    guard let household = try? Household() else { return false }
    let spawn = Self.spawn(after: "mount -t tmpfs tmpfs \"$HOME\"", ["--version"], in: household)
    return (try? Child(spawn).waitForEnd()) == .exit(0)
  }()

  /// - Parameter script: shell commands that run before the program replaces the shell.
  static func spawn(
    after script: String, _ arguments: [String], in household: Household
  ) -> Spawn {
    let words =
      ["-rm", "/bin/sh", "-c", "\(script) && exec \"$0\" \"$@\"", Household.program] + arguments
    var spawn = household.spawn(words.map { Array($0.utf8) })
    spawn.program = "/usr/bin/unshare"
    return spawn
  }
}
