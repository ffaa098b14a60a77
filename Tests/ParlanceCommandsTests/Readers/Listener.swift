// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Types a conversation into the chat under a screen reader, and listens.
struct Listener: Sendable {
  private let conversation: HeardConversation
  private let reader: ScreenReader
  private let household: Household
  private let window: TerminalWindow
  private let log: SpeechLog

  /// How long to wait for expected speech, in seconds. Machines may be busy.
  private static let patience = Waiting.patience
  /// The length of silence after which all counts as spoken, in milliseconds.
  private static let quiet = 1_200
  /// The time between keys whose echo is compared one by one, in milliseconds.
  private static let pause = 150
  /// How long to wait for the echo of a key, in milliseconds.
  private static let echo = 400

  init(_ conversation: HeardConversation, _ reader: ScreenReader) async throws {
    self.conversation = conversation
    self.reader = reader
    household = try Household()
    log = SpeechLog(file: household.path("speech"))
    try await household.findIndexes(in: household.data, for: conversation.options)
    for (number, names) in conversation.names.enumerated() {
      let file = try household.write(names.names.joined(separator: "\n"), to: "names-\(number)")
      _ = try await household.run(
        "vocabulary", "import", "--data", household.data, names.app, names.kind, file)
    }
    var apps: [String] = []
    if conversation.hasLamps {
      for (name, folder) in [("Lamp Maker", "LampMaker"), ("Bright Shop", "BrightShop")] {
        try household.addLampMaker(named: name, in: folder)
        apps += ["--app", household.path(folder)]
      }
    }
    let words =
      ["chat", "--data", household.data, "--style", "screen-reader", "--now", Household.morning]
      + conversation.options + apps
    let chat = household.spawn(words.map { Array($0.utf8) }, ["TERM": "xterm-256color"])
    window = try TerminalWindow(
      try reader.reading(chat, in: household, log: log.file), columns: conversation.columns)
  }

  /// Expects the written speech after each step, as soon as it comes. Speech beyond it counts for
  /// the next step.
  ///
  /// - Returns: the difference, if there is one.
  func compare() async throws -> String? { try await Waiting.run { try difference() } }

  /// Returns the speech after each step.
  func record() async throws -> [String] { try await Waiting.run { try spoken() } }

  private func difference() throws -> String? {
    var heard = 0
    for step in conversation.steps {
      try type(step.input)
      guard let expected = step.spoken[reader] else {
        heard = settle().count
        continue
      }
      guard let end = wait(for: expected, after: heard, step.input) else {
        let text = log.utterances().dropFirst(heard).joined(separator: " | ")
        return
          "\(conversation.name):\(step.line + 1), \(reader.rawValue)\n- \(expected)\n+ \(text)"
      }
      heard = end
    }
    return nil
  }

  private func spoken() throws -> [String] {
    var heard = 0
    var all: [String] = []
    for step in conversation.steps {
      try type(step.input)
      let utterances = settle()
      let spoken = step.input.withoutEcho(utterances.dropFirst(heard))
      all.append(spoken.joined(separator: " | "))
      heard = utterances.count
    }
    return all
  }

  /// Ends the program, which a reader has put into a session of its own, and then the reader.
  func close() {
    let text = try? String(contentsOfFile: log.file + ".pid", encoding: .utf8)
    if let session = text.flatMap({ pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) {
      kill(-session, SIGKILL)
    }
    kill(window.processID, SIGTERM)
  }

  // MARK: Typing

  /// Types key by key, each after the one before is on the screen: a reader takes input that comes
  /// in one piece for output.
  private func type(_ input: HeardConversation.Input) throws {
    switch input {
    case .none: break
    case .line(let line):
      for character in line { try type(key: String(character)) }
      try window.type(Key.enter)
    case .keys(let keys):
      for key in keys {
        try type(key: key)
        while window.draws(within: Self.pause) {}
      }
    }
  }

  private func type(key: String) throws {
    if let columns = Key.columns(of: key) {
      window.resize(columns: columns)
    } else {
      try window.type(key)
    }
    window.draws(within: Self.echo)
  }

  // MARK: Listening

  /// The number of utterances once the expected text was spoken; nil if something else was spoken.
  ///
  /// Where a reader splits a long text into utterances depends on its arrival, so it is ignored.
  private func wait(
    for expected: String, after heard: Int, _ input: HeardConversation.Input
  ) -> Int? {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    let expected = expected.replacing(" | ", with: " ")
    while Date() < deadline {
      let utterances = log.utterances()
      var spoken = ""
      var isOnItsWay = true
      for (place, utterance) in utterances.enumerated().dropFirst(heard) {
        if spoken.isEmpty, input.isEcho(utterance), !expected.hasPrefix(utterance) { continue }
        spoken += (spoken.isEmpty ? "" : " ") + utterance
        if spoken == expected { return place + 1 }
        isOnItsWay = expected.hasPrefix(spoken)
      }
      if expected.isEmpty { return heard }
      guard isOnItsWay else { return nil }
      window.draws(within: 20)
    }
    return nil
  }

  /// All speech, once nothing more comes.
  private func settle() -> [String] {
    var utterances = log.utterances()
    var silence = 0
    while silence < Self.quiet {
      window.draws(within: 50)
      silence += 50
      let now = log.utterances()
      if now != utterances || now.isEmpty { silence = 0 }
      utterances = now
    }
    return utterances
  }
}

extension HeardConversation.Input {
  /// Whether an utterance consists of keys that are being typed: a reader may speak keys that come
  /// faster than it looks.
  fileprivate func isEcho(_ utterance: String) -> Bool {
    guard case .line(let line) = self else { return false }
    var rest = line[...]
    for character in utterance {
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  fileprivate func withoutEcho(_ utterances: ArraySlice<String>) -> ArraySlice<String> {
    utterances.drop { isEcho($0) }
  }
}
