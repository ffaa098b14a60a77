// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct BookEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Book",
    numericFormat: "\(placeholder: .int) books",
    synonyms: ["Volume"]
  )

  static var defaultQuery: BookQuery { BookQuery() }

  var id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Author")
  var author: AuthorEntity

  @Property(title: "Genre")
  var genre: Genre

  @Property(title: "Status")
  var status: ReadingStatus?

  @Property(title: "Pages")
  var pages: Int

  @Property(title: "Published")
  var published: Date?

  @Property
  var isbn: String?

  init(_ book: Book, by author: Author) {
    self.id = book.id
    self.title = book.title
    self.author = AuthorEntity(author)
    self.genre = book.genre
    self.status = book.status
    self.pages = book.pages
    self.published = book.published
    self.isbn = book.isbn
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: "by \(author.name)",
      image: .init(
        systemName: status == .finished ? "book.closed.fill" : "book.closed", isTemplate: true),
      synonyms: synonyms
    )
  }

  private var synonyms: [LocalizedStringResource] {
    guard let isbn else { return [] }
    return ["ISBN \(isbn)", "\(author.name)’s \(title)"]
  }
}

extension BookEntity: Hashable {
  static func == (one: BookEntity, other: BookEntity) -> Bool { one.id == other.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

#if !os(watchOS) && !os(tvOS)
  @available(iOS 18.0, macOS 15.0, *)
  extension BookEntity: IndexedEntity {
    var hideInSpotlight: Bool { status == .unread }
  }
#endif

extension Sequence where Element: AppEntity {
  /// The identifiers, in the same order.
  var ids: [Element.ID] { map { $0.id } }
}

extension Catalog {
  func entity(for book: Book) -> BookEntity {
    BookEntity(book, by: author(of: book))
  }

  var bookEntities: [BookEntity] { books.map { entity(for: $0) } }
}
