// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Keys and text on their way to a terminal.
@available(iOS 17.0, macOS 14.0, *)
enum Input {
  enum Key: String, AppEnum, CaseIterable, Codable {
    case enter, escape, tab, backspace
    case up, down, left, right
    case c, d

    static var typeDisplayRepresentation: TypeDisplayRepresentation { "Key" }

    nonisolated(unsafe) static var caseDisplayRepresentations: [Key: DisplayRepresentation] = [
      .enter: "Enter", .escape: "Escape", .tab: "Tab", .backspace: "Backspace",
      .up: "Up Arrow", .down: "Down Arrow", .left: "Left Arrow", .right: "Right Arrow",
      .c: "C", .d: "D",
    ]
  }

  enum Modifier: String, AppEnum, Codable {
    case shift, control, option, command

    static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Modifier Key")
    static let caseDisplayRepresentations: [Modifier: DisplayRepresentation] =
      [.shift: "Shift", .control: "Control", .option: "Option", .command: "Command"]

    var flag: Flags {
      switch self {
      case .shift: .shift
      case .control: .control
      case .option, .command: .command
      }
    }
  }

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let shift = Flags(rawValue: 1 << 0)
    static let control = Flags(rawValue: 1 << 1)
    static let command = Flags(rawValue: 1 << 2)
    static func | (lhs: Flags, rhs: Modifier) -> Flags { lhs.union(rhs.flag) }
  }
}

// MARK: - Send Key

@available(iOS 17.0, macOS 14.0, *)
extension Input {
  struct SendKey: AppIntent {
    static let title: LocalizedStringResource = "Send Key to Terminal"
    static let description = IntentDescription(
      "Presses a key in a terminal.", searchKeywords: ["keyboard", "press"],
      resultValueName: "Bytes")

    @Parameter(title: "Key", description: "The key to press.", default: .enter) var key: Key
    @Parameter(title: "Modifiers", description: "Held down meanwhile.", default: []) var modifiers:
      [Modifier]

    @Parameter(title: "Repeat", default: 1, controlStyle: .stepper, inclusiveRange: (1, 20))
    var count: Int

    @Parameter(title: "Terminal") var terminal: TerminalEntity

    static var parameterSummary: some ParameterSummary {
      Summary("Send \(\.$key) to \(\.$terminal)") {
        \.$modifiers
        \.$count
      }
    }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<String> {
      let flags = modifiers.reduce(Flags()) { $0 | $1 }
      let bytes = String(
        repeating: flags.contains(.control) ? "^" + key.rawValue : key.rawValue, count: count)
      try withSession(terminal) { try SessionRegistry.shared.insert(bytes, into: $0.id) }
      return .result(value: bytes)
    }
  }
}

// MARK: - Helper for any intent

@available(iOS 17.0, macOS 14.0, *)
extension AppIntent {
  /// Hands over the session behind an entity, or throws if it has been closed meanwhile.
  @MainActor
  func withSession<Output>(
    _ entity: TerminalEntity, _ body: @MainActor (TerminalSession) throws -> Output
  ) throws -> Output {
    guard let session = SessionRegistry.shared[entity.id] else { throw TerminalError.sessionGone }
    return try body(session)
  }
}
