// SPDX-License-Identifier: Apache-2.0

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

  private let folder: CaseFolder

  init(_ folder: CaseFolder) { self.folder = folder }

  func print() {
    folder.print("Values") { table in
      for (name, locale) in Self.languages {
        let recognizer = folder.recognizer(locale)
        for (file, kind) in Self.kinds {
          guard let cases = try? ValueCase.cases(in: folder.file(file, name)) else { continue }
          table.rows.append(row("\(name) \(kind.rawValue)", cases, kind, recognizer))
        }
      }
    }
  }

  private func row(
    _ title: String, _ cases: [ValueCase], _ kind: ValueKind, _ recognizer: ValueRecognizer
  ) -> [String] {
    let right = cases.count { isRight($0, kind, recognizer, title) }
    return CaseFolder.row(title, cases.count, right)
  }

  private func isRight(
    _ example: ValueCase, _ kind: ValueKind, _ recognizer: ValueRecognizer, _ title: String
  ) -> Bool {
    let found = recognizer.values(
      in: example.text, kinds: [kind], now: Date(timeIntervalSince1970: 0))
    let isRight = ValueFigure.isRight(found, example.expected)
    if !isRight, folder.showsFailures { tell(example, found, title) }
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
    let folder = CaseFolder(
      vocabulary: vocabulary, folder: URL(filePath: folder), showsFailures: failures)
    ValuesBenchmark(folder).print()
    try DateValuesBenchmark(folder).print()
  }
}
