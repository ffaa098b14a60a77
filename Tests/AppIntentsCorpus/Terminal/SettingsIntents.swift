// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// MARK: - Typed settings

protocol Setting: Sendable {
  associatedtype Value: LosslessStringConvertible & Sendable
  static var key: String { get }
  static var fallback: Value { get }
}

enum Settings {
  enum FontSize: Setting { static let key = "font-size", fallback = 13 }
  enum CursorBlinks: Setting {
    static let key = "cursor-blinks"
    static let fallback = true
  }
  enum Theme: Setting {
    static let key = "theme"
    static var fallback: String { "Paper" }
  }
}

final class SettingsStore: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: String] = [:]

  subscript<S: Setting>(setting: S.Type) -> S.Value {
    get { lock.withLock { values[S.key].flatMap { S.Value($0) } ?? S.fallback } }
    set { lock.withLock { values[S.key] = newValue.description } }
  }
}

// MARK: - The intents' common part

protocol SettingIntent: AppIntent {
  associatedtype Target: Setting
  var newValue: Target.Value? { get }
  var settings: SettingsStore { get }
}

extension SettingIntent {
  static var openAppWhenRun: Bool { false }

  /// Answers with what holds from now on.
  func apply() -> Target.Value {
    if let newValue { settings[Target.self] = newValue }
    return settings[Target.self]
  }
}

struct SetFontSize: SettingIntent {
  typealias Target = Settings.FontSize
  static let title: LocalizedStringResource = "Set Font Size"
  static let description: IntentDescription = "Leave the size empty to ask for it."
  @Parameter(title: "Size") var newValue: Int?
  @Dependency var settings: SettingsStore

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: apply()) }
}

struct SetCursorBlinks: SettingIntent {
  typealias Target = Settings.CursorBlinks
  static let title: LocalizedStringResource = "Set Cursor Blinking"
  @Parameter(title: "Blinks") var newValue: Bool?
  @Dependency(key: "settings", default: SettingsStore()) var settings: SettingsStore

  func perform() throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let blinks = apply()
    return .result(
      value: blinks, dialog: blinks ? "The cursor blinks." : "The cursor stands still.")
  }
}

struct SetTheme: SettingIntent {
  static let title = LocalizedStringResource("Set Theme", comment: "Colors, not fonts")

  @Parameter(title: "Theme") var newValue: String?
  @AppDependency var settings: SettingsStore
  init() {}
  init(_ theme: String) { newValue = theme }

  func perform() async throws -> some ReturnsValue<String> & ProvidesDialog {
    let theme = apply()
    return .result(value: theme, dialog: "\(theme) it is.")
  }
}

extension SetTheme { typealias Target = Settings.Theme }
