// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// All the trails of a region. There are few, so the system may have them all.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
final class TrailCollectionEntity: AppEntity {
  typealias ID = String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: "Trail Collection",
    numericFormat: "\(placeholder: .int) collections",
    synonyms: ["Trail List", "Trail Group"]
  )

  static let defaultQuery = TrailCollectionQuery()

  let id: ID
  let name: String
  let trailIDs: [Trail.ID]

  init(_ group: TrailGroup) {
    id = group.id
    name = group.name
    trailIDs = group.trailIDs
  }

  var displayRepresentation: DisplayRepresentation {
    .init(
      title: "\(name)",
      subtitle: "\(trailIDs.count) trails",
      image: .init(systemName: "square.stack"),
      synonyms: ["\(name) Trails", "Trails of \(name)"]
    )
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct TrailCollectionQuery: EnumerableEntityQuery {
  static var findIntentDescription: IntentDescription? {
    .init("Finds collections of trails.", categoryName: "Discover", resultValueName: "Collections")
  }

  @Dependency var store: TrailStore

  func allEntities() async throws -> [TrailCollectionEntity] {
    await store.allGroups().map(TrailCollectionEntity.init)
  }

  func entities(for identifiers: [TrailCollectionEntity.ID]) async throws -> [TrailCollectionEntity]
  {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [TrailCollectionEntity] {
    try await Array(allEntities().prefix(5))
  }

  func defaultResult() async -> TrailCollectionEntity? {
    await store.allGroups().first.map(TrailCollectionEntity.init)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension TrailCollectionEntity {
  func contains(_ trail: TrailEntity) -> Bool {
    trailIDs.contains(trail.id)
  }
}
