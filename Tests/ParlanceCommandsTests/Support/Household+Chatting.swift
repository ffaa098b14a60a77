// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Opens a chat on a terminal and waits for its first prompt.
  func chat(
    _ arguments: String..., columns: UInt16 = 80, changes: [String: String?] = [:]
  ) async throws -> TerminalWindow {
    try await findIndexes(in: data, for: arguments)
    let window = try terminal(["chat", "--data", data] + arguments, columns, changes)
    try await window.shows("You: ")
    return window
  }

  /// Opens a terminal with the program in it. Colour is off unless a change turns it on, so that
  /// texts can be searched for as they are.
  func terminal(
    _ arguments: [String], _ columns: UInt16 = 80, _ changes: [String: String?] = [:]
  ) throws -> TerminalWindow {
    let usual: [String: String?] = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    let spawn = self.spawn(arguments.map { Array($0.utf8) }, usual.merging(changes) { $1 })
    return try TerminalWindow(spawn, columns: columns)
  }
}

extension TerminalWindow {
  /// Types a line and returns the answer, up to the next prompt.
  func answer(to line: String) async throws -> String {
    try type(line + Key.enter)
    try await shows("\r\n")
    return try await shows("You: ").replacing("\r\n", with: "\n")
  }

  /// Leaves with Ctrl-D and expects success.
  func leave() async throws -> Ending {
    try type(Key.controlD)
    return try await end()
  }
}
