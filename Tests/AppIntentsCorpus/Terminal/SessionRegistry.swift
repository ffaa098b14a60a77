// SPDX-License-Identifier: Apache-2.0

import Foundation

struct TerminalSession: Identifiable, Hashable, Sendable {
  let id: UUID
  var title: String
  var workingDirectory: URL?
  var screen: String = ""
  var isQuick: Bool = false

  /// Types text, as if at the keyboard.
  static func << (session: inout TerminalSession, text: String) {
    session.screen += text
  }
}

enum TerminalError: Error {
  case sessionGone
  case nothingToType
  case unknownMachine
}

/// Every open terminal. Lives on the main actor, like the windows it stands for.
@MainActor
final class SessionRegistry {
  static let shared = SessionRegistry()

  private(set) var sessions: [TerminalSession] = []
  private(set) var focusedID: TerminalSession.ID?

  nonisolated static let defaultTitle = "Shell"

  private init() {}

  subscript(id: TerminalSession.ID) -> TerminalSession? {
    get {
      sessions.first { $0.id == id }
    }
    set {
      sessions.removeAll { $0.id == id }
      if let newValue {
        sessions.append(newValue)
      }
    }
  }

  @discardableResult
  func open(
    title: String? = nil,
    in directory: URL? = nil,
    isQuick: Bool = false
  ) -> TerminalSession {
    let session = TerminalSession(
      id: UUID(),
      title: title ?? Self.defaultTitle,
      workingDirectory: directory,
      isQuick: isQuick
    )
    sessions.append(session)
    focusedID = session.id
    return session
  }

  func focus(_ id: TerminalSession.ID) throws {
    guard self[id] != nil else { throw TerminalError.sessionGone }
    focusedID = id
  }

  @discardableResult
  func close(_ id: TerminalSession.ID) -> Bool {
    defer { self[id] = nil }
    return self[id] != nil
  }

  func insert(_ text: String, into id: TerminalSession.ID) throws {
    guard !text.isEmpty else { throw TerminalError.nothingToType }
    guard var session = self[id] else { throw TerminalError.sessionGone }
    session << text
    self[id] = session
  }
}
