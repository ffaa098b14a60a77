// SPDX-License-Identifier: Apache-2.0
import AppIntents

#if canImport(SwiftUI)
  import SwiftUI
#endif

#if !os(tvOS) && !os(watchOS)
  @available(iOS 17.2, macOS 14.2, *)
  struct SearchLibraryIntent: ShowInAppSearchResultsIntent {
    static var title: LocalizedStringResource = "Search Library"
    static var searchScopes: [StringSearchScope] = [.general]

    static var lastTerm = ""

    @Parameter(title: "Criteria")
    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult {
      Self.lastTerm = criteria.term
      return .result()
    }
  }
#endif

struct BookCard: View {
  let book: BookEntity

  var body: some View {
    HStack {
      Image(systemName: "book.closed")
      VStack(alignment: .leading) {
        Text(book.title).font(.headline)
        Text(book.author.name).foregroundStyle(.secondary)
      }
    }
  }
}

struct BookResults: View {
  let books: [BookEntity]

  var body: some View {
    VStack {
      ForEach(books) { book in
        BookCard(book: book)
      }
    }
    .padding()
  }
}

struct LookUpBooksIntent: AppIntent {
  static var title = LocalizedStringResource("Look Up Books")

  static var description: IntentDescription? {
    IntentDescription("Shows the books that fit some words.", searchKeywords: ["search", "find"])
  }

  @Parameter(title: "Words", inputOptions: String.IntentInputOptions(capitalizationType: .words))
  var words: String

  @Parameter(title: "Shelf")
  var shelf: ShelfEntity?

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[BookEntity]> & ProvidesDialog
    & ShowsSnippetView
  {
    let books = try await BookQuery().entities(matching: words)
    guard !books.isEmpty else {
      throw $words.needsValueError("There are no such books. What else?")
    }
    return .result(
      value: books,
      dialog: "These are \(books.count) books.",
      view: BookResults(books: books)
    )
  }
}
