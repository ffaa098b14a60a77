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

  /// Says whose the texts of the apps are.
  package let attribution: Attribution

  /// Understands the requests of the apps.
  public let understander: Understander

  /// Reads answers, and the requests to the assistant itself.
  public let reader: AnswerReader

  /// Few who talk ever need them.
  let near: Lazy<NearMisses>
  /// What understands here, before and after the user's own names.
  let understanders: Understanders
  let literals: LiteralReader

  /// What is wrong with templates; those that are wrong are not understood.
  public var findings: [Finding] { understanders.findings }

  /// - Parameters:
  ///   - system: the grammar of the assistant's own requests and of the language's small words.
  ///   - wording: the assistant's own texts.
  ///   - literals: reads dates, amounts and the like.
  public init(
    locale: String, apps: [InstalledApp], system: Grammar, wording: Wording,
    literals: LiteralReader
  ) {
    self.init(
      locale: locale, apps: apps, wording: wording,
      understanders: Understanders(apps, system: system).withOwnNames(of: apps),
      literals: literals, attribution: Attribution(wording))
  }

  init(
    locale: String, apps: [InstalledApp], wording: Wording, understanders: Understanders,
    literals: LiteralReader, attribution: Attribution
  ) {
    self.attribution = attribution
    self.understanders = understanders
    let habits = understanders.apps.habits
    self.locale = locale
    self.apps = apps
    self.wording = wording
    understander = understanders.apps
    self.literals = literals
    reader = AnswerReader(
      system: understanders.requests, apps: understanders.apps, habits: habits,
      literals: literals)
    near = Lazy {
      let examples = apps.flatMap(\.description.intents).flatMap { intent in
        intent.examples.map { NearMisses.Example($0, acts: intent.category.acts) }
      }
      return NearMisses(examples, habits: habits)
    }
  }

  public subscript(app: AppID) -> InstalledApp? {
    apps.first { $0.description.id == app }
  }
}
