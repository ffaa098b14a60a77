// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct NotePreview: View {
  let title: String
  let text: String

  var body: some View {
    VStack {
      Text(title).font(.headline)
      Text(text).foregroundStyle(.secondary).lineLimit(1)
    }
    .padding()
  }
}

struct ShowNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Note"

  @Parameter(title: "Note", requestValueDialog: "Which note do you want to see?")
  var note: NoteEntity

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<NoteEntity> & ProvidesDialog & ShowsSnippetView
  {
    guard let stored = await NoteStore.shared.note(note.id) else {
      throw NoteIntentError.notFound(note.name)
    }
    if stored.isLocked {
      throw NoteIntentError.locked(stored.title)
    }
    return .result(
      value: NoteEntity(stored),
      dialog: IntentDialog(
        full: "\(stored.title) says: \(stored.body)", supporting: "Here is \(stored.title)."),
      view: NotePreview(title: stored.title, text: stored.body)
    )
  }
}

/// Which note the window shows.
@MainActor
final class Navigator {
  static let shared = Navigator()
  private(set) var openNote: UUID?

  func open(_ id: UUID) { openNote = id }
}

struct OpenNoteIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Note"

  @Parameter(title: "Note")
  var target: NoteEntity

  init() {}

  init(target: NoteEntity) {
    self.target = target
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    Navigator.shared.open(target.id)
    return .result()
  }
}

/// Makes a note and goes on in the app.
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
struct StartNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Note"

  @Parameter(title: "Title") var name: String

  func perform() async throws
    -> some ReturnsValue<NoteEntity> & OpensIntent & ProvidesDialog
  {
    let note = await NoteEntity(NoteStore.shared.add(title: name))
    return .result(value: note, opensIntent: OpenNoteIntent(target: note), dialog: "Here you go.")
  }
}
