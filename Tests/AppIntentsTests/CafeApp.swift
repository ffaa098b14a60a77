// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization

/// A café that asks questions in every possible way.
enum Cafe {
  static let app = ShortcutsApp("Cafe", shortcuts: CafeShortcuts.self)
}

struct Cake: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cake"
  static let defaultQuery = CakeQuery()
  let id: Int
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct CakeQuery: EntityStringQuery {
  static let all = [
    Cake(id: 1, name: "Apple Pie"), Cake(id: 2, name: "Cherry Pie"), Cake(id: 3, name: "Brownie"),
  ]

  func entities(for identifiers: [Int]) async throws -> [Cake] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Cake] {
    Self.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Cake] { Self.all }
}

struct EatIntent: AppIntent {
  static let title: LocalizedStringResource = "Eat"
  @Parameter(title: "Cake") var cake: Cake?
  @Parameter(title: "Pieces") var pieces: Int?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let cake else { throw $cake.needsValueError("Which cake?") }
    let count = try await $pieces.requestValue("How many pieces of \(cake)?")
    guard count < 5 else {
      throw $pieces.needsDisambiguationError(among: [1, 2], dialog: "That is too much. How many?")
    }
    return .result(dialog: "\(count) of \(cake).")
  }
}

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cup", default: .small) var cup: Cup

  init() {}

  init(cup: Cup) { self.cup = cup }

  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    let choice = try await requestChoice(
      between: [IntentChoiceOption(title: "Milk"), IntentChoiceOption(title: "Sugar")],
      dialog: "What goes in?")
    return .result(opensIntent: EnjoyIntent(), dialog: "A \(cup) one with \(choice.title).")
  }
}

struct EnjoyIntent: AppIntent {
  static let title: LocalizedStringResource = "Enjoy"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Enjoy!") }
}

struct PayIntent: AppIntent {
  static let title: LocalizedStringResource = "Pay"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    do {
      try await requestConfirmation(actionName: .pay, dialog: "Pay now?")
    } catch is CancellationError {
      return .result(dialog: "On the house, then.")
    }
    return .result(dialog: "Paid.")
  }
}

struct ShowMenuIntent: AppIntent {
  static let title: LocalizedStringResource = "Show the Menu"
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}

struct DreamIntent: AppIntent {
  static let title: LocalizedStringResource = "Dream"

  func perform() async throws -> some IntentResult {
    while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
    return .result()
  }
}

struct CafeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: EatIntent(),
      phrases: ["Eat in \(.applicationName)", "Eat \(\.$cake) in \(.applicationName)"],
      shortTitle: "Eat", systemImageName: "fork.knife")
    AppShortcut(
      intent: BrewIntent(), phrases: ["Brew in \(.applicationName)"], shortTitle: "Brew",
      systemImageName: "cup")
    AppShortcut(
      intent: BrewIntent(cup: .large), phrases: ["Brew a lot in \(.applicationName)"],
      shortTitle: "Brew a Lot", systemImageName: "cup")
    AppShortcut(
      intent: PayIntent(), phrases: ["Pay in \(.applicationName)"], shortTitle: "Pay",
      systemImageName: "creditcard")
    AppShortcut(
      intent: DreamIntent(), phrases: ["Dream in \(.applicationName)"], shortTitle: "Dream",
      systemImageName: "cloud")
    AppShortcut(
      intent: ShowMenuIntent(), phrases: ["Show the menu of \(.applicationName)"],
      shortTitle: "Menu", systemImageName: "book")
  }

  static var negativePhrases: [NegativeAppShortcutPhrase] {
    ["Never eat in \(.applicationName)", "Show the menus of \(.applicationName)"]
  }
}
