// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Something to choose: a value, or one of the app's own texts.
struct ProgramOption: Decodable, Sendable {
  private enum Content: Sendable {
    case value(Value)
    case text(ProgramText)
  }

  private let content: Content

  /// A plain text is a value as well as a text, and means the same.
  init(from decoder: any Decoder) throws {
    content =
      if let text = try? ProgramText(from: decoder) {
        .text(text)
      } else {
        .value(try ProgramValue(from: decoder).value)
      }
  }

  func value(in wording: Wording) -> Value {
    switch content {
    case .value(let value): value
    case .text(let text): .text(text.text(in: wording))
    }
  }
}
