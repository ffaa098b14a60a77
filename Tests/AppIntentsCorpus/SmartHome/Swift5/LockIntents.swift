// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Everything about locks shares this much.
protocol LockIntent: AppIntent {
  static var opens: Bool { get }
  var lock: DeviceEntity { get }
}

extension LockIntent {
  /// The long way round, for intents with results of their own.
  func perform(_ lock: DeviceEntity, boxed reason: String? = nil) async throws -> Device {
    let level: Level = Self.opens ? .full : .off
    if let reason, reason.isEmpty {
      throw HomeError.unreachable(name: lock.name)
    }
    return try await HomeStore.shared.update(lock.id) { $0.level = level }
  }

  func perform() async throws -> some IntentResult {
    _ = try await perform(lock)
    return .result()
  }
}

// MARK: - Lock

struct LockDoor: LockIntent {
  static var title: LocalizedStringResource = "Lock Door"
  static var description: IntentDescription = .init("Locks a door.", categoryName: "Locks")
  static var opens = false

  @Parameter(title: "Lock")
  var lock: DeviceEntity
}

// MARK: - Unlock

struct UnlockDoor: LockIntent {
  typealias DoorResult = ReturnsValue<DeviceEntity>

  static var title: LocalizedStringResource = "Unlock Door"
  static var description = IntentDescription("Unlocks a door, after asking.", categoryName: "Locks")
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication
  static var opens = true

  @Parameter(title: "Lock")
  var lock: DeviceEntity

  @Parameter(title: "Reason", description: "Goes into the log.")
  var reason: String?

  /// Beats the protocol's own.
  func perform() async throws -> some IntentResult & DoorResult {
    try await requestConfirmation()
    let door = try await perform(lock, boxed: reason)
    return .result(value: DeviceEntity(door))
  }
}

#if !os(watchOS)
  struct LockEverything: AppIntent {
    static var title: LocalizedStringResource = "Lock Everything"
    static var persistentIdentifier: String { "LockAll" }

    @Parameter(title: "Except") private var exceptions: [DeviceEntity]?

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      let open = Set((exceptions ?? []).map(\.id))
      var count = 0
      for lock in await HomeStore.shared.allDevices(of: .lock) where !open.contains(lock.id) {
        try await HomeStore.shared.update(lock.id) { $0.level = .off }
        count += 1
      }
      return .result(value: count, dialog: "Locked \(count) doors.")
    }
  }
#endif
