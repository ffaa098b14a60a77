// SPDX-License-Identifier: Apache-2.0

import IntentModel
import SourceReader
import Testing

/// The facts that are read from sources, and those that are reported as unknown.
struct AppSourcesTests {
  private static let soup = """
    struct OrderSoup: AppIntent {
      static let title: LocalizedStringResource = "Order Soup"
      static let description = IntentDescription("Sends it to the kitchen.")
      static var openAppWhenRun = true
      @Parameter(title: "Soup", requestValueDialog: "Which soup?") var soup: SoupEntity
      @Parameter(title: "Bowls", default: 2, inclusiveRange: (1, 10)) var bowls: Int
      @Parameter(title: "Sides") var sides: [Side]?
      static var parameterSummary: some ParameterSummary { Summary("Order \\(\\.$soup)") }
      func perform() async throws -> some IntentResult & ShowsSnippetView {
        try await requestConfirmation(result: .result(dialog: "Order it?"))
        return .result(dialog: IntentDialog(full: "\\(bowls) bowls.", supporting: "Bowls."))
      }
    }
    enum Side: String, AppEnum {
      case bread, cheese = "Käse"
      static var typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
      static var caseDisplayRepresentations: [Side: DisplayRepresentation] = [
        .bread: "Bread", .cheese: DisplayRepresentation(title: "Cheese", synonyms: ["cheddar"]),
      ]
    }
    struct SoupEntity: AppEntity {
      static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Soup")
      static var defaultQuery = SoupQuery()
    }
    struct SoupQuery: EntityQuery { func suggestedEntities() async throws -> [SoupEntity] { [] } }
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: OrderSoup(bowls: 3),
          phrases: ["Order \\(\\.$soup) in \\(.applicationName)", "Soup" + " in \\(.applicationName)", made()],
          shortTitle: "Order", systemImageName: "cup")
        if #available(iOS 18, *) { AppShortcut(intent: ready, phrases: []) }
      }
    }
    """

  private let app = AppSources(["Soup.swift": soup]).app

  @Test func anIntentIsReadFromItsSource() throws {
    let intent = try #require(app.intents.first)
    #expect(app.intents.count == 1)
    #expect(intent.name == "OrderSoup")
    #expect(intent.place == SourceLocation(file: "Soup.swift", line: 1, column: 8))
    #expect(intent.title == "Order Soup")
    #expect(intent.summary == "Sends it to the kitchen.")
    #expect(intent.opensApp && intent.asksForConfirmation && intent.showsView)
    #expect(intent.parameterSummaries.map(\.text) == ["Order ${soup}"])
    #expect(intent.dialogs.map(\.full) == ["${bowls} bowls."])
    #expect(intent.dialogs.map(\.supporting) == ["Bowls."])
    #expect(intent.confirmations.map(\.full) == ["Order it?"])
  }

  @Test func theParametersOfAnIntentAreReadFromItsSource() throws {
    let parameters = try #require(app.intents.first).parameters
    #expect(parameters.map(\.name) == ["soup", "bowls", "sides"])
    #expect(parameters.map(\.type) == ["SoupEntity", "Int", "Side"])
    #expect(parameters.map(\.title) == ["Soup", "Bowls", "Sides"])
    #expect(parameters[0].question == "Which soup?")
    #expect(parameters[1].defaultValue == .integer(2))
    #expect(parameters[1].minimum == 1 && parameters[1].maximum == 10)
    #expect(parameters[2].isList && parameters[2].isOptional)
  }

  @Test func theValuesOfAnEnumerationAreReadFromItsSource() throws {
    let side = try #require(app.enumerations.first)
    #expect(side.displayName == "Side")
    #expect(side.cases.map(\.id) == ["bread", "Käse"])
    #expect(side.cases.map(\.names) == [["Bread"], ["Cheese", "cheddar"]])
  }

  @Test func entitiesAndTheirQueriesAreReadFromTheirSource() throws {
    #expect(app.entities.map(\.displayName) == ["Soup"])
    #expect(app.entities.map(\.query) == ["SoupQuery"])
    #expect(app.queries.map(\.suggestsEntities) == [true])
  }

  @Test func thePhrasesOfAShortcutAreReadFromItsSource() throws {
    let shortcut = try #require(app.providers.first?.shortcuts.first)
    #expect(
      shortcut.phrases.map(\.text) == [
        "Order ${soup} in ${applicationName}", "Soup in ${applicationName}",
      ])
    #expect(shortcut.presets == ["bowls": .integer(3)])
    #expect(shortcut.shortTitle == "Order")
  }

  @Test func valuesMadeByCodeAreReportedAsUnknown() {
    #expect(app.unknowns.map(\.subject) == [.phrase, .shortcut, .entities])
    #expect(app.unknowns.map(\.owner) == ["Shortcuts.OrderSoup", "Shortcuts", "SoupEntity"])
    #expect(app.unknowns[0].code == "made()")
  }

  @Test(arguments: ["", "}}}", "struct A: AppIntent {", "\"", "let x = \"\\(", "#if X\nstruct B"])
  func brokenSwiftYieldsNoShortcutProviders(_ text: String) {
    #expect(AppSources(["Odd.swift": text]).app.providers.isEmpty)
    // The other files are read as they are without it.
    let both = AppSources(["Odd.swift": text, "Soup.swift": Self.soup]).app
    #expect(both.providers.map(\.shortcuts.first?.shortTitle) == ["Order"])
    #expect(both.intents.contains { $0.name == "OrderSoup" })
  }

  @Test func deeplyNestedCodeDoesNotCrashTheReader() {
    let deep = String(repeating: "(", count: 5_000)
    #expect(AppSources(["Deep.swift": "let x = \(deep)"]).app.intents.isEmpty)
  }
}
