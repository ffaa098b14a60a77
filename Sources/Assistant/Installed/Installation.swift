// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import Dialog
public import Foundation
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

extension Installation {
  /// What is said as it is compared with the phrases of shortcuts: its letters alone, folded, without blanks
  /// and without the assistant's name before them. Empty for no letters.
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
  /// The same with other names of an app's things; nothing but these is compiled.
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
  /// What can be said to apps, from their own phrase lists: a sentence each, and what can be said at any time.
  ///
  /// - Parameter asked: the apps that are asked about; all where none is.
  func abilities(of asked: [AppID]) -> [String] {
    let told = apps.filter { asked.isEmpty || asked.contains($0.description.id) }
    // Of several apps one example each is as much as anybody keeps in mind.
    let count = told.count > 1 ? 1 : 5
    return told.compactMap { app -> String? in
      let examples = app.description.intents.flatMap { $0.examples.prefix(1) }.prefix(count)
      guard !examples.isEmpty else {
        // Whoever asks about one app is told; in a tour of all of them it has nothing to say.
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
  /// What an utterance can mean, the best first.
  ///
  /// - Parameters:
  ///   - forgiving: whether slips are forgiven where nothing fits without.
  ///   - now: what "tomorrow" is told by.
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

  /// The same with its dates, amounts and the like read; nil where one of them is none.
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

  /// Whether words begin by calling the assistant by its name, as one does who wants to hear the answer.
  public func isCalled(by utterance: Utterance) -> Bool { understander.habits.wakes(utterance) }

  /// Requests that come near to what nobody understood.
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
  /// What a step is called; nil where no installed app does it any more.
  func naming(of step: ShortcutStep) -> ActionNaming? {
    guard let app = self[step.app] else { return nil }
    switch step.action {
    case .activity(let activity):
      let name = app.description.displayName
      return ActionNaming(title: activity.title ?? name, subtitle: nil, appName: name)
    case .request(let intent, let values): return naming(of: intent, values, in: app)
    }
  }

  /// The step with its things as they are called now and in this language.
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
  /// A thing as it is called now and in this language; as it was called then where nobody knows.
  fileprivate func named(_ value: Value, of parameter: ParameterDescription?) -> Value {
    guard let item = value.item, let parameter else { return value }
    let list = parameter.listName ?? parameter.id.rawValue
    let names = (taughtNames[list] ?? []) + (grammar.lists[list]?.content.listValues ?? [])
    let known = parameter.choices + names.compactMap(\.item)
    return .item(known.first { $0.id == item.id } ?? item)
  }
}
