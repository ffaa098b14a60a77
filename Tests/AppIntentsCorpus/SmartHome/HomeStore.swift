// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// MARK: - Models

/// A room of the house. Knows nothing of intents; that is in `Room+AppEntity.swift`.
struct Room: Identifiable, Hashable, Codable, Sendable {
  let id: String
  var name: String
  var storey: Int = 0
}

enum DeviceKind: String, CaseIterable, Codable, Sendable {
  case light, fan, lock, cover, plug, sensor
}

/// How bright, how open, how fast: always between nothing and everything.
struct Level: Hashable, Codable, Sendable, Comparable {
  let fraction: Double

  init(_ fraction: Double) { self.fraction = min(max(fraction, 0), 1) }

  static let off = Level(0)
  static let full = Level(1)

  static func < (lhs: Level, rhs: Level) -> Bool { lhs.fraction < rhs.fraction }
  static func + (lhs: Level, rhs: Double) -> Level { Level(lhs.fraction + rhs) }
  static func += (lhs: inout Level, rhs: Double) { lhs = lhs + rhs }
  static prefix func ! (level: Level) -> Level { level == .off ? .full : .off }
}

struct Device: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  var name: String
  var kind: DeviceKind
  var roomID: Room.ID?
  var level: Level = .off

  var isOn: Bool { level > .off }
}

// MARK: - Errors

enum HomeError: Error, CustomLocalizedStringResourceConvertible {
  case unknownDevice
  case unreachable(name: String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknownDevice: return "There is no such device."
    case .unreachable(let name): return "\(name) doesn’t answer."
    }
  }
}

// MARK: - Store

actor HomeStore {
  static let shared = HomeStore()

  private var devices: [Device.ID: Device] = [:]
  private var roomsByID: [Room.ID: Room] = [:]

  /// Readable from anywhere, without waiting.
  nonisolated let houseName = "Home"

  subscript(id: Device.ID) -> Device? { devices[id] }

  func rooms() -> [Room] { roomsByID.values.sorted { $0.name < $1.name } }
  func rooms(withIDs ids: [Room.ID]) -> [Room] { ids.compactMap { roomsByID[$0] } }

  func allDevices(of kind: DeviceKind? = nil) -> [Device] {
    devices.values
      .filter { kind == nil || $0.kind == kind }
      .sorted { $0.name < $1.name }
  }

  func add(_ device: Device) { devices[device.id] = device }

  @discardableResult
  func update(_ id: Device.ID, _ change: @Sendable (inout Device) -> Void) throws -> Device {
    guard var device = devices[id] else { throw HomeError.unknownDevice }
    change(&device)
    devices[id] = device
    return device
  }
}
