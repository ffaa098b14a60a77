// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct RandomIntegersIntent: AppIntent {
  static let title: LocalizedStringResource = "Generate Random Integers"
  static let description = IntentDescription("Rolls dice of any size.", categoryName: "Numbers")
  static let openAppWhenRun: Bool = false

  @Parameter(
    title: "Minimum", default: 1, controlStyle: .field, inclusiveRange: (-1_000_000, 1_000_000))
  var minimum: Int

  @Parameter(
    title: "Maximum", default: 6, controlStyle: .field, inclusiveRange: (-1_000_000, 1_000_000))
  var maximum: Int

  @Parameter(
    title: "Count",
    description: "How many numbers to make.",
    default: 1,
    controlStyle: .stepper,
    inclusiveRange: (lowerBound: 1, upperBound: 20)
  )
  var count: Int

  @Parameter(title: "Sorted", default: false)
  var sorted: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$count, .greaterThan, 1) {
      Summary("Generate \(\.$count) integers from \(\.$minimum) to \(\.$maximum)") {
        \.$sorted
      }
    } otherwise: {
      Summary("Generate an integer from \(\.$minimum) to \(\.$maximum)") {
        \.$count
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Int]> {
    let range = min(minimum, maximum)...max(minimum, maximum)
    let numbers = (0..<count).map { _ in Int.random(in: range) }
    return .result(value: sorted ? numbers.sorted() : numbers)
  }
}

/// True as often as the slider says.
struct RandomBooleanIntent: AppIntent {
  static let title: LocalizedStringResource = "Random Boolean"

  @Parameter(
    title: "Probability", description: "How likely “true” is.", default: 0.5,
    controlStyle: .slider, inclusiveRange: (0, 1))
  var probability: Double

  static var parameterSummary: some ParameterSummary {
    Summary("Flip a coin") {
      \.$probability
    }
  }

  func perform() -> some IntentResult & ReturnsValue<Bool> {
    .result(value: Double.random(in: 0..<1) < probability)
  }
}

struct RandomDoubleIntent: AppIntent {
  static let title: LocalizedStringResource = "Random Decimal Number"

  @Parameter(title: "Below", default: 1, inclusiveRange: (0.01, 1000))
  var upperBound: Double

  @Parameter(title: "Seed", description: "Is added to the number.", controlStyle: .field)
  var offset: Double?

  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$upperBound
      \.$offset
    }
  }

  func perform() async -> some ReturnsValue<Double> & ProvidesDialog {
    let number = Double.random(in: 0..<upperBound) + (offset ?? 0)
    return .result(
      value: number, dialog: "\(number, format: .number.precision(.fractionLength(2)))")
  }
}
