// SPDX-License-Identifier: Apache-2.0
import AppIntents

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum TrailCondition: String, AppEnum, CaseIterable {
  case dry, muddy, icy, blocked

  static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Condition")

  static var caseDisplayRepresentations: [TrailCondition: DisplayRepresentation] = [
    .dry: DisplayRepresentation(title: "Dry", image: .init(systemName: "sun.max")),
    .muddy: DisplayRepresentation(title: "Muddy", image: .init(systemName: "drop")),
    .icy: DisplayRepresentation(
      title: "Icy", subtitle: "Spikes advised", image: .init(systemName: "snowflake")),
    .blocked: DisplayRepresentation(title: "Blocked"),
  ]
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct ReportConditionIntent: AppIntent {

  static var title: LocalizedStringResource = "Report Trail Condition"
  static var description: IntentDescription? = IntentDescription(
    "Tells others what a trail is like.")

  static var reports: [Int: TrailCondition] = [:]

  @Parameter(title: "Trail")
  var trail: TrailEntity

  @Parameter(title: "Condition", description: "What it is like today.", default: .dry)
  var condition: TrailCondition

  @Parameter(title: "Surfaces")
  var surfaces: [TrailSurface]?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$condition) {
      Case(.blocked) {
        Summary("Report that \(\.$trail) is \(\.$condition)")
      }
      DefaultCase {
        Summary("Report that \(\.$trail) is \(\.$condition)") {
          \.$surfaces
        }
      }
    }
  }

  func perform() throws -> some IntentResult & ReturnsValue<TrailEntity> {
    Self.reports[trail.id] = condition
    return .result(value: trail)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct TrailConditionIntent: AppIntent {

  static var title: LocalizedStringResource = "Get Trail Condition"

  @Parameter(title: "Trail")
  var trail: TrailEntity

  func perform() async -> some IntentResult & ReturnsValue<TrailCondition?> {
    .result(value: ReportConditionIntent.reports[trail.id])
  }
}
