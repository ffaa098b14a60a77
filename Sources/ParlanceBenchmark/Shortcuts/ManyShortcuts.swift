// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// One of ten types, used as digits.
protocol Digit: Sendable {
  static var digit: Int { get }
}

enum D0: Digit { static var digit: Int { 0 } }
enum D1: Digit { static var digit: Int { 1 } }
enum D2: Digit { static var digit: Int { 2 } }
enum D3: Digit { static var digit: Int { 3 } }
enum D4: Digit { static var digit: Int { 4 } }
enum D5: Digit { static var digit: Int { 5 } }
enum D6: Digit { static var digit: Int { 6 } }
enum D7: Digit { static var digit: Int { 7 } }
enum D8: Digit { static var digit: Int { 8 } }
enum D9: Digit { static var digit: Int { 9 } }

let digits: [any Digit.Type] = [
  D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
]

enum Size: String, AppEnum {
  case small, medium, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .medium: "Medium", .large: "Large",
  ]
}

/// A thousand intents with eight parameters each: one for each combination of three digits.
struct ManyIntent<First: Digit, Second: Digit, Third: Digit>: AppIntent {
  static var title: LocalizedStringResource {
    "Do \(First.digit * 100 + Second.digit * 10 + Third.digit)"
  }

  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String
  @Parameter(title: "Count", default: 1, inclusiveRange: (1, 100)) var count: Int
  @Parameter(title: "Weight", default: 1.5) var weight: Double
  @Parameter(title: "Size", default: .medium) var size: Size
  @Parameter(title: "Day") var day: Date?
  @Parameter(title: "Time", defaultUnit: .minutes) var time: Measurement<UnitDuration>?
  @Parameter(title: "Loud", default: false) var isLoud: Bool
  @Parameter(title: "Words") var words: [String]?

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Done.") }
}

/// A hundred apps with ten shortcuts each.
struct ManyShortcuts<First: Digit, Second: Digit>: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    for third in digits { shortcut(third) }
  }

  private static func shortcut<Third: Digit>(_ third: Third.Type) -> AppShortcut {
    let words = ["run", "walk", "jump", "swim", "read", "sing", "draw", "cook", "plant", "build"]
    return AppShortcut(
      intent: ManyIntent<First, Second, Third>(),
      phrases: [
        "\(words: words[third.digit]) with \(.applicationName)",
        "\(words: words[third.digit]) a \(\.$size) one with \(.applicationName)",
      ], shortTitle: "Do It", systemImageName: "star")
  }
}

extension AppShortcutPhrase.StringInterpolation {
  /// Lets a phrase contain words that are not part of its literal; Apple's systems don't allow
  /// that.
  mutating func appendInterpolation(words: String) { appendLiteral(words) }
}

enum ManyApps {
  static let all: [ShortcutsApp] = digits.flatMap { first in
    digits.map { second in app(first, second) }
  }

  private static func app<First: Digit, Second: Digit>(
    _ first: First.Type, _ second: Second.Type
  ) -> ShortcutsApp {
    ShortcutsApp(
      "App \(First.digit * 10 + Second.digit)", shortcuts: ManyShortcuts<First, Second>.self)
  }
}
