// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The outcome of one sentence of a test, for reports.
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
  /// The place and the sentence. Unless it is right, the expected and the actual meaning follow.
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
  /// Such as `HassTurnOn area="Kitchen" domain="light"|"fan"?`. A bar separates accepted values,
  /// and a question mark follows a slot that may be missing.
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
  /// Such as `HassTurnOn area="Kitchen" domain="light"`.
  public var description: String {
    let slots = slots.map { "\($0)=\($1.written)" }.sorted()
    return ([intent.rawValue] + slots + response.answer).joined(separator: " ")
  }
}

extension String? {
  /// The answer as it is written after a meaning.
  fileprivate var answer: [String] { map { ["→ \"\($0)\""] } ?? [] }
}

extension JSONValue {
  /// The value as JSON, with sorted keys.
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

/// The verdict on a sentence of a test.
public enum SentenceVerdict: Hashable, Sendable {
  /// The sentence was understood as expected, or was not understood and should not be.
  case right
  /// The sentence was understood as something else, which is worse than not being understood.
  case wrong(SentenceMeaning)
  case notUnderstood
}
