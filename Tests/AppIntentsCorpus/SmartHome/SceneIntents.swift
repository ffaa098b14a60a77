// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// MARK: - Store

@MainActor
final class SceneStore {
  static let shared = SceneStore()

  private var scenes: [HomeScene] = []
  private(set) var activeID: HomeScene.ID?

  nonisolated var name: String { "Scenes" }
  var count: Int { scenes.count }
  private init() {}

  subscript(ids: [HomeScene.ID]) -> [HomeScene] { scenes.filter { ids.contains($0.id) } }
  func all() -> [HomeScene] { scenes }
  func activate(_ id: HomeScene.ID?) { activeID = id }
}

struct HomeScene: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Scene", table: "Entities"))
  static let defaultQuery = HomeSceneQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HomeSceneQuery: EntityQuery {
  @MainActor func entities(for identifiers: [HomeScene.ID]) async throws -> [HomeScene] {
    SceneStore.shared[identifiers]
  }

  @MainActor func suggestedEntities() async throws -> [HomeScene] { SceneStore.shared.all() }
}

// MARK: - Intents

@available(iOS 18.0, macOS 15.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
struct ActivateScene: AppIntent {
  nonisolated static let title: LocalizedStringResource = "Activate Scene"
  nonisolated static let isDiscoverable: Bool = true

  @Parameter(title: "Scene", requestValueDialog: IntentDialog("Which scene?")) var scene: HomeScene
  @Parameter(title: "Fade", description: "In seconds.") var fade: Double?

  static var parameterSummary: some ParameterSummary {
    When(\.$fade, .hasAnyValue) {
      Summary("Fade to \(\.$scene) in \(\.$fade) seconds")
    } otherwise: {
      Summary("Activate \(\.$scene)") { \.$fade }
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<HomeScene> & ProvidesDialog {
    SceneStore.shared.activate(scene.id)
    return .result(value: scene, dialog: "\(scene.name) it is.")
  }
}

/// Replaces the SiriKit intent of the same purpose.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct EndScene: AppIntent, CustomIntentMigratedAppIntent {
  static var intentClassName: String { "EndSceneIntent" }
  static var title: LocalizedStringResource { "End Scene" }
  static var description: IntentDescription? { "Ends the scene that is on." }

  @Parameter(title: "Scenes to Keep") var kept: [HomeScene]?
  @Parameter(title: "Quietly", default: false) var quietly: Bool?

  static var parameterSummary: some ParameterSummary {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *) {
      return Summary("End the scene, except \(\.$kept)") { \.$quietly }
    } else {
      return Summary("End the scene")
    }
  }

  @MainActor
  func perform() throws -> some IntentResult {
    let keep = kept?.contains { $0.id == SceneStore.shared.activeID } ?? false
    if !keep { SceneStore.shared.activate(nil) }
    return .result()
  }
}
