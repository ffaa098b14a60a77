// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum CSVDelimiter: String, AppEnum {
  case comma, semicolon, tab, other

  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Delimiter")
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
    .comma: "Comma",
    .semicolon: "Semicolon",
    .tab: "Tab",
    .other: "Other",
  ]
}

struct CSVColumn: AppIntent {
  static var title: LocalizedStringResource = "Get Column of CSV"

  static var description = IntentDescription(
    "Returns one column of a table.", searchKeywords: ["table"], resultValueName: "Column")

  @Parameter(
    title: "Table", description: "A file with commas between its values.",
    supportedTypeIdentifiers: ["public.comma-separated-values-text", "public.plain-text"],
    requestValueDialog: IntentDialog("Which table?"))
  var table: IntentFile

  @Parameter(title: "Column", default: 1, controlStyle: .stepper, inclusiveRange: (1, 100))
  var column: Int

  @Parameter(title: "Delimiter", default: .comma) var delimiter: CSVDelimiter

  @Parameter(
    title: "Other Delimiter", default: "|", inputOptions: .init(smartDashes: false))
  var otherDelimiter: String

  @Parameter(title: "Skip Header", default: true) var skipsHeader: Bool

  static var parameterSummary: some ParameterSummary {
    Switch(\.$delimiter) {
      Case(.other) {
        Summary("Get column \(\.$column) of \(\.$table)") {
          \.$delimiter
          \.$otherDelimiter
          \.$skipsHeader
        }
      }
      DefaultCase {
        Summary("Get column \(\.$column) of \(\.$table)") {
          \.$delimiter
          \.$skipsHeader
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    guard let text = String(data: table.data, encoding: .utf8) else {
      throw ConversionFailure.malformed(table.filename)
    }
    let rows = text.components(separatedBy: .newlines).dropFirst(skipsHeader ? 1 : 0)
    let cells = rows.map { $0.components(separatedBy: separator) }
    return .result(value: cells.compactMap { $0.count >= column ? $0[column - 1] : nil })
  }

  private var separator: String {
    switch delimiter {
    case .comma: return ","
    case .semicolon: return ";"
    case .tab: return "\t"
    case .other: return otherDelimiter
    }
  }
}

struct MakeCSV: AppIntent {
  static var title: LocalizedStringResource = "Make CSV"

  @Parameter(title: "Values") var values: [String]
  @Parameter(title: "Columns", default: 2) var columns: Int

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let text = values.enumerated().map { place, value in
      value + ((place + 1).isMultiple(of: columns) ? "\n" : ",")
    }
    let data = Data(text.joined().utf8)
    return .result(value: IntentFile(data: data, filename: "Table.csv", type: nil))
  }
}
