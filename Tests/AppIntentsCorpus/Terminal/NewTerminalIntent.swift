// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The result of opening a terminal.
@available(iOS 17.0, macOS 14.0, *)
typealias OpenedTerminal = IntentResult & ReturnsValue<TerminalEntity?>

/// Opens a terminal, and maybe runs something in it.
@available(iOS 17.0, macOS 14.0, *)
struct NewTerminalIntent: AppIntent {
  static var title: LocalizedStringResource { "New Terminal" }
  static var description: IntentDescription? {
    IntentDescription("Opens a new terminal.", categoryName: "Terminals")
  }

  @Parameter(title: "Location", description: "Where the terminal appears.", default: .window)
  var location: NewTerminalLocation

  @Parameter(title: "Command", description: "Runs in place of the shell.")
  var command: String?

  @Parameter(title: "Working Directory")
  var workingDirectory: URL?

  @Parameter(title: "Next To", description: "The terminal a split belongs to.")
  var parent: TerminalEntity?

  #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, *)
    static var supportedModes: IntentModes { .foreground }
  #endif

  static var parameterSummary: some ParameterSummary {
    Switch(\.$location) {
      Case(.split) {
        Summary("Split \(\.$parent)") {
          \.$command
        }
      }
      DefaultCase {
        Summary("Open a terminal in a \(\.$location)") {
          \.$command
          #if os(macOS)
            \.$workingDirectory
          #endif
        }
      }
    }
  }

  @MainActor
  func perform() async throws -> some OpenedTerminal {
    if location == .split, parent == nil {
      let nothing: TerminalEntity? = nil
      return .result(value: nothing)
    }
    let session = SessionRegistry.shared.open(
      title: command,
      in: workingDirectory ?? parent?.workingDirectory
    )
    let entity: TerminalEntity? = TerminalEntity(session)
    return .result(value: entity)
  }
}

// MARK: - NewTerminalLocation

enum NewTerminalLocation: String {
  case window
  case tab
  case split
}

extension NewTerminalLocation: AppEnum {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    "Location"
  }

  static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    [
      .window: .init(title: "Window"),
      .tab: .init(title: "Tab"),
      .split: .init(title: "Split"),
    ]
  }
}
