// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct DeviceEntity: AppEntity {

  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Device")
  static let defaultQuery = Query()

  let id: UUID

  @Property(title: "Name")
  var name: String

  @Property(title: "Kind")
  var kind: DeviceKind

  @Property(title: "Is On")
  var isOn: Bool

  @Property(title: "Room")
  var room: Room?

  init(_ device: Device, in room: Room? = nil) {
    id = device.id
    name = device.name
    kind = device.kind
    isOn = device.isOn
    self.room = room
  }

  var displayRepresentation: DisplayRepresentation {
    guard let room else {
      return DisplayRepresentation(title: displayName)
    }
    return DisplayRepresentation(
      title: displayName,
      subtitle: LocalizedStringResource(stringLiteral: room.name),
      image: .init(systemName: symbolName))
  }

  private var displayName: LocalizedStringResource { "\(name)" }

  fileprivate var symbolName: String {
    switch kind {
    case .light: return isOn ? "lightbulb.fill" : "lightbulb"
    case .fan: return "fan"
    case .lock: return "lock"
    case .cover: return "blinds.horizontal.closed"
    case .plug: return "powerplug"
    case .sensor: return "sensor"
    }
  }
}

// MARK: - Query

extension DeviceEntity {
  struct Query: EntityStringQuery {
    @Dependency
    private var store: HomeStore

    func entities(for identifiers: [DeviceEntity.ID]) async throws -> [DeviceEntity] {
      var found: [DeviceEntity] = []
      for id in identifiers {
        if let device = await store[id] {
          found.append(DeviceEntity(device))
        }
      }
      return found
    }

    func entities(matching string: String) async throws -> [DeviceEntity] {
      try await suggestedEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [DeviceEntity] {
      await store.allDevices().map { DeviceEntity($0) }
    }
  }
}
