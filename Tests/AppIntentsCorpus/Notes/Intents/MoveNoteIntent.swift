// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct MoveNoteIntent: AppIntent {
  static var title: LocalizedStringResource { "Move Note" }

  static var description: IntentDescription? {
    IntentDescription("Moves a note into another folder.", categoryName: "Organize")
  }

  @Parameter(title: "Note", description: "The note to move.")
  var note: NoteEntity

  @Parameter(
    title: "Folder",
    description: "Where the note goes.",
    requestValueDialog: IntentDialog("Into which folder?"),
    requestDisambiguationDialog: IntentDialog("Which folder do you mean?")
  )
  var folder: FolderEntity?

  @Parameter(title: "Folder Name")
  var folderName: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$folder, .hasAnyValue) {
      Summary("Move \(\.$note) to \(\.$folder)")
    } otherwise: {
      Summary("Move \(\.$note) to \(\.$folder)") {
        \.$folderName
      }
    }
  }

  init() {}

  init(note: NoteEntity, folder: FolderEntity? = nil) {
    self.note = note
    self.folder = folder
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let destination = try await findDestination()
    let id = destination.id
    await NoteStore.shared.change(note.id) { $0.folderID = id }
    return .result(
      dialog: IntentDialog(
        full: "\(note.name) is now in \(destination.name).",
        supporting: "Moved."
      )
    )
  }

  private func findDestination() async throws -> FolderEntity {
    if let folder { return folder }

    guard let folderName, !folderName.isEmpty else {
      throw $folder.needsValueError("Into which folder should \(note.name) go?")
    }

    let folders = await NoteStore.shared.allFolders().map(FolderEntity.init)
    let matches = folders.filter { $0.name.localizedCaseInsensitiveContains(folderName) }
    switch matches.count {
    case 0:
      throw $folder.needsDisambiguationError(among: folders)
    case 1:
      return matches[0]
    default:
      throw $folder.needsDisambiguationError(
        among: matches,
        dialog: "Several folders sound like \(folderName). Which one?"
      )
    }
  }
}
