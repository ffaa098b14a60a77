// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Why nothing could be converted, and what to do about it.
struct ConversionFailure: Error, Sendable {
  enum Reason: String, Sendable {
    case malformedInput
    case unknownCurrency
    case unsupported
  }

  let reason: Reason
  var detail: String = ""
}

extension ConversionFailure: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch reason {
    case .malformedInput where detail.isEmpty:
      "The input can’t be read."
    case .malformedInput:
      "The input can’t be read: \(detail)."
    case .unknownCurrency:
      LocalizedStringResource(
        "failure.currency", defaultValue: "There is no rate for \(detail).", table: "Failures")
    case .unsupported:
      LocalizedStringResource("That is not supported yet.", table: "Failures", comment: "An error")
    }
  }
}

extension ConversionFailure {
  static func malformed(_ detail: String = "") -> ConversionFailure {
    ConversionFailure(reason: .malformedInput, detail: detail)
  }
}

extension AppIntent {
  /// The value, or an error with a reason that the user can read.
  func require<Value>(_ value: Value?, _ detail: @autoclosure () -> String = "") throws -> Value {
    guard let value else { throw ConversionFailure.malformed(detail()) }
    return value
  }

  /// How the action is called in a log.
  static var logName: String { String(localized: title) }
}
