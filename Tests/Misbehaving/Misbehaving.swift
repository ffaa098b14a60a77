// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Parlance

/// An app that breaks the rules.
@main
struct Misbehaving {
  static func main() async throws {
    try await Parlance.main(apps: [
      ShortcutsApp("Misbehaving", shortcuts: MisbehavingShortcuts.self),
      ShortcutsApp("Crowded", shortcuts: CrowdedShortcuts.self),
      ShortcutsApp("Stumbling", shortcuts: StumblingShortcuts.self),
    ])
  }
}

struct TrapIntent: AppIntent {
  static let title: LocalizedStringResource = "Trap"

  func perform() async throws -> some IntentResult {
    let none: [Int] = []
    _ = none[Int(ProcessInfo.processInfo.processIdentifier)]
    return .result()
  }
}

struct EarlyIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Early"
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Word") var word: String

  init() { word = "" }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let other = NeverFilledIntent()
    return .result(dialog: "It is \(other.word).")
  }
}

struct NeverFilledIntent: AppIntent {
  static let title: LocalizedStringResource = "Never Filled"
  @Parameter(title: "Word") var word: String

  func perform() async throws -> some IntentResult { .result() }
}

struct EndlessIntent: AppIntent {
  static let title: LocalizedStringResource = "Endless"

  func perform() async throws -> some IntentResult {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    return .result()
  }
}

struct ThrowingIntent: AppIntent {
  static let title: LocalizedStringResource = "Throw"
  @Parameter(title: "Thing", requestValueDialog: "Which thing?") var thing: BrokenThing

  func perform() async throws -> some IntentResult { .result() }
}

struct MissingIntent: AppIntent {
  static let title: LocalizedStringResource = "Miss"
  @Dependency var store: Store

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(store.name)")
  }
}

struct Store: Sendable {
  var name = "a store"
}

struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Hello.") }
}

struct PickIntent: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  @Parameter(title: "Thing") var thing: StumblingThing

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Picked.") }
}

struct PairIntent: AppIntent {
  static let title: LocalizedStringResource = "Pair"
  @Parameter(title: "One") var one: Thing?
  @Parameter(title: "Other") var other: Thing?

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Paired.") }
}

/// A query that throws.
struct BrokenThing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = BrokenQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Thing \(id)" }
}

struct BrokenQuery: EntityQuery {
  struct Trouble: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "The things are out of reach." }
  }

  func entities(for identifiers: [Int]) async throws -> [BrokenThing] { throw Trouble() }
  func suggestedEntities() async throws -> [BrokenThing] { throw Trouble() }
}

/// Fifty thousand of them.
struct Thing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = ThingQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Number \(id)" }
}

struct ThingQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [Thing] {
    identifiers.map { Thing(id: $0) }
  }
  func suggestedEntities() async throws -> [Thing] { (1...50_000).map { Thing(id: $0) } }
}

/// A query that traps.
struct StumblingThing: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing"
  static let defaultQuery = StumblingQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Thing \(id)" }
}

struct StumblingQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [StumblingThing] { [] }
  func suggestedEntities() async throws -> [StumblingThing] {
    let none: [StumblingThing] = []
    return [none[Int(ProcessInfo.processInfo.processIdentifier)]]
  }
}

struct MisbehavingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TrapIntent(), phrases: ["Trap in \(.applicationName)"], shortTitle: "Trap",
      systemImageName: "bolt")
    AppShortcut(
      intent: EarlyIntent(), phrases: ["Read early in \(.applicationName)"], shortTitle: "Early",
      systemImageName: "bolt")
    AppShortcut(
      intent: EndlessIntent(), phrases: ["Never end in \(.applicationName)"],
      shortTitle: "Endless", systemImageName: "bolt")
    AppShortcut(
      intent: ThrowingIntent(),
      phrases: ["Throw in \(.applicationName)", "Throw \(\.$thing) in \(.applicationName)"],
      shortTitle: "Throw", systemImageName: "bolt")
    AppShortcut(
      intent: MissingIntent(), phrases: ["Miss something in \(.applicationName)"],
      shortTitle: "Miss", systemImageName: "bolt")
    AppShortcut(
      intent: GreetIntent(), phrases: ["Greet me in \(.applicationName)", "Just greet me"],
      shortTitle: "Greet", systemImageName: "bolt")
    AppShortcut(
      intent: PairIntent(),
      phrases: [
        "Pair in \(.applicationName)", "Pair \(\.$one) with \(\.$other) in \(.applicationName)",
        "Take \(\.$one) in \(.applicationName)",
      ], shortTitle: "Pair", systemImageName: "bolt")
  }
}

struct StumblingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PickIntent(), phrases: ["Pick \(\.$thing) in \(.applicationName)"],
      shortTitle: "Pick", systemImageName: "bolt")
  }
}

/// Eleven shortcuts.
struct CrowdedShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    for _ in 1...11 {
      AppShortcut(
        intent: GreetIntent(), phrases: ["Greet \(.applicationName)"],
        shortTitle: "Greet", systemImageName: "bolt")
    }
  }
}
