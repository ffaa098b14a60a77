// SPDX-License-Identifier: Apache-2.0

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
