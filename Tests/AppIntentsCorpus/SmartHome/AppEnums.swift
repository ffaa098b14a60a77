// SPDX-License-Identifier: Apache-2.0

import AppIntents

// MARK: - Existing enum, conformance added from outside

extension DeviceKind: AppEnum {
  /// Still read by our own settings screen.
  static var typeDisplayName: LocalizedStringResource { "Kind of Device" }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Device"

  static let caseDisplayRepresentations: [DeviceKind: DisplayRepresentation] = [
    .light: DisplayRepresentation(title: "Light", image: .init(systemName: "lightbulb")),
    .fan: .init(title: "Fan", subtitle: "Ceiling and floor"),
    .lock: .init(title: "Lock"),
    .cover: DisplayRepresentation(title: "Cover", subtitle: "Blinds, shades, doors"),
    .plug: "Plug",
    .sensor: "Sensor",
  ]
}

// MARK: - Numbers as raw values

enum FanSpeed: Int, AppEnum, Codable, Comparable {
  case off = 0
  case low
  case medium
  case high

  static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Fan Speed") }

  static var caseDisplayRepresentations: [FanSpeed: DisplayRepresentation] {
    [.off: "Off", .low: "Low", .medium: "Medium", .high: "High"]
  }

  static func < (lhs: FanSpeed, rhs: FanSpeed) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension FanSpeed {
  var level: Level { Level(Double(rawValue) / Double(FanSpeed.high.rawValue)) }
}

extension Fans.Intents {
  struct StopAll: AppIntent {
    static var title: LocalizedStringResource { .init("Stop All Fans") }
    static var isDiscoverable: Bool { false }

    func perform() async -> some IntentResult {
      for fan in await HomeStore.shared.allDevices(of: .fan) {
        _ = try? await HomeStore.shared.update(fan.id) { $0.level = .off }
      }
      return .result()
    }
  }
}

// MARK: - Nested in a model

extension Device {
  enum Power: String, AppEnum, CaseIterable, Codable {
    case on, off
    /// The opposite of its current state.
    case other = "toggle"

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Power")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .on: "On",
      .off: "Off",
      .other: DisplayRepresentation(stringLiteral: "Toggle"),
    ]

    func callAsFunction(_ level: Level) -> Level {
      switch self {
      case .on: .full
      case .off: .off
      case .other: !level
      }
    }
  }
}
