// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// A file of sentence tests, and the house that the sentences are said in.
public struct SentenceTestFile: Hashable, Sendable {
  /// The file's name in findings.
  public var file: String

  /// BCP 47.
  public var language: String

  /// The intent of the tests that don't name one; nil if every test must name one.
  public var intent: IntentID?

  /// The combination of slots, which adds what the sentences leave unsaid; nil for a file outside
  /// of a catalog.
  public var combination: SlotCombination?

  public var fixtures: SentenceFixtures
  public var tests: [SentenceTest]

  public init(
    file: String, language: String, intent: IntentID? = nil, combination: SlotCombination? = nil,
    fixtures: SentenceFixtures = SentenceFixtures(), tests: [SentenceTest] = []
  ) {
    self.file = file
    self.language = language
    self.intent = intent
    self.combination = combination
    self.fixtures = fixtures
    self.tests = tests
  }

  /// The meaning that the sentences of one of the file's tests must have.
  public func expectation(of test: SentenceTest) -> SentenceExpectation {
    var expectation = SentenceExpectation(
      intent: test.intent ?? intent, slots: test.slots, response: test.response)
    guard let combination else { return expectation }
    // The repository keeps its answers elsewhere, as templates.
    expectation.response = nil
    if combination.meansSpeakersArea { expectation.ignoredSlots = ["area"] }
    if !combination.inferredDomains.isEmpty, test.slots["domain"] == nil {
      expectation.unsaidSlots["domain"] = combination.inferredDomains.map { .string($0) }
    }
    return expectation
  }

  /// The context of one of the file's tests: the test's own context and the speaker's area.
  public func context(of test: SentenceTest) -> [String: JSONValue] {
    fixtures.context.merging(test.context) { $1 }
  }
}

extension SentenceTestFile {
  /// Reads a file of sentence tests. A test that can't be read is reported and left out.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - file: The file as findings name it.
  ///   - language: The language, if the file doesn't name one.
  ///   - intent: The intent of the tests that don't name one.
  ///   - combination: The combination of slots; nil for a file outside of a catalog.
  public static func read(
    _ data: Data, file: String, language: String = "", intent: IntentID? = nil,
    combination: SlotCombination? = nil
  ) -> Reading<SentenceTestFile> {
    var content = SentenceTestFile(
      file: file, language: language, intent: intent, combination: combination)
    do {
      let source = try SourceText(data, file: file)
      var reader = SentenceTestReader(source, content)
      if let root = try YAMLDocument(source).root { reader.read(root) }
      content = reader.content
      return Reading(content, findings: reader.findings)
    } catch {
      return Reading(content, findings: error.findings)
    }
  }
}
