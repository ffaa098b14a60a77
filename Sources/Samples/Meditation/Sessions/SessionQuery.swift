// SPDX-License-Identifier: Apache-2.0

import AppIntents

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
