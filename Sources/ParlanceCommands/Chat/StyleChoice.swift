// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Terminal

/// Chooses the style: the option, then `PARLANCE_STYLE`, then `ACCESSIBLE`, then the saved one.
struct StyleChoice {
  static let setting = "style"

  private let records: SQLiteRecords
  private let wording: Wording
  private let environment: [String: String]

  init(
    _ workspace: Workspace, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    records = workspace.records
    wording = workspace.wording
    self.environment = environment
  }

  func style(option: Style?) throws -> Style {
    if let style = try option ?? named() { return style }
    if let accessible = environment["ACCESSIBLE"],
      !["", "0", "false"].contains(accessible.lowercased())
    {
      return .screenReader
    }
    return try saved() ?? .handsOn
  }

  /// The style `PARLANCE_STYLE` names; one that doesn't exist is told and counts as none.
  private func named() throws -> Style? {
    guard let name = environment["PARLANCE_STYLE"], !name.isEmpty else { return nil }
    if let style = Style(rawValue: name) { return style }
    let styles = wording.list(Style.allCases.map(\.rawValue), .or)
    let text = wording.text("style.unknown", ["style": name, "styles": styles])
    try Output.error.write(text.neutralised() + "\n")
    return nil
  }

  /// Keeps a style for the next conversations.
  func save(_ style: Style) throws {
    try telling { try records.setSetting(Self.setting, to: style.rawValue) }
  }

  private func saved() throws -> Style? {
    try telling { try records.setting(Self.setting).flatMap(Style.init) }
  }

  private func telling<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as RecordsFailure {
      throw ProgramFailure.records(failure, wording)
    }
  }
}
