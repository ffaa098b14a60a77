// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// Everything that can go wrong, in words that Siri can say.
enum NoteIntentError: Error, Equatable, CustomLocalizedStringResourceConvertible {
  case noNotes
  case notFound(String)
  case locked(String)
  case tooMany(count: Int, limit: Int)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noNotes:
      return "There are no notes yet."
    case .notFound(let title):
      return "There is no note called \(title) any more."
    case .locked(let title):
      return "\(title) is locked. Unlock it in the app first."
    case .tooMany(let count, let limit):
      return "\(count) notes are too many at once; \(limit) will do."
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension NoteIntentError {
  /// The error of the system which says the same.
  var systemError: AppIntentError {
    switch self {
    case .noNotes, .notFound: AppIntentError.Unrecoverable.entityNotFound
    case .locked: AppIntentError.UserActionRequired.signin
    case .tooMany: AppIntentError.Unrecoverable.notAllowed
    }
  }
}

/// Counts notes; a strict build of it throws the errors of the system.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct CountNotesIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Notes"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Title Contains")
  var text: String

  @Parameter(title: "Strict", default: false)
  var isStrict: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard !text.isEmpty else {
      throw $text.needsValueError("Count notes that contain what?")
    }
    let count = await NoteStore.shared.notes(titled: text).count
    if count == 0 {
      let problem = NoteIntentError.notFound(text)
      if isStrict { throw problem.systemError }
      throw problem
    }
    return .result(value: count)
  }
}
