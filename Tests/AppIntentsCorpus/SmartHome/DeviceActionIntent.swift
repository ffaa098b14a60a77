// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// One change of one device, and what is said of it afterwards.
protocol DeviceAction: Sendable {
  func apply(to device: inout Device)
  func summary(of device: Device) -> LocalizedStringResource
}

/// Intents that do one thing to one device only say which device and which thing.
protocol DeviceActionIntent: AppIntent {
  associatedtype Action: DeviceAction

  var device: DeviceEntity { get }
  var action: Action { get }
}

extension DeviceActionIntent {
  static var openAppWhenRun: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  func perform() async throws -> some IntentResult & ReturnsValue<DeviceEntity> & ProvidesDialog {
    let change = self.action
    let changed = try await HomeStore.shared.update(device.id) { change.apply(to: &$0) }
    return .result(value: DeviceEntity(changed), dialog: IntentDialog(change.summary(of: changed)))
  }
}

// MARK: - Power

struct PowerAction: DeviceAction {
  let power: Device.Power

  func apply(to device: inout Device) { device.level = power(device.level) }

  func summary(of device: Device) -> LocalizedStringResource {
    device.isOn ? "\(device.name) is on." : "\(device.name) is off."
  }
}

struct TurnOnDevice: DeviceActionIntent {
  static let title: LocalizedStringResource = "Turn On Device"
  static let description = IntentDescription("Turns a device on.", categoryName: "Devices")

  @Parameter(title: "Device") var device: DeviceEntity

  var action: PowerAction { PowerAction(power: .on) }
}

struct SetDevicePower: DeviceActionIntent {
  static let title: LocalizedStringResource = "Set Power"
  static let description = IntentDescription(
    "Turns a device on or off.",
    categoryName: "Devices", searchKeywords: ["power", "switch"], resultValueName: "Device")

  @Parameter(title: "Device") var device: DeviceEntity
  @Parameter(title: "Power", default: .other) var power: Device.Power

  static var parameterSummary: some ParameterSummary {
    Summary("Turn \(\.$device) \(\.$power)")
  }

  var action: PowerAction { .init(power: power) }
}

// MARK: - Level

struct LevelAction: DeviceAction {
  var level: Level
  func apply(to device: inout Device) { device.level = level }
  func summary(of device: Device) -> LocalizedStringResource {
    "\(device.name) is at \(Int(device.level.fraction * 100)) percent."
  }
}

struct SetDeviceLevel: DeviceActionIntent {
  typealias Action = LevelAction

  static let title: LocalizedStringResource = "Set Level"

  @Parameter(title: "Device") var device: DeviceEntity
  @Parameter(title: "Level", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1)) var level:
    Double

  static var parameterSummary: some ParameterSummary {
    Summary("Set \(\.$device) to \(\.$level)")
  }

  var action: Action { Action(level: Level(level)) }
}
