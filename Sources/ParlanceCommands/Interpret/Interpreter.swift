// SPDX-License-Identifier: Apache-2.0

import AppFiles
package import Assistant
package import Foundation
package import IntentModel
import Rehearsal
import Rendering
import Terminal
import Voice

/// Interprets utterances and prints an answer for each.
package struct Interpreter: Sendable {
  /// Nil for a grammar on its own.
  private let installation: Installation?
  private let writer: TranscriptWriter
  private let understander: Understander
  /// Nil if all answers are JSON.
  private let wording: Wording?
  private let isTimed: Bool
  private let isLinear: Bool
  private let now: @Sendable () -> Date

  private var isPlainGrammar: Bool { installation == nil }

  /// Answers for the installed apps.
  ///
  /// - Parameters:
  ///   - wording: The words of text answers; nil to answer in JSON.
  ///   - isLinear: Whether text is for a screen reader: a line for the intent, and one for each
  ///     value.
  ///   - now: The time that words such as "tomorrow" refer to.
  package init(
    _ installation: Installation, wording: Wording?, isTimed: Bool, isLinear: Bool,
    now: @escaping @Sendable () -> Date
  ) {
    self.installation = installation
    self.isLinear = isLinear
    self.now = now
    writer = TranscriptWriter(installation.apps.map(\.description))
    understander = installation.understander
    self.wording = wording
    self.isTimed = isTimed
  }

  /// Answers for a grammar on its own.
  /// - Parameter wording: The words of text answers; nil to answer in JSON.
  init(_ understander: Understander, wording: Wording?, isTimed: Bool, isLinear: Bool) {
    installation = nil
    self.isLinear = isLinear
    now = { Date() }
    writer = TranscriptWriter([])
    self.understander = understander
    self.wording = wording
    self.isTimed = isTimed
  }

  /// The answers to some utterances, a line each, and the number of utterances that were
  /// understood.
  ///
  /// All are understood before the first answer is written, so that the data for writing doesn't
  /// push the index out of the processor's caches.
  package func answer(_ inputs: [InterpretInput]) -> (text: String, count: Int) {
    let heard = inputs.map(understand)
    var text = ""
    for (input, heard) in zip(inputs, heard) {
      text +=
        wording.map { self.text(input, heard.readings, $0) }
        ?? json(input, heard.readings, heard.time).text
      text += "\n"
    }
    return (text, heard.count { !$0.readings.isEmpty })
  }

  private func understand(
    _ input: InterpretInput
  ) -> (readings: [Interpretation], time: Duration) {
    // A text that is too long for the conversation is not understood here either.
    guard !Utterance.isTooLong(input.text) else { return ([], .zero) }
    let clock = ContinuousClock()
    let start = clock.now
    let utterance = Utterance(input.text)
    let readings =
      installation?.interpretations(of: utterance, context: input.context, now: now())
      ?? understander.interpretations(of: utterance, context: input.context)
    return (readings, clock.now - start)
  }

  private func text(
    _ input: InterpretInput, _ heard: [Interpretation], _ wording: Wording
  ) -> String {
    guard let best = heard.first else {
      let text = input.text.shortened(to: 200)
      return wording.text("interpret.nothing", ["text": text]).neutralised()
    }
    let pairs =
      installation?.intent(of: best).map { writer.values(of: $0) }
      ?? best.slots.map { ($0.name, OrderedJSON($0.output).text) }
    let name =
      installation?.intent(of: best).map { "\($0.app).\($0.intent)" }
      ?? best.intent.rawValue
    guard isLinear else {
      return ([name] + pairs.map { "\($0)=\($1)" }).joined(separator: " ").neutralised()
    }
    let facts = [(wording.text("terminal.line.intent"), name)] + pairs
    return facts.map { label, text in
      wording.text("terminal.fact", ["label": label, "text": text]).neutralised()
    }.joined(separator: "\n")
  }

  // MARK: JSON

  private func json(
    _ input: InterpretInput, _ heard: [Interpretation], _ time: Duration
  ) -> OrderedJSON {
    var members: [OrderedJSON.Member] = []
    if let id = input.id { members.append(.init("id", id)) }
    members.append(.init("text", .string(input.text)))
    members += isPlainGrammar ? grammarMembers(heard) : appMembers(heard)
    if isTimed { members.append(.init("ns", .integer(time.nanoseconds))) }
    return .object(members)
  }

  private func grammarMembers(_ heard: [Interpretation]) -> [OrderedJSON.Member] {
    // If a slot is heard twice, the last value counts.
    var slots: [OrderedJSON.Member] = []
    for slot in heard.first?.slots ?? [] {
      slots.removeAll { $0.name == slot.name }
      slots.append(.init(slot.name, OrderedJSON(slot.output)))
    }
    return [
      .init("intent", .string(ifPresent: heard.first?.intent.rawValue)),
      .init("slots", .object(slots)),
    ]
  }

  private func appMembers(_ heard: [Interpretation]) -> [OrderedJSON.Member] {
    let best = heard.first
    let intent = best.flatMap { installation?.intent(of: $0) }
    return [
      .init("app", .string(ifPresent: best?.app?.rawValue)),
      .init("domain", .string(ifPresent: intent?.domain)),
      .init("intent", .string(ifPresent: best?.intent.rawValue)),
      .init("parameters", intent?.parametersJSON ?? .object([])),
      .init("score", best.map { .decimal($0.score) } ?? .null),
      .init("template", .string(ifPresent: best?.template.text)),
      .init("alternatives", .array(heard.dropFirst().map(\.summaryJSON))),
    ]
  }
}

extension Duration {
  fileprivate var nanoseconds: Int {
    Int(components.seconds) * 1_000_000_000 + Int(components.attoseconds / 1_000_000_000)
  }
}

extension Interpretation {
  /// A rival in short.
  var summaryJSON: OrderedJSON {
    [
      "app": .string(ifPresent: app?.rawValue), "intent": .string(intent.rawValue),
      "score": .decimal(score), "template": .string(template.text),
    ]
  }
}
