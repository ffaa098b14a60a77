// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import IntentModel
public import Voice

/// The assistant's own requests and answers in one language.
public struct LocalizedSystem: Sendable {
  /// The language that was found, such as `en` or `zh-Hans`.
  public var language: String
  public var grammar: Grammar
  public var wording: Wording

  /// In the order of the files, which are sorted by name.
  public var findings: [Finding]

  /// The texts of the template files, by the file name in their sentences' locations.
  public var sources: [String: SourceText]

  init(_ files: LocalizedFiles, findings: [Finding] = []) {
    language = files.grammar.language
    grammar = files.grammar
    wording = files.wording
    self.findings = files.findings + findings
    sources = files.sources
  }

  /// The references of the templates that nothing defines, each with its line.
  public func unresolvedReferences(knownLists: Set<String> = []) -> [Finding] {
    grammar.unresolvedReferences(knownLists: knownLists) { place in
      sources[place.file]?.line(place.line)
    }
  }
}
