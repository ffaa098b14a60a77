// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// Writes a new note. Asks for whatever is missing.
struct CreateNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Create Note"

  static let description = IntentDescription(
    "Writes a new note.",
    categoryName: "Notes",
    searchKeywords: ["write", "jot", "memo"],
    resultValueName: "New Note"
  )

  static let openAppWhenRun: Bool = false

  @Parameter(title: "Title", description: "How the note is called.")
  var name: String?

  @Parameter(title: "Text", inputOptions: String.IntentInputOptions(multiline: true))
  var text: String?

  @Parameter(title: "Folder")
  var folder: FolderEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$name)") {
      \.$text
      \.$folder
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog {
    let title = try await resolvedName()

    if let folder, folder.isShared {
      try await requestConfirmation(
        result: .result(dialog: "Everyone in \(folder.name) will see this note. Go on?"),
        confirmationActionName: .create
      )
    }

    let note = await NoteStore.shared.add(title: title, body: text ?? "", folderID: folder?.id)
    return .result(value: NoteEntity(note), dialog: "Created “\(title)”.")
  }

  private func resolvedName() async throws -> String {
    let typed = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard typed.isEmpty else { return typed }
    return try await $name.requestValue("What should the note be called?")
  }
}

/// The same in one breath: nothing but a line of text.
struct JotIntent: AppIntent {
  static let title: LocalizedStringResource = "Jot Something Down"
  static let description: IntentDescription = "Keeps a line of text in the inbox."

  @Parameter(title: "Line")
  var line: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if line == nil {
      line = try await $line.requestValue()
    }
    guard let line, !line.isEmpty else {
      throw $line.needsValueError()
    }
    await NoteStore.shared.add(title: line, folderID: "inbox")
    return .result(dialog: "Got it.")
  }
}

extension JotIntent {
  init(line: String) {
    self.init()
    self.line = line
  }
}
