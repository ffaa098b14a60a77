// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Requests that people make of lights.
enum Lights {
  struct Toggle: AppIntent {
    static let title: LocalizedStringResource = "Toggle Light"
    static let description: IntentDescription =
      "Turns a light on if it is off, and off if it is on."

    @Parameter(title: "Light", requestValueDialog: "Which light?") var light: DeviceEntity

    init() {}
    init(light: DeviceEntity) { self.light = light }

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      let device = try await HomeStore.shared.update(light.id) { $0.level = !$0.level }
      return .result(value: device.isOn)
    }
  }
}

// MARK: - Blink

extension Lights {
  struct Blink: AppIntent {
    enum Times: Int, AppEnum {
      case once = 1
      case twice, thrice

      static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Times")
      static let caseDisplayRepresentations: [Times: DisplayRepresentation] =
        [.once: "Once", .twice: "Twice", .thrice: "Three Times"]
    }

    static let title = LocalizedStringResource("Blink Light")
    @Parameter(title: "Light") var light: DeviceEntity
    @Parameter(title: "Times", default: .twice) var times: Times
    @Parameter(title: "Color", description: "Leave empty for white.") var color: String?

    static var parameterSummary: some ParameterSummary {
      #if os(watchOS)
        Summary("Blink \(\.$light)")
      #else
        Summary("Blink \(\.$light) \(\.$times)") { \.$color }
      #endif
    }

    func perform() async throws -> some IntentResult {
      for _ in 0..<times.rawValue {
        try await HomeStore.shared.update(light.id) { $0.level = .full }
        try await HomeStore.shared.update(light.id) { $0.level = .off }
      }
      return .result()
    }
  }
}

// MARK: - Fans, two levels deep

enum Fans { enum Intents {} }

extension Fans.Intents {
  struct SetSpeed: AppIntent {
    static var title: LocalizedStringResource { "Set Fan Speed" }

    @Parameter(title: "Speed") var speed: FanSpeed
    @Parameter(title: "Only In") var rooms: [Room]?

    static var parameterSummary: some ParameterSummary {
      When(\.$speed, .equalTo, .off) {
        Summary("Stop the fans: \(\.$speed)")
      } otherwise: {
        Summary("Run the fans at \(\.$speed)") { \.$rooms }
      }
    }

    init() {}
    init(speed: FanSpeed) { self.speed = speed }

    func perform() async throws -> some ProvidesDialog {
      let wanted = rooms?.map(\.id)
      let level = speed.level
      var count = 0
      for fan in await HomeStore.shared.allDevices(of: .fan) {
        if let wanted, let room = fan.roomID, !wanted.contains(room) { continue }
        try await HomeStore.shared.update(fan.id) { $0.level = level }
        count += 1
      }
      return .result(dialog: "Set \(count) fans.")
    }
  }
}
