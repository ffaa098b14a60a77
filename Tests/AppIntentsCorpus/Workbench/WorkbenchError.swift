// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// The reason an action gives when it can't do its work.
enum WorkbenchError: Error {
  case emptyInput
  case notANumber(String)
  case divisionByZero
  case outOfRange(index: Int, count: Int)
  case unreadableFile(name: String)
  case invalidPattern(String)
  case other(String)
}

extension WorkbenchError: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .emptyInput:
      return "There is nothing to work with."
    case .notANumber(let text):
      return "“\(text)” is not a number."
    case .divisionByZero:
      return LocalizedStringResource(
        "error.divisionByZero",
        defaultValue: "A number can’t be divided by zero.",
        table: "Errors",
        comment: "Shown by the Calculate action"
      )
    case .outOfRange(let index, let count):
      return LocalizedStringResource(
        "error.outOfRange",
        defaultValue: "There is no item \(index); the list has \(count).",
        table: "Errors"
      )
    case .unreadableFile(let name):
      return LocalizedStringResource("The file \(name) could not be read.", table: "Errors")
    case .invalidPattern(let pattern):
      return LocalizedStringResource(
        "\(pattern) is not a regular expression.",
        comment: "The value is what the user has typed"
      )
    case .other(let message):
      return LocalizedStringResource(stringLiteral: message)
    }
  }
}

extension WorkbenchError: LocalizedError {
  var errorDescription: String? {
    String(localized: localizedStringResource)
  }
}

extension Array {
  /// The element at a place that is counted from one.
  func element(number: Int) throws -> Element {
    guard indices.contains(number - 1) else {
      throw WorkbenchError.outOfRange(index: number, count: count)
    }
    return self[number - 1]
  }
}

extension IntentFile {
  func utf8Text() throws -> String {
    guard let text = String(data: data, encoding: .utf8) else {
      throw WorkbenchError.unreadableFile(name: filename)
    }
    return text
  }
}
