// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Tells an app which of its shortcuts have words of the user's own, and is told which it has to offer.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  public static let shared = INVoiceShortcutCenter()

  /// The app's shortcuts that the user has given words. Nobody can give any yet, so there are none.
  public func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completion([], nil)
  }

  /// The app's shortcuts that the user has given words.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] {
    try await withCheckedThrowingContinuation { continuation in
      getAllVoiceShortcuts { shortcuts, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(shortcuts ?? []))
      }
    }
  }

  /// One of the app's shortcuts; nil where it is gone.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    getAllVoiceShortcuts { shortcuts, error in
      completion(shortcuts?.first { $0.identifier == identifier }, error)
    }
  }

  /// What the app offers its user to give words to, the most important first; replaces what it offered
  /// before.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    ShortcutBoard.shared.change { $0.suggestions = suggestions }
  }
}
