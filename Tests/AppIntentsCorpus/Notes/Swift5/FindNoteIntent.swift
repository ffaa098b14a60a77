// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// Looks a note up by its title, and asks if there are several.
struct FindNoteIntent: AppIntent {
  static var title: LocalizedStringResource = "Find Note by Title"
  static var description = IntentDescription(
    "Finds a note.", searchKeywords: ["search", "look up"])

  enum Failure: Swift.Error, LocalizedError {
    case nothing(String)
    case store(any Swift.Error)

    var errorDescription: String? {
      switch self {
      case .nothing(let text): return "No note has “\(text)” in its title."
      case .store: return "The notes can't be read."
      }
    }

    var recoverySuggestion: String? {
      "Try fewer words."
    }
  }

  @Parameter(title: "Title", requestValueDialog: "What is it called?")
  var text: String

  @Parameter(title: "Note")
  var note: NoteEntity?

  func perform() async throws -> some ReturnsValue<NoteEntity> & OpensIntent {
    let found = try await match()
    return .result(value: found, opensIntent: OpenNoteIntent(target: found))
  }

  private func match() async throws -> NoteEntity {
    let matches: [NoteEntity]
    do {
      matches = try await NoteQuery().entities(matching: text)
    } catch {
      throw Failure.store(error)
    }
    switch matches.count {
    case 0: throw Failure.nothing(text)
    case 1: return matches[0]
    case 2...8:
      return try await $note.requestDisambiguation(
        among: matches,
        dialog: IntentDialog(stringLiteral: "I found \(matches.count) notes. Which one?")
      )
    default:
      throw $text.needsValueError("That's in \(matches.count) titles. Tell me more of it.")
    }
  }
}

/// Finds the folder or makes it.
struct EnsureFolderIntent: AppIntent {
  static var title: LocalizedStringResource = "Get or Create Folder"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Folder") var folder: FolderEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<FolderEntity> {
    let near = await NoteStore.shared.allFolders().map(FolderEntity.init).first {
      $0.name.lowercased().hasPrefix(name.lowercased())
    }
    if let near = near {
      let confirmed = try await $folder.requestConfirmation(
        for: near, dialog: "There is \(near.name). Do you mean that?")
      if confirmed { return .result(value: near) }
    }
    return .result(value: FolderEntity(await NoteStore.shared.addFolder(named: name)))
  }
}
