// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum Arithmetic: Int, AppEnum {
  case add = 1
  case subtract, multiply, divide, power, remainder, squareRoot, absolute, negate

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Operation")

  static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .add: DisplayRepresentation(title: "+", subtitle: "Plus"),
    .subtract: DisplayRepresentation(title: "−", subtitle: "Minus"),
    .multiply: DisplayRepresentation(title: "×", subtitle: "Times"),
    .divide: DisplayRepresentation(title: "÷", subtitle: "Divided by"),
    .power: DisplayRepresentation(title: "^", subtitle: "To the power of"),
    .remainder: DisplayRepresentation(title: "mod", subtitle: "Remainder"),
    .squareRoot: DisplayRepresentation(title: "√", subtitle: "Square root"),
    .absolute: DisplayRepresentation(title: "|x|", subtitle: "Absolute value"),
    .negate: DisplayRepresentation(title: "±", subtitle: "Change the sign"),
  ]
}

struct CalculateIntent: AppIntent {
  static let title: LocalizedStringResource = "Calculate"
  static let description = IntentDescription(
    LocalizedStringResource(
      "calculate.description", defaultValue: "Does one sum.", table: "Intents"),
    categoryName: LocalizedStringResource("Numbers", table: "Intents"),
    searchKeywords: ["plus", "minus", "math"],
    resultValueName: "Result"
  )

  @Parameter(title: "Operation", default: .add) var operation: Arithmetic
  @Parameter(title: "Number", requestValueDialog: "What is the first number?") var first: Double
  @Parameter(title: "Second Number", default: 0) var second: Double
  @Parameter(title: "Round the Result", default: false) var rounds: Bool
  @Parameter(title: "Digits", default: 2, controlStyle: .stepper, inclusiveRange: (0, 10))
  var digits: Int

  static var parameterSummary: some ParameterSummary {
    Switch(\.$operation) {
      Case([.squareRoot, .absolute, .negate]) {
        Summary("Calculate \(\.$operation) of \(\.$first)")
      }
      Case(.remainder) {
        Summary("Calculate \(\.$first) \(\.$operation) \(\.$second)")
      }
      DefaultCase {
        When(\.$rounds, .equalTo, true) {
          Summary("Calculate \(\.$first) \(\.$operation) \(\.$second)") {
            \.$rounds
            \.$digits
          }
        } otherwise: {
          Summary("Calculate \(\.$first) \(\.$operation) \(\.$second)") {
            \.$rounds
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    let exact = try calculate()
    guard rounds else {
      return .result(value: exact, dialog: "It’s \(exact).")
    }
    let factor = pow(10, Double(digits))
    let rounded = (exact * factor).rounded() / factor
    return .result(value: rounded, dialog: "It’s about \(rounded).")
  }

  private func calculate() throws -> Double {
    switch operation {
    case .add: return first + second
    case .subtract: return first - second
    case .multiply: return first * second
    case .divide, .remainder:
      guard second != 0 else { throw WorkbenchError.divisionByZero }
      return operation == .divide ? first / second : first.truncatingRemainder(dividingBy: second)
    case .power: return pow(first, second)
    case .squareRoot:
      guard first >= 0 else { throw WorkbenchError.other("A root needs a positive number.") }
      return first.squareRoot()
    case .absolute: return abs(first)
    case .negate: return -first
    }
  }
}
