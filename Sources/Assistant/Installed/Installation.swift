// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import Dialog
public import Foundation
public import IntentModel
public import Voice

/// All installed apps, in one language, ready to be talked to.
public struct Installation: Sendable {
  /// BCP 47.
  public let locale: String
  public let apps: [InstalledApp]

  /// The assistant's own texts.
  public let wording: Wording

  /// Marks texts of apps with the app they come from.
  package let attribution: Attribution

  /// Understands the requests of the apps.
  public let understander: Understander

  /// Reads answers, and the requests to the assistant itself.
  public let reader: AnswerReader

  /// Built on first use: most conversations end without asking for near misses.
  let near: Lazy<NearMisses>
  /// The understanders of the apps and the assistant, kept to exchange the user's own names in
  /// them.
  let understanders: Understanders
  let literals: LiteralReader

  /// Problems in templates. A wrong template is left out, so its sentences are not understood.
  public var findings: [Finding] { understanders.findings }

  /// - Parameters:
  ///   - locale: BCP 47.
  ///   - apps: the installed apps.
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

extension Installation {
  /// The form in which words are compared with the phrases of shortcuts: their letters only,
  /// folded, without blanks and without the assistant's name before them. Empty when there are no
  /// letters.
  public func shortcutKey(of utterance: Utterance) -> String {
    understander.habits.wordsAfterWake(utterance).joined()
  }
}

extension Installation {
  /// How a step is offered; nil where no installed app does it any more.
  func suggestion(of step: ShortcutStep) -> Suggestion? {
    let step = named(step)
    return naming(of: step).map { Suggestion(step, $0) }
  }
}

extension Installation {
  /// A copy with other names for an app's things. Only these names are compiled again.
  public func naming(_ names: [String: [Vocabulary.Entry]], of id: AppID) -> Installation {
    var named = apps
    for place in named.indices where named[place].description.id == id {
      named[place].taughtNames = names.mapValues { $0.map(\.listValue) }
    }
    return Installation(
      locale: locale, apps: named, wording: wording,
      understanders: understanders.withOwnNames(of: named), literals: literals,
      attribution: attribution)
  }
}

extension Installation {
  /// Examples of what can be said to apps, from their own phrase lists: a sentence for each app,
  /// and one about what can be said at any time.
  ///
  /// - Parameter asked: the apps that are asked about; empty for all.
  func abilities(of asked: [AppID]) -> [String] {
    let told = apps.filter { asked.isEmpty || asked.contains($0.description.id) }
    // With several apps, one example for each is as much as a user can remember.
    let count = told.count > 1 ? 1 : 5
    return told.compactMap { app -> String? in
      let examples = app.description.intents.flatMap { $0.examples.prefix(1) }.prefix(count)
      guard !examples.isEmpty else {
        // A user who asks about one app hears that it has no examples; a list of all apps omits it.
        return asked.isEmpty
          ? nil : wording.text("abilities.none", ["app": app.description.displayName])
      }
      let quoted = examples.map { attribution.inQuotationMarks($0, of: app.description) }
      return wording.text(
        "abilities.app",
        ["app": app.description.displayName, "examples": wording.list(Array(quoted), .or)])
    } + [wording.text("help.universal")]
  }
}

extension Installation {
  /// The possible meanings of an utterance, the best first.
  ///
  /// - Parameters:
  ///   - utterance: what was typed.
  ///   - context: knowledge beside the words, for sentences that need it.
  ///   - forgiving: whether slips are forgiven when nothing fits exactly.
  ///   - now: the time from which "tomorrow" is counted.
  public func interpretations(
    of utterance: Utterance, context: [String: JSONValue] = [:], forgiving: Bool = true, now: Date
  ) -> [Interpretation] {
    let readings = understander.interpretations(
      of: utterance, context: context, forgiving: forgiving
    ) {
      readingLiterals($0, now: now) != nil
    }.compactMap { readingLiterals($0, now: now) }
    return readings.sparing(.negativePhrase)
  }

