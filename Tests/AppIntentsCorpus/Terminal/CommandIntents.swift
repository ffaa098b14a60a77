// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// Only `RunCommand` is for others; the rest of this file is nobody's business.

@available(iOS 17.0, macOS 14.0, *)
internal struct RunCommand: AppIntent {
  internal static let title: LocalizedStringResource = "Run Command"
  internal static let description: IntentDescription? = .init("Runs a command in a new terminal.")

  @Parameter(title: "Command") internal var command: String
  @Parameter(title: "Arguments") internal var arguments: [String]?
  @Parameter(title: "Quoting", default: .single) fileprivate var quoting: Quoting

  fileprivate var line: String {
    ([command] + (arguments ?? []).map { quoting($0) }).joined(separator: " ")
  }

  @MainActor
  internal func perform() async throws -> some IntentResult & OpensIntent {
    let session = SessionRegistry.shared.open(title: line)
    return .result(opensIntent: FocusTerminal(TerminalEntity(session)))
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct FocusTerminal: OpenIntent {
  static let title: LocalizedStringResource = "Focus Terminal"
  @Parameter(title: "Terminal", requestValueDialog: "Which terminal?") var target: TerminalEntity

  init() {}
  fileprivate init(_ target: TerminalEntity) { self.target = target }

  @MainActor
  func perform() async throws -> some IntentResult {
    try SessionRegistry.shared.focus(target.id)
    return .result()
  }
}

private enum Quoting: String, AppEnum {
  case verbatim, single, double

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Quoting"
  static let caseDisplayRepresentations: [Quoting: DisplayRepresentation] =
    [.verbatim: "None", .single: "Single", .double: "Double"]

  func callAsFunction(_ word: String) -> String {
    switch self {
    case .verbatim: return word
    case .single: return "'" + word + "'"
    case .double: return "\"" + word + "\""
    }
  }
}

/// Behind the debug menu.
@available(iOS 17.0, macOS 14.0, *)
private struct CloseAll: AppIntent {
  static let title: LocalizedStringResource = "Close All Terminals"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Keep") private var kept: [TerminalEntity]?

  @MainActor
  fileprivate func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let keep = Set((kept ?? []).map(\.id))
    let closing = SessionRegistry.shared.sessions.filter { !keep.contains($0.id) }
    for session in closing { SessionRegistry.shared.close(session.id) }
    return .result(value: closing.count)
  }
}

#if DEBUG
  @available(iOS 17.0, macOS 14.0, *)
  extension TerminalEntity { fileprivate var isQuick: Bool { kind == .quick } }

  @available(iOS 17.0, macOS 14.0, *)
  private struct CountQuickTerminals: AppIntent {
    static let title: LocalizedStringResource = "Count Quick Terminals"

    @Parameter(title: "Terminals") var terminals: [TerminalEntity]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
      .result(value: terminals.filter(\.isQuick).count)
    }
  }
#endif
