// SPDX-License-Identifier: Apache-2.0
//
//  MigratedIntents.swift
//  Converted from Intents.intentdefinition.
//

import AppIntents
import Foundation

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SwitchPlug: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "SwitchPlugIntent"

  static var title: LocalizedStringResource = "Switch Plug"
  static var description = IntentDescription("Switches a plug on or off.")

  @Parameter(title: "Plug")
  var plug: String?

  @Parameter(title: "On", default: true)
  var isOn: Bool?

  static var parameterSummary: some ParameterSummary {
    Summary("Switch \(\.$plug) to \(\.$isOn)")
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$plug, \.$isOn)) { _, _ in
      DisplayRepresentation(
        title: "Switch a plug",
        subtitle: ""
      )
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    guard let plug, !plug.isEmpty else {
      throw $plug.needsValueError(.plugParameterPrompt)
    }
    let level: Level = isOn ?? true ? .full : .off
    let matches = await HomeStore.shared.allDevices(of: .plug).filter { $0.name == plug }
    for match in matches {
      try await HomeStore.shared.update(match.id) { $0.level = level }
    }
    return .result(value: !matches.isEmpty)
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
extension IntentDialog {
  fileprivate static var plugParameterPrompt: Self {
    "Which plug?"
  }
  fileprivate static func plugParameterDisambiguationIntro(count: Int, plug: String) -> Self {
    "There are \(count) plugs matching ‘\(plug)’."
  }
}

// MARK: - Kept for old shortcuts only

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct SwitchOldPlug: AppIntent, CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  static let intentClassName: String = "SwitchOldPlugIntent"

  static var title: LocalizedStringResource = "Switch Plug (Old)"
  static var isDiscoverable: Bool = false
  static var deprecation = IntentDeprecation(
    message: "Use “Switch Plug” instead.",
    replacedBy: SwitchPlug.self
  )

  @Parameter(title: "Number")
  var number: Int?

  func perform() async throws -> some IntentResult {
    .result()
  }
}
