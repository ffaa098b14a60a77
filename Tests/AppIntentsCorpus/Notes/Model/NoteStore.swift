// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A note as it lies in the store.
struct Note: Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var body = ""
  var folderID: String?
  var tags: Set<String> = []
  var isPinned = false
  var isLocked = false
  var reminder: Date?
}

struct Folder: Identifiable, Hashable, Sendable {
  let id: String
  var name: String
  var isShared = false
}

/// All notes and folders of the person.
actor NoteStore {
  static let shared = NoteStore()

  private var notes: [UUID: Note] = [:]
  private var folders: [Folder] = [
    Folder(id: "inbox", name: "Inbox"),
    Folder(id: "work", name: "Work"),
    Folder(id: "family", name: "Family", isShared: true),
  ]

  func note(_ id: UUID) -> Note? {
    notes[id]
  }

  func allNotes() -> [Note] {
    notes.values.sorted { $0.title < $1.title }
  }

  func notes(titled text: String) -> [Note] {
    allNotes().filter { $0.title.localizedCaseInsensitiveContains(text) }
  }

  @discardableResult
  func add(title: String, body: String = "", folderID: String? = nil) -> Note {
    let note = Note(id: UUID(), title: title, body: body, folderID: folderID)
    notes[note.id] = note
    return note
  }

  @discardableResult
  func change(_ id: UUID, _ edit: @Sendable (inout Note) -> Void) -> Note? {
    guard var note = notes[id] else { return nil }
    edit(&note)
    notes[id] = note
    return note
  }

  func remove(_ ids: [UUID]) {
    for id in ids { notes[id] = nil }
  }

  func allFolders() -> [Folder] {
    folders
  }

  func addFolder(named name: String) -> Folder {
    let folder = Folder(id: UUID().uuidString, name: name)
    folders.append(folder)
    return folder
  }

  func allTags() -> [String] {
    notes.values.reduce(into: Set<String>()) { $0.formUnion($1.tags) }.sorted()
  }

  func tags(of id: UUID) -> Set<String> {
    notes[id]?.tags ?? []
  }
}
