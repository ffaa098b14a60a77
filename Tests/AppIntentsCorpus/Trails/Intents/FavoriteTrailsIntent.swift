// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Any number of trails, each once.
struct FavoriteTrailsIntent: AppIntent {
  static var title: LocalizedStringResource { "Add Trails to Favorites" }
  static var description: IntentDescription? {
    IntentDescription("Marks trails as favorites.", categoryName: "Favorites")
  }

  @Parameter(title: "Trails")
  var trails: Set<TrailEntity>

  @Dependency
  private var store: TrailStore

  static var parameterSummary: some ParameterSummary {
    Summary("Add \(\.$trails) to the favorites")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.addFavorites(Set(trails.map(\.id)))
    TrailShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Added \(trails.count) favorites.")
  }
}

/// The longer one of two trails.
struct CompareTrailsIntent: AppIntent {
  static let title = LocalizedStringResource("Compare Trails")

  @Parameter(
    title: "Trails", description: "Two trails, or more.",
    requestValueDialog: "Which trails do you want to compare?")
  var trails: [TrailEntity]

  @Parameter(title: "Leave Out")
  var excluded: [TrailEntity]?

  func perform() async throws -> some ReturnsValue<TrailEntity> & ProvidesDialog {
    let left = trails.filter { excluded?.contains($0) != true }
    guard let longest = left.max(by: { $0.length < $1.length }) else {
      throw $trails.needsValueError("Which trails?")
    }
    return .result(value: longest, dialog: "\(longest.name) is the longest.")
  }
}

/// Asks which one is meant where a name fits several trails.
struct CheckTrailIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Trail"
  static let openAppWhenRun: Bool = false

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Trail") var trail: TrailEntity?

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let candidates = try await TrailEntityQuery().entities(matching: name)
    if candidates.count > 1, trail == nil {
      trail = try await $trail.requestDisambiguation(among: candidates, dialog: "Which one?")
    }
    guard let chosen = trail ?? candidates.first else {
      throw TrailError.unknownTrail
    }
    return .result(
      value: chosen.isOpen,
      dialog: chosen.isOpen ? "\(chosen.name) is open." : "\(chosen.name) is closed."
    )
  }
}
