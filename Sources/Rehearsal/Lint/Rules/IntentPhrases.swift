// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Each intent the app takes has several example phrases.
enum IntentPhrases: LintRule {
  static let name = "intent-phrases"
  static let severity = Finding.Severity.warning
  static let summary = "Each intent the app takes has several example phrases."
  static let reason = """
    The examples are what people are shown when they ask what they can say; one alone teaches one wording.
    """
  static let source = "Global vocabulary reference, WWDC16 217"

  private static let minimum = 2

  static func findings(in app: LintedApp) -> [Finding] {
    let lists = app.propertyLists(.vocabulary).map(\.list)
    return lists.flatMap { few($0, app) } + missing(lists, app)
  }

  private static func few(_ list: PropertyList, _ app: LintedApp) -> [Finding] {
    phrases(list).compactMap { node in
      guard let examples = node["IntentExamples"], let count = examples.array?.count,
        count < minimum, let name = node["IntentName"]?.string
      else { return nil }
      let message = "\(name) has \(count == 0 ? "no example" : "one example"); add a few others"
      return finding(message, at: list.location(of: examples), in: app)
    }
  }

  /// The intents without phrases in any language. Another rule checks each single language.
  private static func missing(_ lists: [PropertyList], _ app: LintedApp) -> [Finding] {
    guard let file = lists.first?.source.file else { return [] }
    let named = Set(
      lists.flatMap(phrases).compactMap { $0["IntentName"]?.string }
        .map(VocabularyFile.intentID(named:)))
    // The phrases of an App Shortcut serve as its examples.
    let known = named.union(app.shortcuts.map(\.intent))
    return (app.intents ?? []).map(\.id).filter { !known.contains($0) }.map { intent in
      let message = "\(intent) has no IntentPhrases; add an IntentName with a few IntentExamples"
      return finding(message, at: SourceLocation(file: file), in: app)
    }
  }

  private static func phrases(_ list: PropertyList) -> [PropertyList.Node] {
    list.root["IntentPhrases"]?.array ?? []
  }
}
