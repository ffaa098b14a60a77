// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct LastWalkIntent: AppIntent {
  static var title: LocalizedStringResource = "Get Last Walk"
  static var description = IntentDescription(
    "Gets the walk that was logged last.", categoryName: "Activity")

  @Parameter(title: "Trail")
  var trail: TrailEntity?

  @Dependency
  var store: TrailStore

  func perform() async throws -> some IntentResult & ReturnsValue<WalkEntity?> {
    let walks = await store.allWalks().filter { walk in
      guard let trail = trail else { return true }
      return walk.trailID == trail.id
    }
    return .result(value: walks.last.map(WalkEntity.init))
  }
}

struct DeleteWalksIntent: DeleteIntent {
  static var title: LocalizedStringResource = "Delete Walks"
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Walks")
  var entities: [WalkEntity]

  @Dependency
  var store: TrailStore

  static var parameterSummary: some ParameterSummary {
    Summary("Delete \(\.$entities)")
  }

  func perform() async throws -> some IntentResult {
    try await requestConfirmation(result: .result(dialog: "Delete \(entities.count) walks?"))
    await store.deleteWalks(withIDs: entities.map { $0.id })
    return .result()
  }
}

/// The walks of a period, for other shortcuts.
struct ListWalksIntent: AppIntent {
  static var title = LocalizedStringResource("List Walks")
  static var openAppWhenRun = false

  @Parameter(title: "Period", default: StatisticsPeriod.month)
  var period: StatisticsPeriod

  @Dependency var store: TrailStore

  func perform() async throws -> some ReturnsValue<[WalkEntity]> {
    let start = period.start
    let walks = await store.allWalks().filter { $0.startedOn >= start }
    return .result(value: walks.map { WalkEntity($0) })
  }
}
