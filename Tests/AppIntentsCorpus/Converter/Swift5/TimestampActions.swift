// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct DateFromTimestamp: AppIntent {
  static var title: LocalizedStringResource = "Get Date from Timestamp"
  static var description = IntentDescription("Seconds since 1970 as a date.", categoryName: "Time")

  @Parameter(title: "Seconds", controlStyle: .field, requestValueDialog: "How many seconds?")
  var seconds: Double

  @Parameter(
    title: "Unit", description: "Servers often count milliseconds.", default: false,
    displayName: Bool.IntentDisplayName(true: "Milliseconds", false: "Seconds"))
  var isMilliseconds: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Get date from \(\.$seconds) \(\.$isMilliseconds)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    .result(value: Date(timeIntervalSince1970: isMilliseconds ? seconds / 1000 : seconds))
  }
}

struct TimestampFromDate: AppIntent {
  static var title = LocalizedStringResource(stringLiteral: "Get Timestamp from Date")

  @Parameter(title: "Date", description: "Now, if empty.", kind: .dateTime)
  var date: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$date, .hasNoValue) {
      Summary("Get timestamp of now") { \.$date }
    } otherwise: {
      Summary("Get timestamp of \(\.$date)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let stamp = Int((date ?? Date()).timeIntervalSince1970)
    return .result(value: stamp, dialog: IntentDialog(stringLiteral: String(stamp)))
  }
}

struct ParseISODate: AppIntent {
  static var title: LocalizedStringResource = "Read ISO 8601 Date"
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Text", default: "2024-02-29T12:00:00Z")
  var text: String

  @Parameter(title: "Strict", default: false)
  var strict: Bool

  func perform() async throws -> some IntentResult & ReturnsValue<Date?> {
    let date = ISO8601DateFormatter().date(from: text)
    if date == nil && strict {
      throw ConversionFailure.malformed(text)
    }
    return .result(value: date)
  }
}

// MARK: -

/// Only for the app's own buttons.
struct CopyTimestamp: AppIntent {
  static var title: LocalizedStringResource = "Copy Timestamp"
  static var isDiscoverable = false

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Of which day?")
  var date: Date

  init(date: Date) {
    self.date = date
  }

  init() {}

  func perform() async throws -> some IntentResult & OpensIntent {
    let next = TimestampFromDate()
    next.date = date
    return .result(opensIntent: next)
  }
}
