// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import IntentModel
import Voice

/// Finds the items that a conversation reaches, app by app.
public struct CoverageTracer: Sendable {
  private let installation: Installation
  private let now: Date

  /// - Parameters:
  ///   - installation: the installed apps, with their templates loaded.
  ///   - now: the time that "tomorrow" is relative to.
  public init(_ installation: Installation, now: Date) {
    self.installation = installation
    self.now = now
  }

  /// The items that a conversation has reached, by app and language.
  public func reached(by conversation: [PlayedExchange]) -> [Coverage.Subject: Set<CoverageItem>] {
    var reached: [AppID: Set<CoverageItem>] = [:]
    for played in conversation {
      for turn in played.turns {
        for request in [turn.intent, turn.completed].compactMap(\.self) {
          reached[request.app, default: []].formUnion(items(of: request, turn))
        }
      }
      if let request = played.turns.first?.intent {
        reached[request.app, default: []].formUnion(items(of: played.exchange.said, request))
      }
    }
    return bySubject(reached)
  }

  /// The items that sentences reach when they are understood but not carried out.
  public func reached(by sentences: [String]) -> [Coverage.Subject: Set<CoverageItem>] {
    var reached: [AppID: Set<CoverageItem>] = [:]
    for text in sentences {
      let heard = installation.interpretations(of: Utterance(text), now: now).first
      guard let heard, let request = installation.intent(of: heard) else { continue }
      reached[request.app, default: []].formUnion(
        items(of: request).union(items(of: text, request)))
    }
    return bySubject(reached)
  }

  private func bySubject(
    _ reached: [AppID: Set<CoverageItem>]
  ) -> [Coverage.Subject: Set<CoverageItem>] {
    reached.reduce(into: [:]) { subjects, pair in
      guard let app = installation[pair.key] else { return }
      subjects[Coverage.Subject(app)] = pair.value
    }
  }

  // MARK: Values and answers

  private func items(of request: StructuredIntent, _ turn: Turn) -> Set<CoverageItem> {
    var items = items(of: request)
    guard turn.intent == request else { return items }
    let intent = request.intent
    if let prompt = turn.prompt { items.insert(.prompt(prompt.kind, prompt.parameter, of: intent)) }
    if let result = turn.result { items.insert(.outcome(result, of: intent)) }
    if let code = turn.code { items.insert(.code(code, of: intent)) }
    return items
  }

  private func items(of request: StructuredIntent) -> Set<CoverageItem> {
    let intent = request.intent
    var items = Set(request.arguments.keys.map { CoverageItem.parameter($0, of: intent) })
    for (parameter, argument) in request.arguments {
      let list = installation[request.app]?.description[intent]?[parameter]?.vocabularyName
      let ids = argument.values.compactMap(\.value.item?.id)
      items.formUnion(ids.map { .vocabulary($0, of: list ?? parameter.rawValue) })
    }
    return items
  }

  // MARK: Sentences

  /// The template that matched the words of a request, and the parts chosen in it.
  private func items(of text: String, _ request: StructuredIntent) -> Set<CoverageItem> {
    let readings = installation.interpretations(of: Utterance(text), now: now)
    guard
      let heard = readings.first(where: { $0.app == request.app && $0.intent == request.intent }),
      let app = installation[request.app]
    else { return [] }
    return (choices(heard, app) ?? []).union([CoverageItem.template(heard.template)])
  }

  private func choices(_ heard: Interpretation, _ app: InstalledApp) -> Set<CoverageItem>? {
    let grammar = app.grammar
    guard let sentences = grammar.intents.first(where: { $0.intent == heard.intent }) else {
      return nil
    }
    for block in sentences.blocks {
      for template in block.sentences where WrittenTemplate(template) == heard.template {
        let scope = SlotListScope(
          grammar, of: app.description, intent: heard.intent, block: block,
          intentLists: sentences.lists)
        return TemplateTrace(heard.saidUnits, scope: scope).choices(in: template)
      }
    }
    return nil
  }
}
