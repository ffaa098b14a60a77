// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// A note as Siri and Shortcuts see it.
struct NoteEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Note",
    numericFormat: "\(placeholder: .int) notes"
  )

  static let defaultQuery = NoteQuery()

  let id: UUID
  let isLocked: Bool

  @Property(title: "Title")
  var name: String

  @Property(title: "Text")
  var text: String

  @Property(title: "Pinned")
  var isPinned: Bool

  @Property(title: "Reminder")
  var reminder: Date?

  init(_ note: Note) {
    id = note.id
    isLocked = note.isLocked
    name = note.title
    text = note.body
    isPinned = note.isPinned
    reminder = note.reminder
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: reminder == nil ? nil : "Has a reminder",
      image: .init(systemName: isLocked ? "lock.doc" : "note.text")
    )
  }
}

struct NoteQuery: EntityStringQuery {
  func entities(for identifiers: [NoteEntity.ID]) async throws -> [NoteEntity] {
    let wanted = Set(identifiers)
    return await NoteStore.shared.allNotes()
      .filter { wanted.contains($0.id) }
      .map(NoteEntity.init)
  }

  func entities(matching string: String) async throws -> [NoteEntity] {
    await NoteStore.shared.notes(titled: string).map(NoteEntity.init)
  }

  func suggestedEntities() async throws -> [NoteEntity] {
    let notes = await NoteStore.shared.allNotes()
    let pinned = notes.filter(\.isPinned)
    return (pinned.isEmpty ? notes : pinned).map(NoteEntity.init)
  }
}
