// SPDX-License-Identifier: Apache-2.0
import AppIntents

// MARK: Helpers for all intents

extension AppIntent {
  /// One question for every system: the form of iOS 18 where there is one.
  func confirm(
    _ dialog: IntentDialog, as actionName: ConfirmationActionName = .continue
  ) async throws {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      try await requestConfirmation(actionName: actionName, dialog: dialog)
    } else {
      try await requestConfirmation(
        result: .result(dialog: dialog), confirmationActionName: actionName)
    }
  }
}

/// Runs an intent as a part of another one.
@discardableResult
func runStep<Step: AppIntent>(_ step: Step) async throws -> Step.PerformResult {
  try await step.perform()
}

func titleKey(of intent: some AppIntent) -> String {
  title(of: type(of: intent))
}

private func title<I: AppIntent>(of type: I.Type) -> String {
  type.title.key
}

// MARK: Intents that turn a switch of one note

/// An intent which works on one note.
protocol SingleNoteIntent: AppIntent {
  var note: NoteEntity { get }
}

extension SingleNoteIntent {
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }

  func storedNote() async throws -> Note {
    guard let stored = await NoteStore.shared.note(note.id) else {
      throw NoteIntentError.notFound(note.name)
    }
    return stored
  }
}

protocol NoteSwitchIntent: SingleNoteIntent {
  var question: IntentDialog { get }
  func apply(to note: inout Note)
}

extension NoteSwitchIntent {
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let stored = try await storedNote()
    try await confirm(question, as: .toggle)
    await NoteStore.shared.change(stored.id) { apply(to: &$0) }
    return .result(dialog: "Done with \(stored.title).")
  }
}

struct PinNoteIntent: NoteSwitchIntent {
  static let title: LocalizedStringResource = "Pin Note"

  @Parameter(title: "Note") var note: NoteEntity

  var question: IntentDialog { "Pin \(note.name)?" }

  func apply(to note: inout Note) { note.isPinned.toggle() }
}

struct LockNoteIntent: NoteSwitchIntent {
  static let title: LocalizedStringResource = "Lock Note"
  static var authenticationPolicy: IntentAuthenticationPolicy { .requiresLocalDeviceAuthentication }

  @Parameter(title: "Note") var note: NoteEntity

  var question: IntentDialog { .init("Lock \(note.name)?") }

  func apply(to note: inout Note) { note.isLocked = true }
}
