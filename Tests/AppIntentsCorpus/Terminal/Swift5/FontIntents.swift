// SPDX-License-Identifier: Apache-2.0

import AppIntents

infix operator |> : AdditionPrecedence

/// Lets a value run through a function.
func |> <A, B>(value: A, change: (A) -> B) -> B {
  change(value)
}

// MARK: -

@available(iOS 17.0, macOS 14.0, *)
final class ChangeFontSize: AppIntent, @unchecked Sendable {
  enum Direction: String, AppEnum {
    case larger = "LARGER"
    case smaller = "SMALLER"

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Direction")
    static var typeDisplayName: LocalizedStringResource { "Direction" }
    static var caseDisplayRepresentations: [Direction: DisplayRepresentation] = [
      .larger: "Larger",
      .smaller: "Smaller",
    ]

    var step: (Int) -> Int {
      switch self {
      case .larger: return { $0 + 1 }
      case .smaller: return { $0 - 1 }
      }
    }
  }

  static var title: LocalizedStringResource = "Change Font Size"
  static var description: IntentDescription? {
    "Makes the text of all terminals larger or smaller."
  }
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Direction", default: .larger)
  var direction: Direction

  @Dependency
  private var settings: SettingsStore

  required init() {}

  convenience init(direction: Direction) {
    self.init()
    self.direction = direction
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    let size = settings[Settings.FontSize.self] |> direction.step
    settings[Settings.FontSize.self] = size
    return .result(value: size)
  }
}

// MARK: -

@available(iOS 17.0, macOS 14.0, *)
final class ResetFontSize: AppIntent {
  static var defaultSize: Int { Settings.FontSize.fallback }

  static var title: LocalizedStringResource = "Reset Font Size"
  static var persistentIdentifier: String { "font-reset" }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: Self.defaultSize, dialog: IntentDialog("Back to normal."))
  }
}
