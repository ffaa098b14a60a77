import AppIntents

enum Loaf: String, AppEnum {
  case white, brown
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
  static let caseDisplayRepresentations: [Loaf: DisplayRepresentation] = [
    .white: "White", .brown: "Brown",
  ]
}

struct Baker: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Baker"
  static let defaultQuery = BakerQuery()
}

struct BakerQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Baker] { [] }
  func suggestedEntities() async throws -> [Baker] { [] }
}

struct BakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Bake bread"
  @Parameter(title: "Loaf", requestValueDialog: "Which loaf?") var loaf: Loaf
  @Parameter(title: "Pieces", default: 1) var pieces: Int
  @Parameter(title: "Hours", default: 1) var hours: Int
  @Parameter(title: "Note", default: "") var note: String
  static var parameterSummary: some ParameterSummary { Summary("Bake \(\.$loaf)") }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: IntentDialog(full: "Your \(loaf) is in the oven.", supporting: "In the oven."))
  }
}

struct WakeIntent: AppIntent {
  static let title: LocalizedStringResource = "Wake a baker"
  @Parameter(title: "Baker", requestValueDialog: "Which baker?") var baker: Baker
  static let openAppWhenRun = false

  func perform() async throws -> some IntentResult { .result() }
}

struct BakeryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BakeIntent(),
      phrases: ["Bake in \(.applicationName)", "Bake \(\.$loaf) in \(.applicationName)"],
      shortTitle: "Bake", systemImageName: "flame")
    AppShortcut(
      intent: WakeIntent(),
      phrases: ["Wake in \(.applicationName)", "Wake \(\.$baker) in \(.applicationName)"],
      shortTitle: "Wake", systemImageName: "bell")
  }
}

func suggest(_ shortcut: INVoiceShortcut) { shortcut.suggestedInvocationPhrase = "Fresh bread" }
