// SPDX-License-Identifier: Apache-2.0

import Foundation

struct Preset: Identifiable, Sendable {
  let id: String
  let name: String
  let minutes: Int
  let symbol: String
}

struct Session: Identifiable, Sendable {
  let id: UUID
  let name: String
  let started: Date
  var minutes: Int
}

enum FocusError: Error, LocalizedError {
  case notRunning
  case tooLong(Int)

  var errorDescription: String? {
    switch self {
    case .notRunning: return "The timer is not running."
    case .tooLong(let minutes): return "\(minutes) minutes are too long."
    }
  }
}

/// The presets and the sessions that are over.
actor FocusStore {
  static let shared = FocusStore()

  let presets = [
    Preset(id: "classic", name: "Classic", minutes: 25, symbol: "timer"),
    Preset(id: "deep", name: "Deep Work", minutes: 90, symbol: "brain"),
    Preset(id: "tidy", name: "Tidying", minutes: 10, symbol: "sparkles"),
  ]
  private(set) var sessions: [Session] = []

  func add(_ session: Session) { sessions.append(session) }

  func remove(_ ids: [Session.ID]) { sessions.removeAll { ids.contains($0.id) } }

  func minutes(since date: Date) -> Int {
    sessions.filter { $0.started >= date }.map(\.minutes).reduce(0, +)
  }
}

/// The one timer that may be running.
@MainActor
final class TimerModel {
  static let shared = TimerModel()

  private(set) var running: Session?
  private(set) var isPaused = false
  var opensStatistics = false

  @discardableResult
  func start(_ name: String, minutes: Int) throws -> Session {
    guard minutes <= 240 else { throw FocusError.tooLong(minutes) }
    let session = Session(id: UUID(), name: name, started: .now, minutes: minutes)
    running = session
    isPaused = false
    return session
  }

  func extend(by minutes: Int) throws {
    guard running != nil else { throw FocusError.notRunning }
    running?.minutes += minutes
  }

  func setPaused(_ paused: Bool) throws {
    guard running != nil else { throw FocusError.notRunning }
    isPaused = paused
  }

  func finish() throws -> Session {
    guard let session = running else { throw FocusError.notRunning }
    running = nil
    return session
  }

  func reopen(_ session: Session) { running = session }
}
