// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting

@testable import Terminal

/// Somebody at a terminal, in front of an ``EditLineReader``.
struct Typist {
  let screen: Pseudoterminal
  let reader: EditLineReader

  init(
    historyFile: URL? = nil, screen: Pseudoterminal = Pseudoterminal(),
    completions: @escaping LineSettings.Completions = { _ in [] }
  ) throws {
    let settings = LineSettings(
      prompt: "You: ", historyFile: historyFile, wording: .english, completions: completions)
    let reader = EditLineReader(
      settings, input: screen.program, output: screen.program, terminalType: "xterm")
    guard let reader else { throw Pseudoterminal.Silence(expected: "an editor", shown: "") }
    self.screen = screen
    self.reader = reader
  }

  /// Waits for the prompt, types, and returns the reader's result.
  func types(_ keys: String) async throws -> LineEvent {
    try await types(Array(keys.utf8))
  }

  func types(_ keys: [UInt8]) async throws -> LineEvent {
    async let event = reader.readLine()
    try await screen.shows("You: ")
    screen.type(keys)
    return await event
  }
}

enum Key {
  static let enter = "\r"
  static let left = "\u{1B}[D"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let backspace = "\u{7F}"
  static let tab = "\t"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
}
