// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import ArgumentParser
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// Edits the user's shortcuts and prints the selected ones.
struct ShortcutEditing {
  private let workspace: Workspace

  init(_ options: CommonOptions) async throws {
    workspace = try await Workspace(options, opensApps: true)
  }

  /// Runs an edit. A failure is printed and sets the exit status.
  func run(_ work: (ShortcutEditor) throws -> [VoiceShortcut]) throws {
    defer { workspace.close() }
    try workspace.tellFindings()
    let editor = ShortcutEditor(
      workspace.installation, device: workspace.device, store: workspace.records,
      now: workspace.now)
    do {
      let shortcuts = try workspace.recording { _ in try work(editor) }
      try workspace.options.write(
        list: shortcuts.map { line($0, editor) }, workspace.wording)
    } catch let problem as ShortcutEditor.Problem {
      let mend = problem.isDecidable ? [workspace.wording.text("shortcuts.force")] : []
      let text = ([problem.say] + mend).joinedAsSentences()
      try Output.error.write(text.neutralised() + "\n")
      throw ExitCode(ExitStatus.negative)
    } catch let error as FindingsError {
      try error.findings.tell(linear: workspace.linearWording)
      throw ExitCode(ExitStatus.negative)
    }
  }

  /// The bytes of a file, or of standard input for `-`.
  ///
  /// - Throws: A finding if there are too many bytes.
  func data(ofFile path: String) throws -> Data {
    let limit = SourceText.maximumSize
    do {
      let data =
        try path == "-"
        ? BoundedFile.contents(from: .standardInput, atMost: limit)
        : BoundedFile.contents(of: path, atMost: limit)
      guard let data else { throw SourceText.tooLarge(path) }
      return data
    } catch let error as CocoaError {
      throw ProgramFailure.unreadable(path: path, reason: error.reason, wording: workspace.wording)
    }
  }

  private func line(_ shortcut: VoiceShortcut, _ editor: ShortcutEditor) -> String {
    let title = editor.title(of: shortcut)
    guard !workspace.options.isJSON else { return json(shortcut, title).text }
    let key = shortcut.isEnabled ? "shortcuts.line" : "shortcuts.line.off"
    return workspace.wording.text(key, ["phrase": shortcut.phrase, "action": title])
  }

  private func json(_ shortcut: VoiceShortcut, _ title: String) -> OrderedJSON {
    [
      "phrase": .string(shortcut.phrase), "title": .string(title),
      "enabled": .boolean(shortcut.isEnabled),
      "steps": .array(shortcut.steps.map(Self.json)),
    ]
  }

  private static func json(_ step: ShortcutStep) -> OrderedJSON {
    [
      "app": .string(step.app.rawValue), "intent": .string(ifPresent: step.action.intent?.rawValue),
      "activity": .string(ifPresent: step.action.activity?.type),
    ]
  }
}
