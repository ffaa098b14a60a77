// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct OpenTrailIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Trail"
  static let description = IntentDescription("Opens a trail in the app.", categoryName: "Browse")

  @Parameter(title: "Trail", requestValueDialog: "Which trail?")
  var target: TrailEntity

  init() {}

  init(target: TrailEntity) {
    self.target = target
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    TrailNavigator.shared.show(target.id)
    return .result()
  }
}

/// Looks a trail up by its number, which need not exist.
struct TrailByNumberIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Trail by Number"
  static let isDiscoverable: Bool = true

  @Parameter(title: "Number", controlStyle: .field, inclusiveRange: (1, 9_999))
  var number: Int

  @Dependency
  var store: TrailStore

  static var parameterSummary: some ParameterSummary {
    Summary("Get trail no. \(\.$number)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity?> {
    let trail = await store.trails(withIDs: [number]).first.map(TrailEntity.init(trail:))
    return .result(value: trail)
  }
}

/// Picks one of the open trails and goes on with it in the app.
struct SurpriseMeIntent: AppIntent {
  static let title: LocalizedStringResource = "Surprise Me"
  static var description: IntentDescription? { "Opens a trail that nobody asked for." }

  @Parameter(title: "Up To", default: .moderate)
  var difficulty: TrailDifficulty

  @Dependency private var store: TrailStore

  func perform() async throws -> some IntentResult & OpensIntent {
    let difficulty = self.difficulty
    let trails = await store.allTrails().filter { $0.isOpen && $0.difficulty <= difficulty }
    guard let trail = trails.randomElement() else {
      throw TrailError.unknownTrail
    }
    return .result(opensIntent: OpenTrailIntent(target: TrailEntity(trail: trail)))
  }
}

@MainActor
final class TrailNavigator {
  static let shared = TrailNavigator()

  private(set) var path: [Trail.ID] = []

  func show(_ id: Trail.ID) {
    path = [id]
  }
}
