// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Rendering
import Synchronization
import Terminal
import Voice

/// Finds the values of texts and prints an answer for each text.
final class ValueFinder: Sendable {
  private let system: SystemFolder
  private let options: CommonOptions
  private let locale: String
  private let kinds: Set<ValueKind>
  /// The words for a screen reader; nil for sighted readers.
  private let wording: Wording?
  /// The languages in which values are recognized.
  private let languages: [String]
  /// One recognizer for each language with value words, not for each locale: there are unlimited
  /// locales.
  private let recognizers = Mutex<[String: ValueRecognizer]>([:])

  /// - Parameter kinds: what to look for; empty for everything.
  init(_ options: CommonOptions, kinds: [ValueKind]) throws {
    let environment = ProcessInfo.processInfo.environment
    let vocabulary = try VocabularyFolder.located(
      option: options.vocabulary, environment: environment)
    system = SystemFolder(vocabulary.appending(path: "System"))
    languages = system.valueLanguages
    locale = options.locale ?? Workspace.locale(in: environment)
    self.options = options
    wording = options.isLinear ? system.load(locale: locale, templates: false).wording : nil
    self.kinds = Set(kinds.isEmpty ? ValueKind.allCases : kinds)
  }

  /// The values of some texts, and their number. In JSON each text has a line, otherwise each
  /// value.
  func answer(_ inputs: [ValuesInput]) -> (text: String, count: Int) {
    inputs.reduce(into: ("", 0)) { answer, input in
      let values = values(in: input)
      answer.text +=
        options.isJSON
        ? json(input, values).text + "\n"
        : values.map { text(of: $0).neutralised() + "\n" }.joined()
      answer.count += values.count
    }
  }

  private func values(in input: ValuesInput) -> [TypedValue] {
    // A text that is too long for the conversation is not searched here either.
    guard !Utterance.isTooLong(input.text) else { return [] }
    let fixed = input.now?.date ?? options.now?.date
    // A time that was given has no place: its day and hour are taken as UTC, as it is written.
    return recognizer(for: input.locale ?? locale).values(
      in: input.text, kinds: input.kinds.isEmpty ? kinds : Set(input.kinds),
      now: fixed ?? Date(), timeZone: fixed == nil ? .current : .gmt)
  }

  private func recognizer(for locale: String) -> ValueRecognizer {
    let language = LocaleLookup(locale).best(among: languages) ?? "en"
    return recognizers.withLock { recognizers in
      if let known = recognizers[language] { return known }
      let recognizer = makeRecognizer(for: language)
      recognizers[language] = recognizer
      return recognizer
    }
  }

  private func makeRecognizer(for language: String) -> ValueRecognizer {
    let reading = system.valueRecognizer(locale: language)
    // A failure to print the findings must not prevent the answer.
    try? reading.findings.filter { $0.severity > .note }.tell(linear: wording)
    return reading.content
  }

  private func text(of value: TypedValue) -> String {
    wording.map { value.linear($0) } ?? value.line
  }

  private func json(_ input: ValuesInput, _ values: [TypedValue]) -> OrderedJSON {
    var members: [OrderedJSON.Member] = []
    if let id = input.id { members.append(.init("id", id)) }
    members.append(.init("text", .string(input.text)))
    members.append(.init("values", .array(values.map(\.json))))
    return .object(members)
  }
}

extension TypedValue {
  /// One value of an answer; `unitName` is only there if the unit has a name in words.
  var json: OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("type", .string(type.rawValue)), .init("value", OrderedJSON(value)),
      .init("unit", .string(ifPresent: unit)),
    ]
    if let unitName { members.append(.init("unitName", .string(unitName))) }
    members += [
      .init("heard", .string(heard)), .init("start", .integer(span.lowerBound)),
      .init("end", .integer(span.upperBound)),
    ]
    return .object(members)
  }

  /// `currency 20 USD "20 US dollars" 8..<21`.
  var line: String {
    let what = [type.rawValue, OrderedJSON(value).text] + (unit.map { [$0] } ?? [])
    let place = "\(span.lowerBound)..<\(span.upperBound)"
    return (what + ["\"\(heard)\"", place]).joined(separator: " ")
  }
}
