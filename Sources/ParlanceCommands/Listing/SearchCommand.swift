// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// `parlance search`: finds the parts of apps that fit some words.
struct SearchCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Search App Shortcuts, places in apps and your things.",
    discussion: """
      Lists what a conversation offers for "search for …". The exit status is 1 when nothing is found.
      """)

  @OptionGroup var options: CommonOptions

  @Option(help: "How many at most.")
  var count = 10

  @ArgumentParser.Argument(help: "What to search for.")
  var words: [String]

  func validate() throws {
    guard (1...100).contains(count) else {
      throw ValidationError("--count must be a number from 1 to 100")
    }
  }

  func run() async throws {
    let workspace = try await Workspace(options, opensApps: true)
    defer { workspace.close() }
    try workspace.tellFindings()
    let wanted = words.joined(separator: " ")
    let results = try workspace.recording { records in
      try SearchFinder(workspace.installation, device: workspace.device, activities: records)
        .results(for: wanted, count)
    }
    let lines = results.enumerated().map { number, result in
      options.isJSON ? Self.json(result).text : result.line(number + 1, workspace.wording)
    }
    try options.write(list: lines, workspace.wording)
    guard results.isEmpty else { return }
    if !options.isJSON {
      try options.write(
        list: [workspace.wording.text("search.none", ["words": wanted])], workspace.wording)
    }
    throw ExitCode(ExitStatus.negative)
  }

  private static func json(_ result: SearchResult) -> OrderedJSON {
    [
      "kind": .string(result.kind.rawValue), "app": .string(result.step.app.rawValue),
      "intent": .string(ifPresent: result.step.action.intent?.rawValue),
      "activity": .string(ifPresent: result.step.action.activity?.type),
      "title": .string(result.title), "details": .string(ifPresent: result.details),
    ]
  }
}
