// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct AppendToNoteIntent: AppIntent {

  static var title: LocalizedStringResource = "Append to Note"
  static var description = IntentDescription("Adds a line at the end of a note.")
  static var openAppWhenRun = false
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Note")
  var note: NoteEntity

  @Parameter(
    title: "Line",
    description: "What is added.",
    requestValueDialog: "What should I add?"
  )
  var line: String

  static var parameterSummary: some ParameterSummary {
    Summary("Append \(\.$line) to \(\.$note)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if line.isEmpty {
      throw $line.needsValueError()
    }
    guard !note.isLocked else {
      throw $note.needsValueError("\(note.name) is locked. Which other note?")
    }

    let addition = "\n" + line
    guard let changed = await NoteStore.shared.change(note.id, { $0.body += addition }) else {
      return .result(dialog: .init("I couldn't find that note."))
    }
    return .result(dialog: .init("Added to \(changed.title)."))
  }
}

struct PrependToNoteIntent: AppIntent {
  static var title: LocalizedStringResource = "Prepend to Note"
  static var isDiscoverable: Bool = false

  @Parameter(title: "Note") var note: NoteEntity?
  @Parameter(title: "Line") var line: String?

  // Both are asked for, one after the other.
  func perform() async throws -> some IntentResult {
    let target: NoteEntity
    if let note = note {
      target = note
    } else {
      target = try await $note.requestValue("Which note?")
    }
    let text: String
    if let line = line {
      text = line
    } else {
      text = try await $line.requestValue(IntentDialog("What goes on top of \(target.name)?"))
    }

    if target.isPinned {
      try await requestConfirmation(
        result: .result(dialog: "\(target.name) is pinned. Change it?"), confirmationActionName: .go
      )
    }
    await NoteStore.shared.change(target.id) { $0.body = text + "\n" + $0.body }
    return .result()
  }
}
