// SPDX-License-Identifier: Apache-2.0
import AppIntents

enum ListOrder: String, AppEnum {
  case ascending, descending, byLength, random

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Order" }

  static var caseDisplayRepresentations: [ListOrder: DisplayRepresentation] {
    [.ascending: "A to Z", .descending: "Z to A", .byLength: "Shortest First", .random: "Shuffled"]
  }
}

struct SortListIntent: AppIntent {
  static let title: LocalizedStringResource = "Sort List"
  static let description = IntentDescription("Sorts a list of texts.", categoryName: "Lists")

  @Parameter(title: "List", inputOptions: String.IntentInputOptions(capitalizationType: .words))
  var items: [String]

  @Parameter(title: "Order", default: ListOrder.ascending)
  var order: ListOrder

  @Parameter(title: "Remove Duplicates", default: false)
  var removesDuplicates: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$order, .notEqualTo, .random) {
      Summary("Sort \(\.$items) \(\.$order)") {
        \.$removesDuplicates
      }
    } otherwise: {
      Summary("Shuffle \(\.$items) (\(\.$order))")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let input = removesDuplicates ? Array(Set(items)) : items
    switch order {
    case .ascending: return .result(value: input.sorted())
    case .descending: return .result(value: input.sorted(by: >))
    case .byLength: return .result(value: input.sorted { $0.count < $1.count })
    case .random: return .result(value: input.shuffled())
    }
  }
}

struct PickItemIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Item from List"

  @Parameter(title: "List") var items: [String]
  @Parameter(title: "Place", description: "Counted from 1; any item if empty.") var place: Int?

  static var parameterSummary: some ParameterSummary {
    When(\.$place, .hasAnyValue) {
      Summary("Get item \(\.$place) of \(\.$items)")
    } otherwise: {
      Summary("Get any item of \(\.$items)") {
        \.$place
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    guard let place else {
      return .result(value: items.randomElement())
    }
    let item: String? = try items.element(number: place)
    return .result(value: item)
  }
}

/// Adds up numbers and says how many there were.
struct SumIntent: AppIntent {
  static let title: LocalizedStringResource = "Sum of Numbers"

  @Parameter(title: "Numbers", description: "What to add up.") var numbers: [Double]
  @Parameter(title: "Weights", default: []) var weights: [Int]

  func perform() async throws -> some ReturnsValue<Double> & ProvidesDialog {
    guard !numbers.isEmpty else { throw $numbers.needsValueError("Which numbers?") }
    var sum = 0.0
    for (place, number) in numbers.enumerated() {
      sum += number * Double(weights.indices.contains(place) ? weights[place] : 1)
    }
    let dialog = IntentDialog(
      full: "The sum of \(numbers.count) numbers is \(sum).", supporting: "\(sum)")
    return .result(value: sum, dialog: dialog)
  }
}
