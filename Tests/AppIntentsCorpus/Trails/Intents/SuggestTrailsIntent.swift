// SPDX-License-Identifier: Apache-2.0
import AppIntents

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct SuggestTrailsIntent: AppIntent {
  static let title: LocalizedStringResource = "Suggest Trails"

  static let description = IntentDescription(
    "Suggests trails for a level of experience.",
    categoryName: "Discover",
    searchKeywords: ["hike", "recommend"],
    resultValueName: "Suggested Trails"
  )

  @Parameter(title: "Collection", description: "Where to look.")
  var collection: TrailCollectionEntity?

  @Parameter(title: "Difficulty", default: TrailDifficulty.easy)
  var difficulty: TrailDifficulty

  @Parameter(title: "Surface")
  var surface: TrailSurface?

  @Parameter(title: "Must Include", query: CollectionTrailQuery())
  var mustInclude: TrailEntity?

  @Dependency
  private var store: TrailStore

  static var parameterSummary: some ParameterSummary {
    When(\.$collection, .hasAnyValue) {
      Summary("Suggest \(\.$difficulty) trails of \(\.$collection)") {
        \.$surface
        \.$mustInclude
      }
    } otherwise: {
      Summary("Suggest \(\.$difficulty) trails") {
        \.$collection
        \.$surface
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[TrailEntity]> & ProvidesDialog {
    var trails = await store.allTrails()
      .map(TrailEntity.init(trail:))
      .filter { $0.difficulty == difficulty && collection?.contains($0) != false }
    if let mustInclude, !trails.contains(mustInclude) {
      trails.insert(mustInclude, at: 0)
    }
    return .result(value: trails, dialog: "I found \(trails.count) trails.")
  }
}

/// Offers just the trails of the collection that was chosen already.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct CollectionTrailQuery: EntityQuery {
  @IntentParameterDependency<SuggestTrailsIntent>(\.$collection)
  var suggestion

  @Dependency
  var store: TrailStore

  func entities(for identifiers: [Trail.ID]) async throws -> [TrailEntity] {
    await store.trails(withIDs: identifiers).map { TrailEntity(trail: $0) }
  }

  func suggestedEntities() async throws -> [TrailEntity] {
    let trails = await store.allTrails().map { TrailEntity(trail: $0) }
    guard let collection = suggestion?.collection else { return trails }
    return trails.filter { collection.contains($0) }
  }
}
