// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing
import Vocabulary

@testable import Voice

/// A text about time, and the dates, times and durations expected in it.
struct SaidDate: CustomTestStringConvertible {
  /// A Wednesday morning: 9 November 2016, a quarter past ten.
  static let now = Date(timeIntervalSince1970: 1_478_686_500)

  var says: String

  /// The expected values: `tomorrow=2016-11-10`, several joined by `; `, or empty.
  var means: String

  var testDescription: String { says }

  init(_ says: String, _ means: String = "") { (self.says, self.means) = (says, means) }
}

/// Finds only dates, with the words of a language's own files.
struct DateHearing {
  private static let kinds: Set<ValueKind> = [.date, .time, .datetime, .duration]

  let recognizer: ValueRecognizer

  init(_ language: String) throws {
    let system = SystemFolder(try #require(VocabularyResources.folder).appending(path: "System"))
    let (found, words) = system.valueWords(locale: language)
    let dates = try #require(system.dates(locale: language))
    #expect(found == language && words.findings.isEmpty)
    #expect(dates.findings.isEmpty, "\(dates.findings)")
    recognizer = ValueRecognizer(language: language, words: words.content, dates: dates.content)
  }

  func meaning(
    of text: String, kinds: Set<ValueKind> = kinds, now: Date = SaidDate.now
  ) -> String {
    recognizer.values(in: text, kinds: kinds, now: now)
      .map { value in
        guard case .string(let date) = value.value else { return "\(value.heard)?" }
        return "\(value.heard)=\(date)"
      }
      .joined(separator: "; ")
  }
}
