// SPDX-License-Identifier: Apache-2.0
import Foundation

struct Book: Identifiable, Sendable {
  let id: UUID
  var title: String
  var authorID: Author.ID
  var genre: Genre
  var status: ReadingStatus?
  var pages: Int
  var published: Date?
  var isbn: String?
  var shelfID: ShelfID?
}

struct Author: Identifiable, Sendable {
  let id: String
  var name: String
  var isLiving: Bool
}

struct Shelf: Identifiable, Sendable {
  let id: ShelfID
  var name: String
  var symbolName: String
}

struct LibrarySettings: Sendable {
  var showsCovers = true
  var loanDays = 28
}

/// The app's one and only model; the windows show it, the intents change it.
@MainActor
final class Catalog {
  static let shared = Catalog()

  private(set) var books: [Book] = []
  private(set) var authors: [Author] = []
  private(set) var shelves: [Shelf] = [
    Shelf(id: ShelfID("inbox"), name: "Unsorted", symbolName: "tray"),
    Shelf(id: ShelfID("window"), name: "By the Window", symbolName: "books.vertical"),
  ]
  var settings = LibrarySettings()
  var goal = 24
  var openBookID: Book.ID?

  private init() {}

  func books(withIDs ids: [Book.ID]) -> [Book] {
    books.filter { ids.contains($0.id) }
  }

  func author(of book: Book) -> Author {
    authors.first { $0.id == book.authorID }
      ?? Author(id: book.authorID, name: "Unknown", isLiving: false)
  }

  func add(_ book: Book, by author: Author) {
    books.append(book)
    if !authors.contains(where: { $0.id == author.id }) {
      authors.append(author)
    }
  }

  func put(_ ids: [Book.ID], on shelf: ShelfID) {
    for index in books.indices where ids.contains(books[index].id) {
      books[index].shelfID = shelf
    }
  }

  func mark(_ id: Book.ID, as status: ReadingStatus) {
    guard let index = books.firstIndex(where: { $0.id == id }) else { return }
    books[index].status = status
  }
}
