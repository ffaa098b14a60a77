// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct NotesShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .yellow

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateNoteIntent(),
      phrases: [
        "Create a note in \(.applicationName)",
        "Create a \(.applicationName) note",
        "New note in \(.applicationName)",
        "Write something down with \(.applicationName)",
        "Start a note using \(.applicationName)",
        "Take a note with \(.applicationName)",
      ],
      shortTitle: "Create Note",
      systemImageName: "square.and.pencil"
    )
    AppShortcut(
      intent: JotIntent(),
      phrases: ["Jot in \(.applicationName)", "\(.applicationName), jot this down"],
      shortTitle: "Jot",
      systemImageName: "pencil.line"
    )
    AppShortcut(
      intent: ShowNoteIntent(),
      phrases: [
        "Show \(\.$note) in \(.applicationName)",
        "What does \(\.$note) say in \(.applicationName)",
        "Read a note from \(.applicationName)",
      ],
      shortTitle: "Show Note",
      systemImageName: "note.text"
    )
    AppShortcut(
      intent: PinNoteIntent(),
      phrases: [
        "Pin \(\.$note) in \(.applicationName)",
        "Pin a \(.applicationName) note",
      ],
      shortTitle: "Pin Note",
      systemImageName: "pin"
    )
    #if !os(watchOS)
      AppShortcut(
        intent: MoveNoteIntent(),
        phrases: ["Move a note in \(.applicationName)"],
        shortTitle: "Move Note",
        systemImageName: "folder"
      )
    #endif
  }
}
