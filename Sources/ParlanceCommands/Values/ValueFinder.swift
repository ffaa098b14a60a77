// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Foundation
import IntentModel
import Terminal
import Voice

/// Finds the values of texts and prints an answer each.
final class ValueFinder {
  private let system: SystemFolder
  private let options: CommonOptions
  private let locale: String
  private let kinds: Set<ValueKind>
  /// One for each language that texts are in.
  private var recognizers: [String: ValueRecognizer] = [:]

  /// - Parameter kinds: what to look for; empty for everything.
  init(_ options: CommonOptions, kinds: [ValueKind]) throws {
    let environment = ProcessInfo.processInfo.environment
    let vocabulary = try VocabularyFolder.located(
      option: options.vocabulary, environment: environment)
    system = SystemFolder(vocabulary.appending(path: "System"))
    locale = options.locale ?? Workspace.locale(in: environment)
    self.options = options
    self.kinds = Set(kinds.isEmpty ? ValueKind.allCases : kinds)
  }

  /// Prints the values of one text; how many there are.
  func answer(_ input: ValuesInput) throws -> Int {
    let recognizer = try recognizer(for: input.locale ?? locale)
    let fixed = input.now?.date ?? options.now?.date
    // A time that was given has no place: its day and hour are told in UTC, as it is written.
    let values = recognizer.values(
      in: input.text, kinds: input.kinds.isEmpty ? kinds : Set(input.kinds),
      now: fixed ?? Date(), timeZone: fixed == nil ? .current : .gmt)
    if options.isJSON {
      try Output.standard.write(json(input, values).text + "\n")
    } else {
      for value in values { try Output.standard.write(value.line.neutralised() + "\n") }
    }
    return values.count
  }

  private func recognizer(for locale: String) throws -> ValueRecognizer {
    if let known = recognizers[locale] { return known }
    let (language, words) = system.valueWords(locale: locale)
    let dates = system.dates(locale: locale)
    for finding in words.findings + (dates?.findings ?? []) where finding.severity > .note {
      try Output.error.write(finding.description.neutralised(keepingLines: true) + "\n")
    }
    let recognizer = ValueRecognizer(
      language: language, words: words.content, dates: dates?.content)
    recognizers[locale] = recognizer
    return recognizer
  }

  private func json(_ input: ValuesInput, _ values: [TypedValue]) -> OrderedJSON {
    var members: [OrderedJSON.Member] = []
    if let id = input.id { members.append(.init("id", id)) }
    members.append(.init("text", .string(input.text)))
    members.append(.init("values", .array(values.map(\.json))))
    return .object(members)
  }
}
