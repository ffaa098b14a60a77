// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// A text or a file with JSON in it.
protocol JSONIntent: AppIntent {
  var file: IntentFile? { get }
  var json: String? { get }
}

extension JSONIntent {
  static var isDiscoverable: Bool { true }

  func readJSON() throws -> Any {
    let data = try require(file?.data ?? json.map { Data($0.utf8) }, "there is none")
    return try require(try? JSONSerialization.jsonObject(with: data), file?.filename ?? "")
  }
}

struct FormatJSONIntent: JSONIntent {
  static let title: LocalizedStringResource = "Format JSON"
  static let description = IntentDescription(
    "Makes JSON readable.", categoryName: "Formats",
    searchKeywords: ["pretty", LocalizedStringResource("indent", comment: "Search keyword")])

  @Parameter(title: "File", supportedTypeIdentifiers: ["public.json"])
  var file: IntentFile?

  @Parameter(title: "JSON", inputOptions: .init(multiline: true, autocorrect: false))
  var json: String?

  @Parameter(
    title: "Sort Keys", description: "From A to Z.", default: true,
    displayName: .init(true: "Sorted", false: "As they come"))
  var sortsKeys: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$file, .hasAnyValue) {
      Summary("Format \(\.$file)") { \.$sortsKeys }
    } otherwise: {
      Summary("Format \(\.$json)") {
        \.$file
        \.$sortsKeys
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let options: JSONSerialization.WritingOptions =
      sortsKeys ? [.prettyPrinted, .sortedKeys] : [.prettyPrinted]
    let object = try readJSON()
    let data = try JSONSerialization.data(withJSONObject: object, options: options)
    return .result(value: String(decoding: data, as: UTF8.self))
  }
}

struct JSONKeysIntent: JSONIntent {
  static let title: LocalizedStringResource = "Get Keys of JSON"
  static let description: IntentDescription? = nil

  @Parameter(title: "File") var file: IntentFile?
  @Parameter(title: "JSON") var json: String?

  static var parameterSummary: some ParameterSummary {
    Summary {
      \.$json
      \.$file
    }
  }

  func perform() async throws -> some ReturnsValue<[String]> {
    let object = try require(readJSON() as? [String: Any], "it is no object")
    return .result(value: object.keys.sorted())
  }
}

struct IsValidJSONIntent: JSONIntent {
  static let title: LocalizedStringResource = "Is Valid JSON"

  @Parameter(title: "File") var file: IntentFile?
  @Parameter(title: "JSON") var json: String?

  static var parameterSummary: some ParameterSummary {
    Summary()
  }

  func perform() -> some ReturnsValue<Bool> {
    .result(value: (try? readJSON()) != nil)
  }
}
