// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// The book that is being read, if there is one.
struct CurrentBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Current Book"
  static let description: IntentDescription? = "Gets the book that is being read."

  @Dependency private var catalog: Catalog

  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity?> & ProvidesDialog {
    let book = await catalog.bookEntities.first { $0.status == .reading }
    let dialog: IntentDialog
    if let book {
      dialog = "You are reading \(book.title) by \(book.author.name)."
    } else {
      dialog = "You aren’t reading anything."
    }
    return .result(value: book, dialog: dialog)
  }
}

struct BooksByAuthorIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Books by Author"
  static let description = IntentDescription(
    "Gets all the books of an author.", resultValueName: "Books")

  @Parameter(title: "Author", requestValueDialog: IntentDialog("Whose books?"))
  var author: AuthorEntity

  @Parameter(title: "Genres")
  var genres: [Genre]?

  @Dependency private var catalog: Catalog

  static var parameterSummary: some ParameterSummary {
    Summary("Get the books by \(\.$author)") {
      \.$genres
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> {
    let books = await catalog.bookEntities.filter { book in
      book.author == author && genres?.contains(book.genre) != false
    }
    return .result(value: books)
  }
}

struct MarkBookIntent: AppIntent {
  static let title: LocalizedStringResource = "Mark Book"

  @Parameter(title: "Book") var book: BookEntity
  @Parameter(title: "Status", default: .finished) var status: ReadingStatus

  @Dependency private var catalog: Catalog

  init() {}

  init(book: BookEntity, status: ReadingStatus) {
    self.book = book
    self.status = status
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Mark \(\.$book) as \(\.$status)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> {
    catalog.mark(book.id, as: status)
    book.status = status
    return .result(value: book)
  }
}

struct OpenBookIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Book"

  @Parameter(title: "Book")
  var target: BookEntity

  #if os(macOS)
    @Parameter(title: "In a New Window", default: false)
    var opensWindow: Bool
  #endif

  @Dependency private var catalog: Catalog

  @MainActor
  func perform() async throws -> some IntentResult {
    catalog.openBookID = target.id
    return .result()
  }
}
