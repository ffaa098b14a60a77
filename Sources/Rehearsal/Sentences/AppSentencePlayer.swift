// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
public import IntentModel
public import Voice

/// Says the sentences of tests to the installed apps, and reports the outcome of each.
///
/// A slot is a parameter. A test may write an item as its identifier or its name, and an intent
/// with its app before it: `SoupChef.OrderSoup`.
public struct AppSentencePlayer: Sendable {
  private let installation: Installation
  private let now: Date

  /// - Parameters:
  ///   - installation: the installed apps.
  ///   - now: the time that "tomorrow" is relative to.
  public init(_ installation: Installation, now: Date) {
    self.installation = installation
    self.now = now
  }

  /// The outcomes of a file's sentences, in the order of the file.
  public func play(_ file: SentenceTestFile) -> [SentenceOutcome] {
    file.tests.flatMap { test in
      let expectation = file.expectation(of: test)
      return test.sentences.map { sentence in
        let verdict = expectation.verdict(on: meaning(of: sentence.text, test, expectation))
        return SentenceOutcome(sentence: sentence, expectation: expectation, verdict: verdict)
      }
    }
  }

  private func meaning(
    of text: String, _ test: SentenceTest, _ expectation: SentenceExpectation
  ) -> SentenceMeaning? {
    let heard = installation.interpretations(of: Utterance(text), context: test.context, now: now)
    guard let best = heard.first, let intent = installation.intent(of: best) else { return nil }
    let namesApp = expectation.intent?.rawValue.contains(".") == true
    return SentenceMeaning(intent, namingApp: namesApp, response: best.response)
  }
}

extension SentenceMeaning {
  /// - Parameter namingApp: whether the intent's name gets its app before it.
  init(_ intent: StructuredIntent, namingApp: Bool, response: String?) {
    let name = namingApp ? "\(intent.app).\(intent.intent)" : intent.intent.rawValue
    let slots = intent.arguments.map { parameter, argument in
      let spellings = argument.values.flatMap { $0.value.spellings }
      return (parameter.rawValue, spellings.count == 1 ? spellings[0] : .array(spellings))
    }
    self.init(intent: IntentID(name), slots: Dictionary(slots) { $1 }, response: response)
  }
}

extension Value {
  /// The ways in which a test may write the value.
  fileprivate var spellings: [JSONValue] {
    switch self {
    case .integer(let number): [.integer(number)]
    case .decimal(let number): [.decimal(number)]
    case .boolean(let truth): [.boolean(truth)]
    case .item(let item) where item.id != item.display: [.string(item.id), .string(item.display)]
    case .text, .item, .literal: [.string(identifier)]
    }
  }
}

/// The meaning of a sentence: an intent with its slots.
public struct SentenceMeaning: Hashable, Sendable {
  public var intent: IntentID
  public var slots: [String: JSONValue]
  /// The answer as the grammar has it; nil if it has none.
  public var response: String?

  public init(intent: IntentID, slots: [String: JSONValue] = [:], response: String? = nil) {
    self.intent = intent
    self.slots = slots
    self.response = response
  }

  /// If a slot was heard twice, the last value counts.
  public init(_ interpretation: Interpretation) {
    intent = interpretation.intent
    slots = Dictionary(interpretation.slots.map { ($0.name, $0.output) }) { $1 }
    response = interpretation.response
  }
}
