// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// A class, because the copies are kept until the intent is done.
final class DuplicateNoteIntent: AppIntent, @unchecked Sendable {
  static var title: LocalizedStringResource = "Duplicate Note"
  static var description = IntentDescription(
    "Copies a note as often as you like.", categoryName: "Notes")
  static var isDiscoverable: Bool { true }

  @Parameter(title: "Note")
  var note: NoteEntity

  @Parameter(title: "Copies", default: 1, inclusiveRange: (1, 5))
  var copies: Int

  private var made: [NoteEntity] = []

  init() {}

  convenience init(note: NoteEntity, copies: Int = 1) {
    self.init()
    self.note = note
    self.copies = copies
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Duplicate \(\.$note) \(\.$copies) times")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[NoteEntity]> & ProvidesDialog {
    guard (1...5).contains(copies) else {
      throw NoteIntentError.tooMany(count: copies, limit: 5)
    }
    for number in 1...copies {
      let copy = await NoteStore.shared.add(title: "\(note.name) \(number)", body: note.text)
      made.append(NoteEntity(copy))
    }
    return .result(value: made, dialog: made.count == 1 ? "One copy." : "\(made.count) copies.")
  }
}

/// Two intents in a row: duplicate, then open the copy.
struct DuplicateAndOpenIntent: AppIntent {
  static var title: LocalizedStringResource = "Duplicate and Open"

  @Parameter(title: "Note")
  var note: NoteEntity

  init(note: NoteEntity) {
    self.note = note
  }

  init() {
  }

  func perform() async throws -> some IntentResult & OpensIntent {
    let duplicate = DuplicateNoteIntent(note: note)
    let copies = try await runStep(duplicate).value ?? []
    return .result(opensIntent: OpenNoteIntent(target: copies.first ?? note))
  }
}