  /// The interpretation with its dates, amounts and other literals read; nil when one can't be
  /// read.
  func readingLiterals(_ heard: Interpretation, now: Date) -> Interpretation? {
    guard let description = heard.app.flatMap({ self[$0]?.description[heard.intent] }) else {
      return heard
    }
    return heard.readingLiterals(as: description, by: literals, now: now)
  }

  /// The request an interpretation stands for; nil when no installed app has such an intent.
  public func intent(of heard: Interpretation) -> StructuredIntent? {
    newRequest(heard, id: UUID())?.intent
  }

  /// Whether the words begin with the assistant's name: such a user wants to hear the answer.
  public func isCalled(by utterance: Utterance) -> Bool { understander.habits.wakes(utterance) }

  /// Example requests that are close to an utterance that was not understood.
  public func nearMisses(to utterance: Utterance) -> [String] {
    near.value.nearest(to: utterance)
  }

  func newRequest(_ heard: Interpretation, id: UUID) -> NewRequest? {
    guard let app = heard.app.flatMap({ self[$0] }), let intent = app.description[heard.intent]
    else { return nil }
    return NewRequest(id: id, app: app.description, description: intent, heard: heard)
  }
}

extension Installation {
  /// The title of a step; nil when no installed app does it any more.
  func naming(of step: ShortcutStep) -> ActionNaming? {
    guard let app = self[step.app] else { return nil }
    switch step.action {
    case .activity(let activity):
      let name = app.description.displayName
      return ActionNaming(title: activity.title ?? name, subtitle: nil, appName: name)
    case .request(let intent, let values): return naming(of: intent, values, in: app)
    }
  }

  /// The step, with its things under their current names in this language.
  func named(_ step: ShortcutStep) -> ShortcutStep {
    guard let app = self[step.app], case .request(let id, let values) = step.action,
      let intent = app.description[id]
    else { return step }
    var named = step
    named.action = .request(
      id,
      Dictionary(
        uniqueKeysWithValues: values.map { parameter, held in
          (parameter, held.map { app.named($0, of: intent[parameter]) })
        }))
    return named
  }

  private func naming(
    of id: IntentID, _ values: [ParameterID: [Value]], in app: InstalledApp
  ) -> ActionNaming? {
    guard let intent = app.description[id] else { return nil }
    let displays = values.reduce(into: [String: String]()) { displays, value in
      let names = value.value.map { app.named($0, of: intent[value.key]).display }
      displays[value.key.rawValue] = wording.list(names, .and)
    }
    let combination = intent.combination(for: Set(values.keys)).flatMap {
      $0.title.isEmpty ? nil : $0
    }
    return ActionNaming(
      title: combination.map { Wording.fill($0.title, with: displays) }
        ?? plainTitle(of: intent, displays),
      subtitle: combination?.subtitle.map { Wording.fill($0, with: displays) },
      appName: app.description.displayName)
  }

  /// "Start Meditation: Calming".
  private func plainTitle(of intent: IntentDescription, _ displays: [String: String]) -> String {
    let values = intent.parameters.compactMap { displays[$0.id.rawValue] }
    guard !values.isEmpty else { return intent.title }
    return wording.text(
      "suggestion.values",
      ["title": intent.title, "values": values.joined(separator: wording.text("list.separator"))])
  }
}

extension InstalledApp {
  /// A thing under its current name in this language; under its old name when no current one is
  /// known.
  fileprivate func named(_ value: Value, of parameter: ParameterDescription?) -> Value {
    guard let item = value.item, let parameter else { return value }
    let list = parameter.listName ?? parameter.id.rawValue
    let names = (taughtNames[list] ?? []) + (grammar.lists[list]?.content.listValues ?? [])
    let known = parameter.choices + names.compactMap(\.item)
    return .item(known.first { $0.id == item.id } ?? item)
  }
}
