// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// `parlance suggestions`: suggests what the user may want to do now.
struct SuggestionsCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "suggestions", abstract: "List what you may want to do now.",
    discussion: """
      Learnt from what you have done: at such an hour, on such a day, at such a place and after what you \
      did before. Nothing leaves this machine.
      """)

  @OptionGroup var options: CommonOptions

  @Option(
    help: ArgumentHelp(
      "Where you are, in a word of yours; else as told in the chat.", valueName: "name"))
  var place: String?

  @Option(help: "How many at most.")
  var count = 3

  @Flag(help: "What was done last instead of what is likely.")
  var recent = false

  @Flag(help: "What apps say is of use now.")
  var relevant = false

  func validate() throws {
    guard (1...100).contains(count) else {
      throw ValidationError("--count must be a number from 1 to 100")
    }
  }

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let suggestions = try suggestions(workspace)
    let lines = suggestions.enumerated().map { number, suggestion in
      options.isJSON ? json(suggestion).text : suggestion.line(number + 1, workspace.wording)
    }
    let isNone = suggestions.isEmpty && !options.isJSON
    try options.write(
      list: isNone ? [workspace.wording.text("suggestions.none")] : lines, workspace.wording)
  }

  private func suggestions(_ workspace: Workspace) throws -> [Suggestion] {
    let finder = SuggestionFinder(
      workspace.installation, device: workspace.device, records: workspace.records)
    do {
      let place = try place ?? workspace.records.setting(SuggestionFinder.placeSetting)
      if relevant { return try finder.relevant(at: workspace.now(), place: place, count) }
      return recent
        ? try finder.latest(count)
        : try finder.suggested(at: workspace.now(), place: place, count)
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, workspace.wording)
    }
  }

  private func json(_ suggestion: Suggestion) -> OrderedJSON {
    [
      "app": .string(suggestion.step.app.rawValue),
      "intent": .string(ifPresent: suggestion.step.action.intent?.rawValue),
      "activity": .string(ifPresent: suggestion.step.action.activity?.type),
      "title": .string(suggestion.title), "subtitle": .string(ifPresent: suggestion.subtitle),
      "phrase": .string(ifPresent: suggestion.phrase),
      "date": .string(ifPresent: suggestion.date?.formatted(.iso8601)),
    ]
  }
}
