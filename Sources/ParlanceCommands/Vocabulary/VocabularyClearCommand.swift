// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Assistant
import AssistantStore
import IntentModel

/// `parlance vocabulary clear`: forgets all names of the user's own, of one app or of one kind.
struct VocabularyClearCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "clear", abstract: "Forget all names of your own: of one app, of one kind.")

  @OptionGroup var options: CommonOptions

  @ArgumentParser.Argument(help: "The app; all of them where none is named.")
  var app: String?

  @ArgumentParser.Argument(help: "The kind of name; all of them where none is named.")
  var kind: String?

  func run() async throws {
    let workspace = try await Workspace(options)
    defer { workspace.close() }
    let apps = try app.map { [try workspace.app(named: $0)] } ?? workspace.ownVocabularyApps
    for app in apps {
      try workspace.recording { records in
        for kind in try records.userVocabularies(app: app).keys.sorted()
        where self.kind == nil || self.kind == kind {
          try records.setUserVocabulary([], app: app, kind: kind)
        }
      }
    }
  }
}
