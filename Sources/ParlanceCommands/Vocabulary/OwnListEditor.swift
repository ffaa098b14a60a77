// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// Changes one list of the user's own names, and prints the changed list.
struct OwnListEditor {
  private let workspace: Workspace
  private let app: AppID
  private let kind: String

  init(_ options: CommonOptions, _ list: OwnListArguments) async throws {
    workspace = try await Workspace(options, opensApps: true)
    app = try workspace.app(named: list.app)
    kind = try workspace.vocabularyKind(named: list.kind, of: app)
  }

  /// Names beyond the bound are refused, and the list stays as it was.
  func edit(_ change: ([String]) -> [String]) throws {
    defer { workspace.close() }
    let names = try workspace.recording { records in
      let known = try records.userVocabulary(app: app, kind: kind)
      let wanted = change(known).map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
      if let trouble = TooMuch(of: wanted, after: known) {
        throw ProgramFailure.tooMuch(trouble, path: nil, workspace.wording)
      }
      try records.setUserVocabulary(wanted, app: app, kind: kind)
      return try records.userVocabulary(app: app, kind: kind)
    }
    let json: OrderedJSON = [
      "app": .string(app.rawValue), "kind": .string(kind), "names": .strings(names),
    ]
    let line =
      workspace.options.isJSON
      ? json.text : "\(app), \(kind): \(names.joined(separator: ", "))".neutralised()
    try Output.standard.write(line + "\n")
  }

  /// The file has one name per line; blank lines are ignored.
  func names(inFile path: String) throws -> [String] {
    do {
      guard let data = try BoundedFile.contents(of: path, atMost: TooMuch.maximumFile) else {
        throw ProgramFailure.tooMuch(.file, path: path, workspace.wording)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return text.split(whereSeparator: \.isNewline).map(String.init)
    } catch let error as CocoaError {
      throw ProgramFailure.unreadable(
        path: path, reason: error.reason, wording: workspace.wording)
    }
  }
}
