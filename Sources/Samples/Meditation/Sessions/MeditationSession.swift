// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A meditation to follow: one that comes with the app, or one its user has added.
struct MeditationSession: IndexedEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Session", numericFormat: "\(placeholder: .int) sessions")
  static let defaultQuery = SessionQuery()

  let id: String

  @Property(title: "Name") var name: String
  @Property(title: "Minutes") var minutes: Int

  /// Whether it comes with the app, so that its name is in the app's strings.
  private let isOwn: Bool

  init(id: String, name: String, minutes: Int, isOwn: Bool) {
    self.id = id
    self.isOwn = isOwn
    self.name = name
    self.minutes = minutes
  }

  /// Other names of the app's own sessions.
  private static let synonyms: [ID: LocalizedStringResource] = [
    "calming": "Relaxing", "sleep": "Falling Asleep", "walking": "Walking",
  ]

  var displayRepresentation: DisplayRepresentation {
    guard !isOwn else { return DisplayRepresentation(title: "\(name)") }
    return DisplayRepresentation(
      title: LocalizedStringResource(String.LocalizationValue(name)),
      synonyms: Self.synonyms[id].map { [$0] } ?? [])
  }
}

/// Finds sessions by their identifiers and by what people call them.
struct SessionQuery: EntityStringQuery {
  @Dependency private var store: MeditationStore

  func entities(for identifiers: [MeditationSession.ID]) async throws -> [MeditationSession] {
    try await store.sessions().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [MeditationSession] {
    try await store.sessions().filter { session in
      let representation = session.displayRepresentation
      return ([representation.title] + representation.synonyms).contains {
        String(localized: $0).localizedCaseInsensitiveContains(string)
      }
    }
  }

  func suggestedEntities() async throws -> [MeditationSession] { try await store.sessions() }
}
