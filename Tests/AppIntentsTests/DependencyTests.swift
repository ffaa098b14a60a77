// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Assistant
import IntentModel
import ParlanceTesting
import Synchronization
import Testing

/// Queries also get the dependencies that an app registers, and their errors are in the app's own
/// words.
struct DependencyTests {
  private func turn(_ shelf: @escaping @Sendable () async throws -> Shelf) async -> Turn {
    let app = ShortcutsApp("Library", shortcuts: LibraryShortcuts.self) { _ in
      AppDependencyManager.shared.add(dependency: shelf)
    }
    return await ParlanceTesting.Stage(apps: [app]).session().hear("borrow in library")
  }

  @Test func aDependencyMadeAsynchronouslyIsThereForAQuery() async {
    let turn = await turn {
      await Task.yield()
      return Shelf(titles: ["Emma", "Ulysses"])
    }
    #expect(turn.prompt?.options.map(\.display) == ["Emma", "Ulysses"])
  }

  @Test func aQuerysErrorIsToldInTheAppsWords() async {
    let turn = await turn { Shelf(titles: []) }
    #expect(turn.result == .failure)
    #expect(turn.spoken == ["The shelf is empty."])
  }
}

struct Shelf: Sendable {
  let titles: [String]
}

struct EmptyShelf: Error, CustomAppIntentErrorConvertible,
  CustomLocalizedStringResourceConvertible
{
  var localizedStringResource: LocalizedStringResource { "The shelf is empty." }
  var appIntentError: AppIntentError { AppIntentError(wrapping: self) }
}

struct Book: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = BookQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct BookQuery: EntityQuery {
  @Dependency private var shelf: Shelf

  func entities(for identifiers: [String]) async throws -> [Book] {
    identifiers.map { Book(id: $0) }
  }

  func suggestedEntities() async throws -> [Book] {
    guard !shelf.titles.isEmpty else { throw EmptyShelf() }
    return shelf.titles.map { Book(id: $0) }
  }
}

struct BorrowIntent: AppIntent {
  static let title: LocalizedStringResource = "Borrow"
  @Parameter(title: "Book") var book: Book

  func perform() async throws -> some IntentResult { .result() }
}

struct LibraryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BorrowIntent(), phrases: ["Borrow in \(.applicationName)"], shortTitle: "Borrow",
      systemImageName: "book")
  }
}
