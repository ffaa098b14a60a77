// SPDX-License-Identifier: Apache-2.0

public import Dialog
public import IntentModel
public import Voice

/// All that is installed, in one language, ready to be talked to.
public struct Installation: Sendable {
  /// BCP 47.
  public let locale: String
  public let apps: [InstalledApp]

  /// The assistant's own texts.
  public let wording: Wording

  /// Understands the requests of the apps.
  public let understander: Understander

  /// Reads answers, and the requests to the assistant itself.
  public let reader: AnswerReader

  let near: NearMisses

  /// What is wrong with templates; those that are wrong are not understood.
  public let findings: [Finding]

  /// - Parameters:
  ///   - system: the grammar of the assistant's own requests and of the language's small words.
  ///   - wording: the assistant's own texts.
  public init(locale: String, apps: [InstalledApp], system: Grammar, wording: Wording) {
    let habits = LanguageHabits(system)
    let requests = Understander(
      [UnderstandingSource(grammar: Self.naming(apps, in: system))], habits: habits)
    let sources = apps.map { UnderstandingSource(description: $0.description, grammar: $0.grammar) }
    self.locale = locale
    self.apps = apps
    self.wording = wording
    understander = Understander(sources, habits: habits)
    reader = AnswerReader(system: requests, apps: understander, habits: habits)
    let examples = apps.flatMap(\.description.intents).flatMap { intent in
      intent.examples.map { NearMisses.Example($0, acts: intent.category.acts) }
    }
    near = NearMisses(examples, habits: habits)
    findings = requests.findings + understander.findings
  }

  /// The assistant's grammar with the apps' names as its list `app`.
  private static func naming(_ apps: [InstalledApp], in system: Grammar) -> Grammar {
    var grammar = system
    let names = apps.map(\.description).map { app in
      ListValue(phrases: app.names.map { .text($0.text) }, output: .string(app.id.rawValue))
    }
    grammar.lists["app"] = SlotList(.values(names))
    return grammar
  }

  public subscript(app: AppID) -> InstalledApp? {
    apps.first { $0.description.id == app }
  }
}
