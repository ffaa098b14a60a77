// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct ShelveBooksIntent: AppIntent {
  static let title: LocalizedStringResource = "Put Books on Shelf"
  static var description: IntentDescription? {
    IntentDescription(
      "Puts books on a shelf.", categoryName: "Shelves", searchKeywords: ["sort", "move"])
  }

  @Parameter(title: "Books", requestValueDialog: "Which books?")
  var books: Set<BookEntity>

  @Parameter(title: "Shelf", description: "Where the books go.")
  var shelf: ShelfEntity

  @Dependency
  private var catalog: Catalog

  static var parameterSummary: some ParameterSummary {
    Summary("Put \(\.$books) on \(\.$shelf)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *), books.count > 5 {
      try await requestConfirmation(actionName: .add, dialog: "Move \(books.count) books?")
    }
    await catalog.put(books.ids, on: shelf.id)
    await LibraryShortcuts.refresh()
    return .result(dialog: IntentDialog("\(books.count) books are on \(shelf.name) now."))
  }
}

/// Counts the books of some shelves, or of all of them.
struct CountBooksIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Books"

  @Parameter(title: "Shelves")
  var shelves: [ShelfEntity]?

  @Parameter(title: "Status")
  var status: ReadingStatus?

  @Dependency
  private var catalog: Catalog

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let shelfIDs = shelves?.ids
    let status = self.status
    let books = await catalog.books.filter { book in
      guard status == nil || book.status == status else { return false }
      guard let shelfIDs else { return true }
      guard let shelfID = book.shelfID else { return false }
      return shelfIDs.contains(shelfID)
    }
    return .result(value: books.count)
  }
}

/// Reads the titles of a shelf aloud.
struct ReadShelfIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Shelf"

  @Parameter(title: "Shelf")
  var shelf: ShelfEntity?

  @Dependency
  private var catalog: Catalog

  func perform() async throws -> some ProvidesDialog {
    guard let shelf else {
      throw $shelf.needsValueError("Which shelf do you mean?")
    }
    let titles = await catalog.books.filter { $0.shelfID == shelf.id }.map(\.title)
    return .result(
      dialog: .init(
        full: "On \(shelf.name) there are \(titles.joined(separator: ", ")).",
        supporting: "Here is \(shelf.name)."
      )
    )
  }
}
