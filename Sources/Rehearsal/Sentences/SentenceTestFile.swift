// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import AppleFormats
public import Foundation
public import IntentModel

/// A file of sentence tests and the house they are said in.
public struct SentenceTestFile: Hashable, Sendable {
  /// As findings name it.
  public var file: String

  /// BCP 47.
  public var language: String

  /// The intent of the tests that name none themselves; nil where each must.
  public var intent: IntentID?

  /// What the sentences of the file leave unsaid; nil for a file outside of a catalog.
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

  /// What the sentences of one of the file's tests must be understood as.
  public func expectation(of test: SentenceTest) -> SentenceExpectation {
    var expectation = SentenceExpectation(
      intent: test.intent ?? intent, slots: test.slots, response: test.response)
    guard let combination else { return expectation }
    // A repository's answers are templates, kept elsewhere.
    expectation.response = nil
    if combination.meansSpeakersArea { expectation.ignoredSlots = ["area"] }
    if !combination.inferredDomains.isEmpty, test.slots["domain"] == nil {
      expectation.unsaidSlots["domain"] = combination.inferredDomains.map { .string($0) }
    }
    return expectation
  }

  /// What is known beside the words of one of the file's tests: its own context and the area the
  /// speaker is in.
  public func context(of test: SentenceTest) -> [String: JSONValue] {
    fixtures.context.merging(test.context) { $1 }
  }
}

extension SentenceTestFile {
  /// Reads a file of sentence tests; a test that can't be read is a finding and left out.
  ///
  /// - Parameters:
  ///   - language: The language of a file that names none.
  ///   - intent: The intent of the tests that name none.
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
