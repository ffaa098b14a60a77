// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An app whose code is App Intents.
public struct ShortcutsApp: AppCode {
  public let id: AppID
  public let files: URL?
  public let needsFiles = false
  private let catalog: ShortcutsCatalog
  private let launch: @Sendable (URL) throws -> Void
  private let screens: @Sendable (UserActivity?) async throws -> AppScreen?

  /// - Parameters:
  ///   - name: the name of the app's folder of files. Without such a folder, it is also the app's
  ///     name for people.
  ///   - files: the folder of the app's files, if it has any: its names, texts and phrases in other languages.
  ///   - shortcuts: its App Shortcuts.
  ///   - intents: further intents that the app's own templates use.
  ///   - launch: the work that the app does when it starts, such as registering its intents'
  ///     dependencies. It gets the app's folder for its own data, which may not exist yet.
  ///   - screens: the screen that the app shows when it is opened. The activity has the name of the
  ///     intent that opens the app, and the identifiers of its parameters. A nil activity means the
  ///     app's start, and a nil screen shows nothing.
  public init(
    _ name: String, files: URL? = nil, shortcuts: (any AppShortcutsProvider.Type)? = nil,
    intents: [any AppIntent.Type] = [],
    launch: @escaping @Sendable (URL) throws -> Void = { _ in },
    screens: @escaping @Sendable (UserActivity?) async throws -> AppScreen? = { _ in nil }
  ) {
    self.screens = screens
    id = AppID(name)
    self.files = files
    catalog = ShortcutsCatalog(provider: shortcuts, others: intents)
    self.launch = launch
  }

  public func intents(in wording: Wording) -> IntentDescriptions {
    IntentDescriptions { [catalog] in
      catalog.types.map { id, type in
        .init(id) { IntentOutline(id: id, type: type, wording: wording).description }
      }
    }
  }

  public func outline(in wording: Wording) -> AppOutline {
    let shortcuts = ShortcutsOutline(catalog: catalog, wording: wording)
    let lists = catalog.kinds.compactMapValues { kind -> [Vocabulary.Entry]? in
      switch kind {
      case .enumeration(let type): type.entries(in: wording)
      case .entity: []
      case .plain: nil
      }
    }
    var outline = AppOutline(
      shortcuts: shortcuts.spoken, negativePhrases: shortcuts.negativePhrases, lists: lists,
      findings: shortcuts.findings)
    outline.indexedLists = Set(
      catalog.kinds.compactMap { list, kind in
        if case .entity(let type) = kind, type is any IndexedEntity.Type { list } else { nil }
      })
    return outline
  }

  public func handler(container: URL) -> any IntentHandler {
    ShortcutsHandler(
      catalog: catalog, runner: AppRunner(container: container, launch: launch), screens: screens)
  }

  public func names(container: URL, wording: Wording) async throws -> TaughtNames {
    let entities = catalog.kinds.values.compactMap { kind in
      if case .entity(let type) = kind { type } else { nil }
    }
    guard !entities.isEmpty else { return TaughtNames() }
    let runner = AppRunner(container: container, launch: launch)
    return try await runner.run(wording) {
      var names = TaughtNames()
      for type in entities {
        do {
          let (entries, count) = try await type.suggestedEntries(
            in: wording, atMost: Self.maximumNames)
          names.lists[type.persistentIdentifier] = entries
          if count > entries.count { names.findings.append(tooMany(count, of: type)) }
        } catch {
          names.findings.append(failed(error, of: type))
        }
      }
      return names
    }
  }

  /// The most things of one kind that phrases are made of.
  static let maximumNames = 1_000

  private func failed(_ error: any Error, of type: any AppEntity.Type) -> Finding {
    let message =
      "the query of \(type) failed: \(error); phrases with its things are left out until it answers"
    return Finding(.error, rule: "names", message: message, at: SourceLocation(file: id.rawValue))
  }

  private func tooMany(_ count: Int, of type: any AppEntity.Type) -> Finding {
    let message =
      "\(type) suggests \(count) things; phrases are made of the first \(Self.maximumNames): suggest those that people say most"
    return Finding(
      .error, rule: "too-many-names", message: message, at: SourceLocation(file: id.rawValue))
  }
}

extension AppEntity {
  /// The names of the first things that the query suggests, each with its synonyms, and how many
  /// things it suggests in all.
  static func suggestedEntries(
    in wording: Wording, atMost limit: Int
  ) async throws -> (entries: [Vocabulary.Entry], count: Int) {
    let suggested = try await defaultQuery.suggestedEntities().items
    return (suggested.prefix(limit).map { $0.entry(in: wording) }, suggested.count)
  }
}
