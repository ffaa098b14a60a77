// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// Chooses the style: the option, then `PARLANCE_STYLE`, then `ACCESSIBLE`, then the saved one.
struct StyleChoice {
  static let setting = "style"

  private let option: Style?
  private let environment: [String: String]

  init(
    _ option: Style?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.option = option
    self.environment = environment
  }

  /// The style that was chosen for this run; nil if none was.
  var explicit: Style? {
    if let style = option ?? environment["PARLANCE_STYLE"].flatMap(Style.init) { return style }
    let accessible = environment["ACCESSIBLE", default: ""].lowercased()
    return ["", "0", "false"].contains(accessible) ? nil : .screenReader
  }

  /// Reports an unknown style in the environment, which counts as no style.
  fileprivate func tellUnknown(_ wording: Wording) throws {
    guard option == nil, let name = environment["PARLANCE_STYLE"], !name.isEmpty,
      Style(rawValue: name) == nil
    else { return }
    let styles = wording.list(Style.allCases.map(\.rawValue), .or)
    let text = wording.text("style.unknown", ["style": name, "styles": styles])
    try Output.error.write(text.neutralised() + "\n")
  }
}

extension Workspace {
  /// The style of a conversation.
  func style() throws -> Style {
    let choice = StyleChoice(options.style)
    try choice.tellUnknown(wording)
    return try choice.explicit ?? recording { try $0.setting(StyleChoice.setting) }
      .flatMap(Style.init) ?? .handsOn
  }

  /// Saves a style for later conversations.
  func save(_ style: Style) throws {
    try recording { try $0.setSetting(StyleChoice.setting, to: style.rawValue) }
  }
}
