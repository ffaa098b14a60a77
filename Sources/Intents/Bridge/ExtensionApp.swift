// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An app whose code is an intents extension.
///
/// Each intent is described by its class's ``INIntent/shape``. Its words come from the app's files.
public struct ExtensionApp: AppCode {
  public let id: AppID
  private let kinds: [INIntent.Type]
  private let start: @Sendable (URL) -> INExtension
  private let opened: @Sendable (URL) throws -> Void
  private let screens: @Sendable (NSUserActivity?, URL) async throws -> AppScreen?

  /// - Parameters:
  ///   - id: the name of the app's folder of files.
  ///   - intents: the kinds of intent the extension handles.
  ///   - opened: the work that the app does when it is opened, such as teaching the names its user
  ///     has. It gets the folder that the app and its extension share.
  ///   - screens: the screen that the app shows when it is opened at an activity, or at its start
  ///     if the activity is nil. A nil screen shows nothing. An activity with an interaction
  ///     carries a request that the app has to carry out itself.
  ///   - start: makes the extension. It gets the same folder.
  public init(
    id: AppID, intents: [INIntent.Type],
    opened: @escaping @Sendable (URL) throws -> Void = { _ in },
    screens: @escaping @Sendable (NSUserActivity?, URL) async throws -> AppScreen? = { _, _ in nil
    },
    start: @escaping @Sendable (URL) -> INExtension
  ) {
    self.id = id
    kinds = intents
    self.opened = opened
    self.screens = screens
    self.start = start
  }

  public func intents(in wording: Wording) -> IntentDescriptions {
    IntentDescriptions { kinds.map { .init($0.shape.description) } }
  }

  public func handler(container: URL) -> any IntentHandler {
    ExtensionHandler(intents: kinds, extension: start(container)) { [screens] activity in
      try await screens(activity, container)
    }
  }

  public func open(container: URL, wording: Wording) throws -> [VocabularyKind: [String]] {
    let launch = AppLaunch(id, wording: wording)
    try AppLaunch.$current.withValue(launch) { try opened(container) }
    return launch.vocabulary
  }
}
