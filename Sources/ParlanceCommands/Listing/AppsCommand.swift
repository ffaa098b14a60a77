// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import IntentModel
import Rendering
import Terminal

/// `parlance apps`: lists the installed apps, and what can be said to them.
struct AppsCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "apps", abstract: "List the installed apps and what can be said to them.")

  @OptionGroup var options: CommonOptions

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    try workspace.tellFindings()
    let apps = workspace.installation.apps.map(\.description)
    try options.write(
      list: apps.flatMap { options.isJSON ? [json($0).text] : lines($0) }, workspace.wording)
  }

  private func lines(_ app: AppDescription) -> [String] {
    [([app.displayName] + app.names.dropFirst().map(\.text)).joined(separator: ", ")]
      + app.intents.flatMap(\.examples).map { "  \($0)" }
  }

  private func json(_ app: AppDescription) -> OrderedJSON {
    [
      "app": .string(app.id.rawValue), "names": .strings(app.names.map(\.text)),
      "intents": .array(
        app.intents.map { intent in
          [
            "intent": .string(intent.id.rawValue), "domain": .string(intent.domain),
            "title": .string(intent.title),
            "parameters": .strings(intent.parameters.map(\.id.rawValue)),
            "examples": .strings(intent.examples),
          ]
        }),
    ]
  }
}
