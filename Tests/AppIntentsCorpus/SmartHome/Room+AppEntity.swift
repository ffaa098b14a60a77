// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// The model itself is the entity: no wrapper to keep in step.
extension Room: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: "Room",
      numericFormat: "\(placeholder: .int) rooms"
    )
  }

  /// Must not change, even if the type is renamed one day.
  static var persistentIdentifier: String { "home.room" }

  static let defaultQuery = RoomQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: storeyName,
      image: .init(systemName: "door.left.hand.closed")
    )
  }

  private var storeyName: LocalizedStringResource {
    storey == 0 ? "Ground floor" : "Floor \(storey)"
  }
}

struct RoomQuery: EntityStringQuery, EnumerableEntityQuery {
  static var findIntentDescription: IntentDescription? {
    IntentDescription("Finds rooms of your house.", categoryName: "Rooms")
  }

  @Dependency private var store: HomeStore

  func entities(for identifiers: [Room.ID]) async throws -> [Room] {
    await store.rooms(withIDs: identifiers)
  }

  func entities(matching string: String) async throws -> [Room] {
    await store.rooms().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func allEntities() async throws -> [Room] {
    await store.rooms()
  }

  func suggestedEntities() async throws -> [Room] {
    let rooms = await store.rooms()
    return Array(rooms.prefix(5))
  }

  func defaultResult() async -> Room? {
    await store.rooms().first
  }
}
