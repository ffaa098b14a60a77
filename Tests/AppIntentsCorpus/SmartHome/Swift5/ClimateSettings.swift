// SPDX-License-Identifier: Apache-2.0

import AppIntents

// MARK: - Global state, as it has been since version 1

/// The last mode anybody asked for.
var lastClimateMode: ClimateMode = .automatic

enum ClimateMode: String, Codable, AppEnum {
  case heat
  case cool
  case automatic = "auto"

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
  static var typeDisplayName: LocalizedStringResource = "Mode"

  static var caseDisplayRepresentations: [ClimateMode: DisplayRepresentation] = [
    .heat: .init(title: "Heat", image: .init(systemName: "flame")),
    .cool: .init(title: "Cool", image: .init(systemName: "snowflake")),
    .automatic: "Automatic",
  ]
}

@available(iOS 16, macOS 13, watchOS 9, tvOS 16, *)
struct SetClimateMode: AppIntent {
  static var title = LocalizedStringResource("Set Climate")
  static var description: IntentDescription? = "Heats or cools some rooms."
  static var openAppWhenRun = false

  @Parameter(title: "Mode", default: .automatic)
  var mode: ClimateMode

  @Parameter(title: "Rooms")
  var rooms: [Room]?

  @Parameter(title: "Other Modes", default: [])
  var alternatives: [ClimateMode]

  static var parameterSummary: some ParameterSummary {
    Switch(\.$mode) {
      Case(.heat) {
        Summary("Heat \(\.$rooms)")
      }
      Case(.cool) {
        Summary("Cool \(\.$rooms)")
      }
      DefaultCase {
        Summary("Keep \(\.$rooms) comfortable: \(\.$mode)") {
          \.$alternatives
        }
      }
    }
  }

  init() {}

  init(mode: ClimateMode, rooms: [Room]? = nil) {
    self.mode = mode
    self.rooms = rooms
  }

  func perform() async throws -> some IntentResult & ReturnsValue<ClimateMode> {
    lastClimateMode = mode
    return .result(value: mode)
  }
}

// MARK: - Widget

@available(iOS 17, macOS 14, watchOS 10, *)
struct ClimateWidgetConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Climate"
  static var description = IntentDescription("Shows how warm a room is.")

  @Parameter(title: "Room")
  var room: Room?

  @Parameter(title: "Show Mode", default: true)
  var showsMode: Bool
}
