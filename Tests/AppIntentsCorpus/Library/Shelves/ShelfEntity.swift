// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// An identifier of its own kind, so that nobody passes a book's.
struct ShelfID: Hashable, Sendable {
  let rawValue: String

  init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

extension ShelfID: EntityIdentifierConvertible {
  var entityIdentifierString: String {
    "shelf/\(rawValue)"
  }

  static func entityIdentifier(for entityIdentifierString: String) -> ShelfID? {
    guard entityIdentifierString.hasPrefix("shelf/") else { return nil }
    return ShelfID(String(entityIdentifierString.dropFirst("shelf/".count)))
  }
}

struct ShelfEntity: AppEntity {
  typealias ID = ShelfID
  typealias DefaultQuery = ShelfQuery

  let id: ID
  let name: String
  let symbolName: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: "Shelf", synonyms: ["Bookcase"])
  static let defaultQuery: DefaultQuery = .init()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", image: DisplayRepresentation.Image(systemName: symbolName))
  }
}

extension ShelfEntity {
  init(_ shelf: Shelf) {
    self.init(id: shelf.id, name: shelf.name, symbolName: shelf.symbolName)
  }
}

struct ShelfQuery: EntityQuery {
  @AppDependency
  var catalog: Catalog

  @MainActor
  func entities(for identifiers: [ShelfID]) async throws -> [ShelfEntity] {
    catalog.shelves.filter { identifiers.contains($0.id) }.map(ShelfEntity.init)
  }

  func defaultResult() async -> ShelfEntity? {
    try? await allEntities().first
  }
}

extension ShelfQuery: EnumerableEntityQuery {
  static let findIntentDescription: IntentDescription? = IntentDescription(
    "Finds shelves.", categoryName: "Shelves", resultValueName: "Shelves")

  @MainActor
  func allEntities() async throws -> [ShelfEntity] {
    catalog.shelves.map(ShelfEntity.init)
  }
}
