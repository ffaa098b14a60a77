// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// MARK: What can be asked for

protocol Announcer: Sendable { func announce(_ text: String) async }

struct SilentAnnouncer: Announcer { func announce(_ text: String) async {} }

struct HouseClock: Sendable {
  var offset: TimeInterval = 0
  func now() -> Date { Date(timeIntervalSinceNow: offset) }
}

@MainActor
final class ControlPanel {
  static let shared = ControlPanel()

  nonisolated static var pageCount: Int { 4 }
  nonisolated let identifier = "main-panel"
  private(set) var page = 1
  private init() {}
  func show(page: Int) { self.page = min(max(page, 1), Self.pageCount) }
}

// MARK: Registration

enum HomeDependencies {
  static let clockKey = "home.clock"

  /// Call once, as early as the app's initialiser.
  @MainActor
  static func register(announcer: any Announcer = SilentAnnouncer()) {
    AppDependencyManager.shared.add(dependency: HomeStore.shared)
    AppDependencyManager.shared.add(key: clockKey, dependency: HouseClock())
    AppDependencyManager.shared.add(dependency: announcer)

    let panel = ControlPanel.shared
    AppDependencyManager.shared.add(dependency: panel)
    let scenes: @Sendable () async -> SceneStore = { @MainActor in SceneStore.shared }
    AppDependencyManager.shared.add(key: "scenes", dependency: scenes)

    if #available(iOS 17.4, macOS 14.4, watchOS 10.4, tvOS 17.4, visionOS 1.1, *) {
      SmartHomeShortcuts.updateAppShortcutParameters()
    }
  }
}

// MARK: Use

struct ShowPanelPage: AppIntent {
  static let title: LocalizedStringResource = "Show Panel Page"
  static let openAppWhenRun: Bool = true

  @Parameter(title: "Page", default: 1) var page: Int?
  @Dependency private var panel: ControlPanel

  @MainActor
  func perform() async throws -> some IntentResult {
    panel.show(page: page ?? 1)
    return .result()
  }
}

struct TellHouseTime: AppIntent {
  static let title: LocalizedStringResource = "Tell the House’s Time"
  static let openAppWhenRun = false

  @Dependency(key: HomeDependencies.clockKey) private var clock: HouseClock
  @Dependency(default: SilentAnnouncer()) var announcer: any Announcer
  @AppDependency var store: HomeStore

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    await announcer.announce(store.houseName)
    return .result(value: clock.now())
  }
}

struct CountScenes: AppIntent {
  static let title: LocalizedStringResource = "Count Scenes"
  @Dependency(key: "scenes") private var scenes: SceneStore
  @Dependency(key: "home.fallback", default: HouseClock(offset: 60)) private var fallback:
    HouseClock

  func perform() async throws -> some IntentResult & ReturnsValue<Int?> {
    let count: Int? = await scenes.count
    return .result(value: count)
  }
}
