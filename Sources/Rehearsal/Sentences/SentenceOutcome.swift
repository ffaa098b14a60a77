// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// How one sentence of a test went, for reports.
public struct SentenceOutcome: Hashable, Sendable {
  public var sentence: SentenceTest.Sentence
  public var expectation: SentenceExpectation
  public var verdict: SentenceVerdict

  public init(
    sentence: SentenceTest.Sentence, expectation: SentenceExpectation, verdict: SentenceVerdict
  ) {
    self.sentence = sentence
    self.expectation = expectation
    self.verdict = verdict
  }

  public var isRight: Bool { verdict == .right }
}

extension SentenceOutcome: CustomStringConvertible {
  /// The place and the sentence; below it, unless it is right, what was expected and what came.
  public var description: String {
    let head = "\(sentence.location): \(sentence.text)"
    return ([head] + difference).map(\.onOneLine).joined(separator: "\n")
  }

  private var difference: [String] {
    switch verdict {
    case .right: []
    case .wrong(let meaning): ["  - \(expectation)", "  + \(meaning)"]
    case .notUnderstood: ["  - \(expectation)", "  + (not understood)"]
    }
  }
}

extension SentenceExpectation: CustomStringConvertible {
  /// `HassTurnOn area="Kitchen" domain="light"|"fan"?`: a bar between values of which any is right,
  /// a question mark after what may be left unsaid.
  public var description: String {
    guard let intent else { return "(nothing)" }
    let said = slots.map { "\($0)=\(Self.text(of: $1))" }
    let unsaid = unsaidSlots.map { "\($0)=\(Self.text(of: $1))?" }
    return ([intent.rawValue] + (said + unsaid).sorted() + response.answer).joined(separator: " ")
  }

  private static func text(of values: [JSONValue]) -> String {
    values.map(\.written).joined(separator: "|")
  }
}

extension SentenceMeaning: CustomStringConvertible {
  /// `HassTurnOn area="Kitchen" domain="light"`.
  public var description: String {
    let slots = slots.map { "\($0)=\($1.written)" }.sorted()
    return ([intent.rawValue] + slots + response.answer).joined(separator: " ")
  }
}

extension String? {
  /// As it stands after a meaning.
  fileprivate var answer: [String] { map { ["→ \"\($0)\""] } ?? [] }
}

extension JSONValue {
  /// In JSON's spelling; keys in the order of the alphabet.
  fileprivate var written: String {
    switch self {
    case .null: "null"
    case .boolean(let truth): "\(truth)"
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[\(elements.map(\.written).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\($0): \($1.written)" }.joined(separator: ", "))}"
    }
  }
}

/// How a sentence of a test went.
public enum SentenceVerdict: Hashable, Sendable {
  /// Understood as expected; also where nothing was to be understood and nothing was.
  case right
  /// Understood as something else, which is worse than not at all.
  case wrong(SentenceMeaning)
  case notUnderstood
}
