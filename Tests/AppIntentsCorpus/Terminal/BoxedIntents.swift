// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Carries a value from the system's side to ours.
struct Box<Content: Sendable>: Sendable {
  let content: Content
  init(_ content: Content) { self.content = content }

  func map<Other: Sendable>(_ change: (Content) throws -> Other) rethrows -> Box<Other> {
    try Box<Other>(change(content))
  }
}

/// An intent that does its work on one open terminal.
///
/// Conforming types implement ``perform(_:boxed:)``; the terminal is found here.
@available(iOS 17.0, macOS 14.0, *)
protocol TerminalTargeting: AppIntent {
  associatedtype Payload: Sendable
  var terminal: TerminalEntity { get }
  var payload: Payload { get }

  @MainActor
  func perform(_ session: TerminalSession, boxed payload: Box<Payload>) async throws -> Bool
}

@available(iOS 17.0, macOS 14.0, *)
extension TerminalTargeting {
  static var openAppWhenRun: Bool { false }
  static var isDiscoverable: Bool { true }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    guard let session = SessionRegistry.shared[terminal.id] else { throw TerminalError.sessionGone }
    let done = try await perform(session, boxed: Box(payload))
    return .result(value: done)
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct InputTextIntent: TerminalTargeting {
  static let title: LocalizedStringResource = "Input Text to Terminal"

  @Parameter(
    title: "Text",
    description: "Typed as it is, without a return at the end.",
    inputOptions: String.IntentInputOptions(capitalizationType: .none, multiline: true)
  )
  var text: String

  @Parameter(title: "Terminal") var terminal: TerminalEntity
  var payload: String { text }

  @MainActor
  func perform(_ session: TerminalSession, boxed payload: Box<String>) async throws -> Bool {
    try SessionRegistry.shared.insert(payload.content, into: session.id)
    return true
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct PasteLinesIntent: TerminalTargeting {
  static let title: LocalizedStringResource = "Paste Lines"
  static let isDiscoverable = false
  @Parameter(title: "Lines") var lines: [String]
  @Parameter(title: "Delay") var delay: Double?
  @Parameter(title: "Terminal") var terminal: TerminalEntity
  var payload: [String] { lines }

  func perform(_ session: TerminalSession, boxed payload: Box<[String]>) async throws -> Bool {
    let text = payload.map { $0.joined(separator: "\n") }.content
    if let delay { try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
    try SessionRegistry.shared.insert(text, into: session.id)
    return !lines.isEmpty
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct CloseTerminalIntent: TerminalTargeting {
  static let title: LocalizedStringResource = "Close Terminal"
  @Parameter(title: "Terminal") var terminal: TerminalEntity
  var payload: UUID { terminal.id }

  @MainActor
  func perform(_ session: TerminalSession, boxed payload: Box<UUID>) -> Bool {
    SessionRegistry.shared.close(payload.content)
  }
}
