// SPDX-License-Identifier: Apache-2.0
import AppIntents

#if !os(tvOS)

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  struct TrailWidgetIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Trail"
    static var description = IntentDescription("Shows a trail on the Home Screen.")

    @Parameter(title: "Trail", query: OpenTrailQuery())
    var trail: TrailEntity?

    @Parameter(title: "Show Climb", default: true)
    var showsClimb: Bool
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  struct TrailListWidgetIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Trails"
    static var isDiscoverable: Bool { false }

    @Parameter(title: "Collection")
    var collection: TrailCollectionEntity?

    @Parameter(
      title: "Trails", size: [.systemMedium: 2, .systemLarge: IntentCollectionSize(min: 1, max: 5)])
    var trails: [TrailEntity]

    init() {}

    init(collection: TrailCollectionEntity, trails: [TrailEntity]) {
      self.collection = collection
      self.trails = trails
    }
  }

  /// The open trails, by region.
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  struct OpenTrailQuery: EntityQuery {
    @Dependency
    var store: TrailStore

    func entities(for identifiers: [TrailEntity.ID]) async throws -> [TrailEntity] {
      try await TrailEntity.defaultQuery.entities(for: identifiers)
    }

    func suggestedEntities() async throws -> IntentItemCollection<TrailEntity> {
      let trails = await store.allTrails().filter(\.isOpen).map(TrailEntity.init(trail:))
      let regions = Set(trails.map { $0.region }).sorted()
      return IntentItemCollection(
        usesIndexedCollation: true,
        sections: regions.map { region in
          IntentItemSection("\(region)", items: trails.filter { $0.region == region })
        }
      )
    }

    func defaultResult() async -> TrailEntity? {
      await store.favoriteTrails().first.map(TrailEntity.init(trail:))
    }
  }

#endif
