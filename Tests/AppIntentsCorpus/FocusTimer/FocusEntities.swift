// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct PresetEntity: AppEntity, Identifiable {
  struct Query: EnumerableEntityQuery {
    func allEntities() async throws -> [PresetEntity] {
      FocusStore.shared.presets.map(PresetEntity.init(preset:))
    }

    func entities(for identifiers: [PresetEntity.ID]) async throws -> [PresetEntity] {
      try await allEntities().filter { identifiers.contains($0.id) }
    }

    func defaultResult() async -> PresetEntity? {
      FocusStore.shared.presets.first.map(PresetEntity.init(preset:))
    }
  }

  static let defaultQuery = Query()
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Preset" }

  let id: String
  let name: String
  let minutes: Int
  let symbol: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(minutes) minutes",
      image: DisplayRepresentation.Image(systemName: symbol))
  }
}

extension PresetEntity {
  init(preset: Preset) {
    self.init(id: preset.id, name: preset.name, minutes: preset.minutes, symbol: preset.symbol)
  }
}

struct SessionEntity: AppEntity {
  typealias ID = UUID
  typealias DefaultQuery = SessionQuery

  static let defaultQuery = SessionQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Focus Session")

  let id: UUID

  @Property(title: "Name") var name: String
  @Property(title: "Started") var started: Date
  @Property(title: "Minutes") var minutes: Int

  init(_ session: Session) {
    self.id = session.id
    self.name = session.name
    self.started = session.started
    self.minutes = session.minutes
  }

  var displayRepresentation: DisplayRepresentation { "\(name), \(minutes) minutes" }
}

struct SessionQuery: EntityQuery {
  func entities(for identifiers: [UUID]) async throws -> [SessionEntity] {
    await FocusStore.shared.sessions
      .filter { identifiers.contains($0.id) }
      .map { SessionEntity($0) }
  }

  func suggestedEntities() async throws -> [SessionEntity] {
    await FocusStore.shared.sessions.suffix(5).map { SessionEntity($0) }
  }
}

/// The summary of a day. It is not stored anywhere.
struct FocusSummary: TransientAppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Focus Summary")

  @Property(title: "Sessions")
  var sessions: Int

  @Property(title: "Focused For")
  var duration: Measurement<UnitDuration>

  init() {
    sessions = 0
    duration = Measurement(value: 0, unit: .minutes)
  }

  init(sessions: Int, minutes: Int) {
    self.sessions = sessions
    self.duration = Measurement(value: Double(minutes), unit: .minutes)
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(sessions) sessions")
  }
}
