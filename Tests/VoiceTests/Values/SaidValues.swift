// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Vocabulary

@testable import Voice

/// A text and the values expected in it: `two dozen = 24`, `$5 = 5 Dollar`, separated by `|`.
struct SaidValues: CustomTestStringConvertible {
  var text: String
  var values: String

  init(_ text: String, _ values: String) {
    self.text = text
    self.values = values
  }

  var testDescription: String { text }

  /// Expects exactly these values of a kind.
  func check(_ kind: ValueKind, _ language: String, _ place: SourceLocation = #_sourceLocation)
    throws
  {
    let heard = try Self.recognizer(language)
      .values(in: text, kinds: [kind], now: Date(timeIntervalSince1970: 0))
    #expect(heard.map(Self.line).joined(separator: " | ") == values, sourceLocation: place)
    for value in heard {
      let characters = Array(text)[value.span]
      #expect(String(characters) == value.heard, sourceLocation: place)
    }
  }

  typealias SourceLocation = Testing.SourceLocation

  private static func line(_ value: TypedValue) -> String {
    let number =
      switch value.value {
      case .integer(let number): "\(number)"
      case .decimal(let number): String(format: "%.6g", number)
      case .boolean(let truth): "\(truth)"
      case .object(let members): members["step"] == .integer(1) ? "step 1" : "step -1"
      default: "null"
      }
    return "\(value.heard) = \(number)" + (value.unit.map { " \($0)" } ?? "")
  }

  /// The recogniser with the words that Parlance ships.
  static func recognizer(_ language: String) throws -> ValueRecognizer {
    try #require(recognizers[language])
  }

  private static let recognizers: [String: ValueRecognizer] = {
    guard let folder = VocabularyResources.folder else { return [:] }
    let system = SystemFolder(folder.appending(path: "System"))
    let languages = ["en", "fr", "zh-Hans", "ja", "ko"]
    return Dictionary(
      uniqueKeysWithValues: languages.map { language in
        let words = system.valueWords(locale: language).words.content
        return (language, ValueRecognizer(language: language, words: words))
      })
  }()
}
