// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// Tells an app which of its shortcuts the user has given phrases, and receives the shortcuts the
/// app suggests.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  public static let shared = INVoiceShortcutCenter()

  /// The app's shortcuts that the user has given phrases: those with one step, which is in this
  /// app.
  ///
  /// They are known while the app works on a request or is open; at other times there are none.
  public func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    do {
      completion(try Self.own(), nil)
    } catch {
      completion(nil, error)
    }
  }

  /// The app's shortcuts that the user has given phrases.
  public func allVoiceShortcuts() async throws -> [INVoiceShortcut] { try Self.own() }

  /// One of the app's shortcuts; nil if it no longer exists.
  public func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    getAllVoiceShortcuts { shortcuts, error in
      completion(shortcuts?.first { $0.identifier == identifier }, error)
    }
  }

  /// Suggests shortcuts that the user could give phrases, the most important first, and replaces
  /// earlier suggestions. Suggestions are kept only while the app works on a request or is open.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    try? RequestContext.setOfferedShortcuts(.suggested) { app in
      suggestions.map { OfferedShortcut(step: ShortcutStep($0, of: app)) }
    }
  }

  private static func own() throws -> [INVoiceShortcut] {
    guard let context = RequestContext.current, let store = context.shortcuts else { return [] }
    return try store.voiceShortcuts().compactMap { kept in
      guard kept.steps.count == 1, let step = kept.steps.first, step.app == context.app,
        let shortcut = INShortcut(step, among: ExtensionKinds.current)
      else { return nil }
      return INVoiceShortcut(
        identifier: kept.id, invocationPhrase: kept.phrase, shortcut: shortcut)
    }
  }
}
