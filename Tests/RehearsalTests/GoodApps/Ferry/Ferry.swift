import AppIntents

enum Port: String, AppEnum {
  case town, island, lighthouse
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Port"
  static let caseDisplayRepresentations: [Port: DisplayRepresentation] = [
    .town: "Town", .island: "Island", .lighthouse: "Lighthouse",
  ]
}

struct BuyTicket: AppIntent {
  static let title: LocalizedStringResource = "Buy a Ticket"
  @Parameter(title: "Port", requestValueDialog: "Which port?") var port: Port
  static var parameterSummary: some ParameterSummary { Summary("Buy a ticket to \(\.$port)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Buy a ticket to \(port)?")
    return .result(dialog: "The ticket is yours.")
  }
}

struct NextFerry: AppIntent {
  static let title: LocalizedStringResource = "Next Ferry"
  @Parameter(title: "Port", requestValueDialog: "To which port?") var port: Port

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It leaves on the hour.")
  }
}

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BuyTicket(),
      phrases: [
        "Buy a ticket with \(.applicationName)",
        "Buy a ticket to the \(\.$port) with \(.applicationName)",
      ],
      shortTitle: "Buy a Ticket", systemImageName: "ticket")
    AppShortcut(
      intent: NextFerry(),
      phrases: [
        "When does \(.applicationName) leave",
        "When does \(.applicationName) leave for the \(\.$port)",
      ],
      shortTitle: "Next Ferry", systemImageName: "ferry")
  }
}
