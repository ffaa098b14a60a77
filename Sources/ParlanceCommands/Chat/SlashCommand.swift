// SPDX-License-Identifier: Apache-2.0

/// The commands to the chat itself, typed with a slash before them.
enum SlashCommand: String, CaseIterable, Sendable {
  case help
  case apps
  case vocabulary
  case shortcuts
  case suggestions
  case place
  case history
  case explain
  case style
  case speak
  case rate
  case voice
  case transcript
  case record
  case lock
  case unlock
  case quit

  /// Reads a line that begins with a slash; nil when there is no such command.
  static func reading(_ line: String) -> (command: SlashCommand, argument: String)? {
    let words = line.dropFirst().split(separator: " ", maxSplits: 1)
    guard let command = words.first.flatMap({ SlashCommand(rawValue: $0.lowercased()) }) else {
      return nil
    }
    return (command, words.count > 1 ? String(words[1]) : "")
  }
}
