// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct GeneratePassword: AppIntent {
  static var title: LocalizedStringResource = "Generate Password"

  static var description = IntentDescription(
    "Makes a password that nobody guesses.",
    searchKeywords: ["secret", "key", "login"])

  @Parameter(
    title: "Length", description: "How many characters it has.",
    controlStyle: .field, inclusiveRange: (4, 64), optionsProvider: LengthOptions())
  var length: Int

  @Parameter(
    title: "Alphabet", inputOptions: .init(capitalizationType: .none),
    optionsProvider: AlphabetOptions())
  var alphabet: String

  @Parameter(
    title: "Separator", description: "Stands between groups of four.",
    optionsProvider: SeparatorOptions())
  var separator: String?

  @Parameter(
    title: "Dialog", default: true, displayName: .init(true: "Say it", false: "Stay silent"))
  var saysIt: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Generate a password of \(\.$length) characters") {
      \.$alphabet
      \.$separator
      \.$saysIt
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let filler = alphabet.first else { throw WorkbenchError.emptyInput }
    var password = ""
    for place in 0..<length {
      if let separator, place > 0, place.isMultiple(of: 4) { password += separator }
      password.append(alphabet.randomElement() ?? filler)
    }
    let dialog: IntentDialog = saysIt ? "It is \(password)." : "Done."
    return .result(value: password, dialog: dialog)
  }
}

extension GeneratePassword {
  struct LengthOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<Int> {
      ItemCollection(
        promptLabel: "How long?",
        sections: [
          ItemSection("Short", items: [4, 6, 8]),
          ItemSection("Long", items: [IntentItem(12), IntentItem(16, title: "16 (recommended)")]),
        ]
      )
    }

    func defaultResult() async -> Int? { 16 }
  }

  private struct AlphabetOptions: DynamicOptionsProvider {
    func results() async throws -> [String] {
      ["0123456789", "abcdefghijklmnopqrstuvwxyz", "abcdef0123456789"]
    }

    func defaultResult() async -> String? {
      try? await results().first
    }
  }

  struct SeparatorOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Signs") {
          "-"
          "."
        }
        ItemSection("Blank") {
          " "
        }
      }
    }
  }
}
