// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import Voice

/// Microsoft's Recognizers-Text cases, and how their scores are told.
struct CaseFolder {
  private let vocabulary: URL
  private let folder: URL

  /// Whether wrong cases are printed, each with the values that were found.
  let showsFailures: Bool

  /// - Parameter folder: contains one folder for each language, as in the cases' own repository.
  init(vocabulary: URL, folder: URL, showsFailures: Bool) {
    self.vocabulary = vocabulary
    self.folder = folder
    self.showsFailures = showsFailures
  }

  /// Prints the table of a subject; a plain line instead if the cases are not there.
  func print(_ subject: String, _ fill: (inout Table) throws -> Void) rethrows {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      Swift.print("\n\(subject): no cases in \(folder.path); skipped")
      return
    }
    var table = Table(
      title: "\(subject) heard rightly", columns: ["", "cases", "right", "%"])
    try fill(&table)
    table.print()
  }

  func file(_ name: String, _ language: String) -> URL {
    folder.appending(path: "\(language)/\(name).json")
  }

  func recognizer(_ locale: String, withDates: Bool = false) -> ValueRecognizer {
    let system = SystemFolder(vocabulary.appending(path: "System"))
    let (language, words) = system.valueWords(locale: locale)
    let dates = withDates ? system.dates(locale: locale) : nil
    return ValueRecognizer(language: language, words: words.content, dates: dates?.content)
  }

  static func row(_ title: String, _ cases: Int, _ right: Int) -> [String] {
    let share = 100 * Double(right) / Double(max(1, cases))
    return [title, String(cases), String(right), String(format: "%.1f", share)]
  }
}
