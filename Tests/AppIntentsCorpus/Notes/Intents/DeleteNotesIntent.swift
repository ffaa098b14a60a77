// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct DeleteNotesIntent: DeleteIntent {
  static let title: LocalizedStringResource = "Delete Notes"
  static let description = IntentDescription("Throws notes away for good.", categoryName: "Notes")
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  static let isDiscoverable = true

  @Parameter(title: "Notes")
  var entities: [NoteEntity]

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$entities)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let first = entities.first else {
      throw $entities.needsValueError("Which notes?")
    }

    let question: IntentDialog =
      switch entities.count {
      case 1: "Delete “\(first.name)”?"
      case let count: "Delete \(count) notes?"
      }
    let action = ConfirmationActionName.custom(
      acceptLabel: "Delete",
      acceptAlternatives: ["Remove", "Throw Away"],
      denyLabel: "Keep",
      denyAlternatives: ["Cancel"],
      destructive: true
    )
    try await requestConfirmation(
      result: .result(dialog: question),
      confirmationActionName: action,
      showPrompt: true
    )

    await NoteStore.shared.remove(entities.map(\.id))
    return .result(dialog: entities.count == 1 ? "Deleted." : "Deleted them all.")
  }
}

/// Empties a folder after a plain question.
struct EmptyFolderIntent: AppIntent {
  static let title = LocalizedStringResource("Empty Folder")
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication

  @Parameter(title: "Folder")
  var folder: FolderEntity

  #if os(macOS)
    static let openAppWhenRun = true
  #endif

  func perform() async throws -> some ReturnsValue<Int> {
    let notes = await NoteStore.shared.allNotes().filter { $0.folderID == folder.id }
    if !notes.isEmpty {
      try await requestConfirmation()
    }
    await NoteStore.shared.remove(notes.map(\.id))
    return .result(value: notes.count)
  }
}
