// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct RemindAboutNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Remind Me About Note"
  static let description: IntentDescription? = "Reminds you of a note in some hours."

  @Parameter(title: "Note")
  var note: NoteEntity?

  @Parameter(title: "Hours From Now", optionsProvider: HoursOptionsProvider())
  var hours: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Remind me about \(\.$note) in \(\.$hours) hours")
  }

  /// The spans that are offered in the picker.
  struct HoursOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [Int] {
      [1, 2, 4, 8, 24]
    }

    func defaultResult() async -> Int? {
      1
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    let chosen = try await chooseNote()
    let due = Date().addingTimeInterval(Double(hours) * 3600)

    if let earlier = chosen.reminder {
      let replace = try await $note.requestConfirmation(
        for: chosen,
        dialog: "\(chosen.name) has a reminder already. Replace it?"
      )
      if !replace {
        return .result(value: earlier, dialog: "The old reminder stays.")
      }
    }

    await NoteStore.shared.change(chosen.id) { $0.reminder = due }
    let span: IntentDialog = hours == 1 ? "In an hour, then." : "In \(hours) hours, then."
    return .result(value: due, dialog: span)
  }

  private func chooseNote() async throws -> NoteEntity {
    if let note { return note }

    let notes = await NoteStore.shared.allNotes().map(NoteEntity.init)
    guard let first = notes.first else {
      throw NoteIntentError.noNotes
    }
    if try await $note.requestConfirmation(for: first) {
      return first
    }
    return try await $note.requestDisambiguation(
      among: Array(notes.dropFirst()),
      dialog: "Which note, then?"
    )
  }
}
