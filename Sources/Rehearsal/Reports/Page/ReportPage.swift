// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Mustache

/// Results as one self-contained page of HTML. The template reads these properties by their names.
public struct ReportPage {
  let lang: String
  let style: String
  let script: String
  let words: [String: String]

  let isPassed: Bool
  let passed: Int
  let failed: Int
  let faults: [String]
  let coverages: [CoverageGroup]
  let near: [NearPair]
  let phraseSets: [PhraseGroup]
  let sentences: [SentenceGroup]
  let conversations: [Conversation]

  private let hasFaults: Bool
  private let hasCoverages: Bool
  let hasNear: Bool
  private let hasPhraseSets: Bool
  private let hasSentences: Bool
  private let hasConversations: Bool

  private let template: String

  public init(_ results: [RehearsalResult], _ design: ReportDesign) {
    template = design.template
    (style, script, lang) = (design.style, design.script, design.words.language)
    let labels = ReportLabels(design.words)
    words = labels.all

    isPassed = results.allSatisfy(\.isPassed)
    passed = results.reduce(0) { $0 + $1.passed }
    failed = results.reduce(0) { $0 + $1.failed }
    faults = results.flatMap(\.faults)
    coverages = results.compactMap { CoverageGroup($0, labels) }
    near = NearPair.pairs(of: results, labels)
    phraseSets = results.compactMap { PhraseGroup($0, labels) }
    sentences = results.compactMap(SentenceGroup.init)
    conversations = results.enumerated().compactMap { Conversation($1, number: $0 + 1, labels) }

    hasFaults = !faults.isEmpty
    hasCoverages = !coverages.isEmpty
    hasNear = !near.isEmpty
    hasPhraseSets = !phraseSets.isEmpty
    hasSentences = !sentences.isEmpty
    hasConversations = !conversations.isEmpty
  }

  /// The whole document.
  ///
  /// - Throws: A parser's error if the template is invalid.
  public func text() throws -> String {
    PageText.register()
    return try MustacheTemplate(string: template).render(self)
  }

  /// A language that is safe in an attribute as a BCP 47 tag; nil for any other text.
  static func tag(_ language: String) -> String? {
    let isTag = language.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
    }
    return isTag && !language.isEmpty ? language : nil
  }
}

/// Escapes text for the page.
///
/// The escaping of the template library treats letters with combining marks differently and lets
/// control characters through.
private struct PageText: MustacheContentType {
  func escapeText(_ text: String) -> String { text.xmlEscaped }

  /// Registers it for templates under the name `PAGE`.
  static func register() { _ = registration }

  private static let registration: Void = MustacheContentTypes.register(
    PageText(), named: "PAGE")
}

/// A file of sentence tests, as the page shows it.
struct SentenceGroup {
  let name: String
  let passed: Int
  let failed: Int
  let isPassed: Bool
  let problems: [String]

  /// Returns nil if the result is not of sentence tests, or if they could not be read.
  init?(_ result: RehearsalResult) {
    guard case .sentences = result.subject, !result.trials.isEmpty else { return nil }
    name = result.subject.name
    (passed, failed) = (result.passed, result.failed)
    isPassed = result.isPassed
    problems = result.trials.compactMap(\.problem)
  }
}
