// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum NumberBase: Int, AppEnum {
  case binary = 2
  case octal = 8
  case decimal = 10
  case hexadecimal = 16
  case custom = 0

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Base"

  static var caseDisplayRepresentations: [NumberBase: DisplayRepresentation] = [
    .binary: DisplayRepresentation(title: "Binary", subtitle: "0 and 1"),
    .octal: "Octal",
    .decimal: "Decimal",
    .hexadecimal: DisplayRepresentation(title: "Hexadecimal", subtitle: "0 to F"),
    .custom: "Other",
  ]
}

struct WriteInBase: AppIntent {
  static var title: LocalizedStringResource = "Write Number in Base"
  static var description = IntentDescription(
    "Writes a whole number in another base.",
    searchKeywords: ["radix", "binary", "hex"],
    resultValueName: "Digits")

  @Parameter(title: "Number", requestValueDialog: "Which number?")
  var number: Int

  @Parameter(title: "Base", default: .hexadecimal)
  var base: NumberBase

  @Parameter(
    title: "Radix",
    description: "From 2 to 36.",
    default: 36,
    controlStyle: .stepper,
    inclusiveRange: (2, 36),
    requestValueDialog: "Which base?"
  )
  var radix: Int

  @Parameter(title: "Case", displayName: Bool.IntentDisplayName(true: "ABC", false: "abc"))
  var uppercase: Bool?

  static var parameterSummary: some ParameterSummary {
    When(\.$base, .equalTo, .custom) {
      Summary("Write \(\.$number) in \(\.$base) base \(\.$radix)") {
        \.$uppercase
      }
    } otherwise: {
      Summary("Write \(\.$number) in \(\.$base)") {
        \.$uppercase
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let radix = base == .custom ? self.radix : base.rawValue
    return .result(value: String(number, radix: radix, uppercase: uppercase ?? false))
  }
}

struct ReadInBase: AppIntent {
  static var title: LocalizedStringResource = "Read Number in Base"
  static var isDiscoverable: Bool = true

  @Parameter(title: "Digits", inputOptions: .init(keyboardType: .numbersAndPunctuation))
  var digits: String

  @Parameter(title: "Radix", default: 16, inclusiveRange: (2, 36))
  var radix: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int?> {
    .result(value: Int(digits, radix: radix))
  }
}

struct CountBits: AppIntent {
  static var title: LocalizedStringResource = "Count Bits"

  @Parameter(title: "Number") var number: Int

  func perform() -> some IntentResult & ReturnsValue<Int> {
    .result(value: number.nonzeroBitCount)
  }
}
