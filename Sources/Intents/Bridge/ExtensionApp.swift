// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// An app whose code is an intents extension.
///
/// Its own intents are described by its definition, SiriKit's by their shapes.
public struct ExtensionApp: AppCode {
  public let id: AppID
  private let kinds: [INIntent.Type]
  private let start: @Sendable (URL) -> INExtension
  private let opened: @Sendable (URL) throws -> Void
  private let screens: @Sendable (NSUserActivity?, URL) async throws -> AppScreen?

  /// - Parameters:
  ///   - id: the name of the app's folder of files.
  ///   - intents: the kinds of intent the extension handles.
  ///   - opened: what the app does when it is opened, such as to teach the names its user has; it is
  ///     handed the folder that app and extension share.
  ///   - screens: what the app shows where it is opened at an activity, or at nil where it begins; nil for nothing.
  ///     An activity with an interaction carries a request that the app has to do itself.
  ///   - start: makes the extension; it is handed the same folder.
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
