// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Somebody who wrote some of the books.
public final class AuthorEntity: AppEntity, @unchecked Sendable {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    stringLiteral: "Author")
  public static let defaultQuery = Query()

  public let id: String

  @Property(title: "Name")
  public var name: String

  @Property(title: "Living")
  public var isLiving: Bool

  init(_ author: Author) {
    id = author.id
    name = author.name
    isLiving = author.isLiving
  }

  public var displayRepresentation: DisplayRepresentation {
    "\(name)"
  }
}

extension AuthorEntity: Equatable {
  public static func == (lhs: AuthorEntity, rhs: AuthorEntity) -> Bool {
    lhs.id == rhs.id
  }
}

extension AuthorEntity {
  public struct Query: EntityStringQuery {
    @Dependency private var catalog: Catalog

    public init() {}

    public func entities(for identifiers: [AuthorEntity.ID]) async throws -> [AuthorEntity] {
      await catalog.authors.filter { identifiers.contains($0.id) }.map { AuthorEntity($0) }
    }

    public func entities(matching string: String) async throws -> IntentItemCollection<AuthorEntity>
    {
      let authors = await catalog.authors.filter {
        $0.name.localizedCaseInsensitiveContains(string)
      }
      return IntentItemCollection(items: authors.map { AuthorEntity($0) })
    }

    public func suggestedEntities() async throws -> IntentItemCollection<AuthorEntity> {
      let authors = await catalog.authors.sorted { $0.name < $1.name }
      let living = authors.filter { $0.isLiving }
      let others = authors.filter { !$0.isLiving }
      return IntentItemCollection(
        promptLabel: "Whose books?",
        usesIndexedCollation: authors.count > 50,
        sections: [
          IntentItemSection("Living", items: living.map(Self.item)),
          IntentItemSection("Classics", items: others.map(Self.item)),
        ]
      )
    }

    private static func item(for author: Author) -> IntentItem<AuthorEntity> {
      IntentItem(
        AuthorEntity(author),
        title: "\(author.name)",
        subtitle: author.isLiving ? "Still writing" : nil,
        image: .init(systemName: "person.crop.square")
      )
    }
  }
}
