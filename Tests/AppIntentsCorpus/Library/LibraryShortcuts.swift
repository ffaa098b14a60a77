// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct LibraryShortcuts: AppShortcutsProvider {
  static var shortcutTileColor: ShortcutTileColor { .grayBrown }

  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CurrentBookIntent(),
      phrases: [
        "What am I reading in \(.applicationName)",
        "Current \(.applicationName) book",
      ],
      shortTitle: "Current Book",
      systemImageName: "book"
    )
    AppShortcut(
      intent: BooksByAuthorIntent(),
      phrases: [
        "Books by \(\.$author) in \(.applicationName)",
        "What do I have by \(\.$author) in \(.applicationName)?",
      ],
      shortTitle: "Books by Author",
      systemImageName: "person"
    )
    AppShortcut(
      intent: OpenBookIntent(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Book",
      systemImageName: "book.pages",
      parameterPresentation: ParameterPresentation(
        for: \.$target,
        summary: AppShortcutParameterPresentationSummary("Open \(\.$target)"),
        optionsCollections: {
          AppShortcutOptionsCollection(BookQuery(), title: "Being Read", systemImageName: "book")
        }
      )
    )
    #if !os(tvOS)
      AppShortcut(
        intent: ShelveBooksIntent(),
        phrases: [
          "Put books on \(\.$shelf) in \(.applicationName)",
          "Sort my \(.applicationName)",
        ],
        shortTitle: "Shelve Books",
        systemImageName: "books.vertical"
      )
    #endif
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *) {
      AppShortcut(
        intent: GetReadingGoalIntent(),
        phrases: ["What is my \(.applicationName) goal"],
        shortTitle: "Reading Goal",
        systemImageName: "target"
      )
    }
  }
}

extension LibraryShortcuts {
  /// Called at launch, before anybody can run an intent.
  @MainActor
  static func start() {
    let catalog = Catalog.shared
    AppDependencyManager.shared.add(dependency: catalog)
    updateAppShortcutParameters()
  }

  @MainActor
  static func refresh() {
    Self.updateAppShortcutParameters()
  }
}
