// SPDX-License-Identifier: Apache-2.0
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum RoundingRule: String {
  case nearest
  case bankers
  case up
  case down
  case towardZero
  case awayFromZero
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension RoundingRule: AppEnum {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Rounding Rule")

  static var caseDisplayRepresentations: [RoundingRule: DisplayRepresentation] = [
    .nearest: DisplayRepresentation(title: "To Nearest", image: .init(systemName: "scope")),
    .bankers: DisplayRepresentation(title: "To Even"),
    .up: DisplayRepresentation(title: "Up", image: .init(systemName: "arrow.up")),
    .down: DisplayRepresentation(title: "Down", image: .init(systemName: "arrow.down")),
    .towardZero: "Toward Zero",
    .awayFromZero: "Away from Zero",
  ]

  var rule: FloatingPointRoundingRule {
    switch self {
    case .nearest: return .toNearestOrAwayFromZero
    case .bankers: return .toNearestOrEven
    case .up: return .up
    case .down: return .down
    case .towardZero: return .towardZero
    case .awayFromZero: return .awayFromZero
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct RoundNumber: AppIntent {
  static var title: LocalizedStringResource = "Round Number"
  static var description: IntentDescription? { "Rounds a number to a multiple of another." }
  static var isDiscoverable = true

  @Parameter(title: "Number", requestValueDialog: IntentDialog("Which number should be rounded?"))
  var number: Double

  @Parameter(title: "Multiple", description: "1 for whole numbers.", default: 1)
  var multiple: Double

  @Parameter(title: "Rule", default: .nearest)
  var rule: RoundingRule

  static var parameterSummary: some ParameterSummary {
    When(\.$rule, .oneOf, [.nearest, .bankers]) {
      Summary("Round \(\.$number) \(\.$rule)") {
        \.$multiple
      }
    } otherwise: {
      Summary("Round \(\.$number) \(\.$rule) to a multiple of \(\.$multiple)")
    }
  }

  init() {}

  init(_ number: Double, rule: RoundingRule = .nearest) {
    self.number = number
    self.rule = rule
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> {
    if multiple == 0 {
      throw WorkbenchError.divisionByZero
    }
    return .result(value: (number / multiple).rounded(rule.rule) * multiple)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct IsWholeNumber: AppIntent {
  static var title: LocalizedStringResource = "Is Whole Number"

  @Parameter(title: "Number") var number: Double

  static var parameterSummary: some ParameterSummary { Summary("Is \(\.$number) whole?") }

  func perform() throws -> some IntentResult & ReturnsValue<Bool> {
    .result(value: number == number.rounded())
  }
}
