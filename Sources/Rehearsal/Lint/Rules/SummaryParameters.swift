// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// A parameter summary begins like the title and names every required parameter.
enum SummaryParameters: LintRule {
  static let name = "summary-parameters"
  static let severity = Finding.Severity.warning
  static let summary =
    "A parameter summary begins with the title's verb and names every parameter that is needed."
  static let reason = """
    The summary is the title with the values in it: what it leaves out can't be seen or set where shortcuts are made.
    """
  static let source = "HIG"

  static func findings(in app: LintedApp) -> [Finding] {
    let summaries = app.definitions.flatMap(Summary.all) + (app.extracted.map(Summary.all) ?? [])
    let beginsWithVerb = SpokenLanguage.of(app.developmentLanguage)?.beginsWithVerb ?? true
    return summaries.flatMap { summary in
      let problems = summary.missing.map {
        "the summary '\(summary.text)' leaves out \($0); add ${\($0)}"
      }
      let verb = beginsWithVerb ? summary.otherVerb : nil
      let begins = verb.map {
        "the summary '\(summary.text)' does not begin like the title '\(summary.title)'; begin it with '\($0)'"
      }
      return (problems + [begins].compactMap(\.self)).map {
        finding($0, at: summary.place, in: app)
      }
    }
  }
}

private struct Summary {
  var text: String
  var title: String
  /// The names of the required parameters, sorted.
  var needed: [String]
  var place: SourceLocation

  /// A parameter is required if it is in every combination.
  static func all(_ definition: IntentDefinition) -> [Summary] {
    definition.intents.flatMap { intent in
      let needed = intent.combinations.map { Set($0.parameters) }
        .reduce(nil as Set<String>?) { $0?.intersection($1) ?? $1 }
      return intent.combinations.filter { !$0.title.text.isEmpty }.map { combination in
        Summary(
          text: combination.title.text, title: intent.title.text,
          needed: (needed ?? []).sorted(), place: intent.location)
      }
    }
  }

  /// With several summaries, none of them has to name every required parameter: some are for
  /// special cases.
  static func all(_ app: ExtractedApp) -> [Summary] {
    app.intents.flatMap { intent in
      let needed = intent.parameters.filter { !$0.isOptional && $0.defaultValue == nil }
        .map(\.name)
      let isAlone = intent.parameterSummaries.count == 1
      return intent.parameterSummaries.filter { !$0.text.contains("…") }.map { phrase in
        Summary(
          text: phrase.text, title: intent.title ?? "", needed: isAlone ? needed : [],
          place: phrase.place)
      }
    }
  }

  var missing: [String] { needed.filter { !text.contains("${\($0)}") } }

  /// The first word of the title; nil if the summary also begins with it.
  var otherVerb: Substring? {
    let verb = title.prefix { !$0.isWhitespace }
    guard !verb.isEmpty, text.prefix(while: { !$0.isWhitespace }).lowercased() != verb.lowercased()
    else { return nil }
    return verb
  }
}
