// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

/// The completions that Tab offers: slash commands, app names, names the apps know, and whole
/// examples.
struct ChatCompletions: Sendable {
  private let commands = SlashCommand.allCases.map { "/\($0.rawValue)" }
  private let examples: Lazy<[String]>
  private let names: Lazy<[String]>

  init(_ installation: Installation) {
    let apps = installation.apps
    examples = Lazy { apps.flatMap { $0.description.intents.flatMap(\.examples) } }
    names = Lazy {
      apps.flatMap { $0.description.names.map(\.text) }
        + apps.flatMap { VocabularyEntry.all(of: $0).map(\.item.display) }
    }
  }

  /// The whole line with continuations: the rest of an example, or a name that starts like the
  /// line's last words.
  func continuing(_ line: String) -> [String] {
    if line.hasPrefix("/") { return commands.filter { Self.begins($0, with: line) } }
    guard !line.isEmpty else { return [] }
    let whole = examples.value.filter { Self.begins($0, with: line) }
      .map { line + $0.dropFirst(line.count) }
    return whole.isEmpty ? continuedByName(line) : whole
  }

  private func continuedByName(_ line: String) -> [String] {
    var tail = line[...]
    while !tail.isEmpty {
      let fitting = names.value.filter { Self.begins($0, with: tail) }
      if !fitting.isEmpty { return fitting.map { line.dropLast(tail.count) + $0 } }
      guard let blank = tail.firstIndex(of: " ") else { return [] }
      tail = tail[tail.index(after: blank)...]
    }
    return []
  }

  private static func begins(_ text: String, with start: some StringProtocol) -> Bool {
    text.lowercased().hasPrefix(start.lowercased())
  }
}
