// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import ArgumentParser
import Foundation
import IntentModel
import Voice

/// Scores the values found in Microsoft's Recognizers-Text cases, for each kind and language.
struct ValuesBenchmark {
  private static let languages = [
    ("English", "en"), ("French", "fr"), ("Chinese", "zh-Hans"), ("Japanese", "ja"),
    ("Korean", "ko"),
  ]
  private static let kinds: [(file: String, kind: ValueKind)] = [
    ("NumberModel", .number), ("OrdinalModel", .ordinal), ("PercentModel", .percentage),
    ("CurrencyModel", .currency), ("BooleanModel", .boolean),
  ]

  private let vocabulary: URL
  private let folder: URL
  /// Whether wrong cases are printed, each with the values that were found.
  private let showsFailures: Bool

  /// - Parameter folder: contains one folder for each language, as in the cases' own repository.
  init(vocabulary: URL, folder: URL, showsFailures: Bool = false) {
    self.vocabulary = vocabulary
    self.folder = folder
    self.showsFailures = showsFailures
  }

  /// Prints a plain line instead of the table if the cases are not there.
  func print() throws {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      Swift.print("\nValues: no cases in \(folder.path); skipped")
      return
    }
    var table = Table(
      title: "Values heard rightly", columns: ["", "cases", "right", "%"])
    for (name, locale) in Self.languages {
      let (language, words) = SystemFolder(vocabulary.appending(path: "System"))
        .valueWords(locale: locale)
      let recognizer = ValueRecognizer(language: language, words: words.content)
      for (file, kind) in Self.kinds {
        let url = folder.appending(path: "\(name)/\(file).json")
        guard let cases = try? ValueCase.cases(in: url) else { continue }
        table.rows.append(row("\(name) \(kind.rawValue)", cases, kind, recognizer))
      }
    }
    table.print()
  }

  private func row(
    _ title: String, _ cases: [ValueCase], _ kind: ValueKind, _ recognizer: ValueRecognizer
  ) -> [String] {
    let right = cases.count { isRight($0, kind, recognizer, title) }
    let share = 100 * Double(right) / Double(max(1, cases.count))
    return [title, String(cases.count), String(right), String(format: "%.1f", share)]
  }

  private func isRight(
    _ example: ValueCase, _ kind: ValueKind, _ recognizer: ValueRecognizer, _ title: String
  ) -> Bool {
    let found = recognizer.values(
      in: example.text, kinds: [kind], now: Date(timeIntervalSince1970: 0))
    let isRight = ValueFigure.isRight(found, example.expected)
    if !isRight, showsFailures { tell(example, found, title) }
    return isRight
  }

  private func tell(_ example: ValueCase, _ found: [TypedValue], _ title: String) {
    let wanted = example.expected.map { "\($0.text)=\($0.value.map { "\($0)" } ?? "null")" }
    let heard = found.map { "\($0.heard)=\($0.value)" }
    Swift.print(
      "\(title): \(example.text)\n  wanted \(wanted.joined(separator: " | "))"
        + "\n  found  \(heard.joined(separator: " | "))")
  }
}

/// `parlance-benchmark values`: how many typed values of public cases are recognised correctly.
struct ValuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "values",
    abstract: "Count the typed values that are heard rightly.",
    discussion: "A case is right when its values are found, text and value, and nothing else is.")

  @Option(help: "A folder of cases, a folder a language.")
  var folder = "../shared/data/values"

  @Flag(help: "List each case that is not right.")
  var failures = false

  func run() throws {
    guard FileManager.default.fileExists(atPath: folder) else {
      return print("Skipped: \(folder) is not there; name the cases with --folder.")
    }
    let vocabulary = try Places.requiredVocabulary()
    let url = URL(filePath: folder)
    try ValuesBenchmark(vocabulary: vocabulary, folder: url, showsFailures: failures).print()
    try DateValuesBenchmark(vocabulary: vocabulary, folder: url, showsFailures: failures).print()
  }
}
