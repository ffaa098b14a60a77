// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// Requests that old shortcuts may still contain. Nothing new goes here.

@available(iOS 17.0, macOS 14.0, *)
struct OpenSession: AppIntent, CustomIntentMigratedAppIntent, DeprecatedAppIntent {
  static let intentClassName = "OpenSessionIntent"

  static var title: LocalizedStringResource = "Open Session"
  static var description = IntentDescription("Opens a session by its name.")
  static var openAppWhenRun: Bool = true
  static var isDiscoverable: Bool { false }
  static var deprecation: IntentDeprecation<NewTerminalIntent> = .init(
    message: "This action has been replaced by “New Terminal”.",
    replacedBy: NewTerminalIntent.self)

  @Parameter(title: "Name")
  var name: String?

  @Parameter(title: "Folder")
  var folder: URL?

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$name)") {
      \.$folder
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TerminalEntity> {
    let session = SessionRegistry.shared.open(title: name, in: folder)
    return .result(value: TerminalEntity(session))
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct SendReturn: DeprecatedAppIntent {
  static var title: LocalizedStringResource = "Send Return"
  static var deprecation = IntentDeprecation(replacedBy: Input.SendKey.self)

  @Parameter(title: "Terminal")
  var terminal: TerminalEntity?

  @MainActor
  func perform() async throws -> some IntentResult {
    if let terminal {
      try withSession(terminal) { try SessionRegistry.shared.insert("\n", into: $0.id) }
    }
    return .result()
  }
}

// MARK: - Only ever migrated

@available(iOS, introduced: 16.0)
@available(macOS, introduced: 13.0)
struct SetWindowTitle: CustomIntentMigratedAppIntent {
  static var intentClassName: String = "SetWindowTitleIntent"
  static var title: LocalizedStringResource = "Set Window Title"

  @Parameter(title: "Title", default: "Shell", inputOptions: .init(capitalizationType: .words))
  var text: String?

  @Parameter(title: "Window", default: 1)
  var number: Int?

  private var prefix: String {
    get { number.map { "\($0): " } ?? "" }
    nonmutating set { text = newValue + (text ?? "") }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    prefix = prefix.uppercased()
    return .result(value: text)
  }
}
