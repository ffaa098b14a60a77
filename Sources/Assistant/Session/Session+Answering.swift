// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Voice

/// The assistant's own answers and its offers.
extension Session {
  func take(_ universal: UniversalRequest, of apps: [AppID]) -> Step {
    switch universal {
    case .help, .abilities: answer(installation.abilities(of: apps), .success)
    case .suggestions: suggest()
    case .thanks: answer([text("idle.thanks")], .success)
    case .greeting: answer([text("idle.greeting")], .success)
    case .farewell: answer([text("idle.farewell")], .success)
    case .repetition where !lastSaid.isEmpty: answer(lastSaid, .success)
    case .goBack where !screens.isEmpty: goBack()
    case .repetition, .goBack, .startOver, .summary: answer([text("idle.nothing")], .success)
    case .cancel: answer([text("idle.nothing")], .cancelled)
    }
  }

  /// Offers actions that the user may want now.
  func suggest() -> Step {
    offer(
      suggestions { try $0.suggested(at: world.now(), place: place, Self.suggestionCount) },
      orElse: "suggestions.none")
  }

  /// Offers actions that apps call useful now.
  func suggestRelevant() -> Step {
    offer(
      suggestions { try $0.relevant(at: world.now(), place: place, Self.suggestionCount) },
      orElse: "relevance.none")
  }

  /// Where the user said they are; nil when unknown.
  var place: String? {
    (try? world.records?.setting(SuggestionFinder.placeSetting)).flatMap { $0 }
  }

  /// Records that can't be read count as empty.
  private func suggestions(_ find: (SuggestionFinder) throws -> [Suggestion]) -> [Suggestion] {
    let finder = world.records.map { SuggestionFinder(installation, device: device, records: $0) }
    return finder.flatMap { try? find($0) } ?? []
  }

  /// Reads suggestions out; the next line may choose one.
  private func offer(_ suggestions: [Suggestion], orElse none: String) -> Step {
    offers = suggestions.map { offer($0.title, $0.step) }
    guard !offers.isEmpty else { return answer([text(none)], .success) }
    let lines = suggestions.enumerated().map { $1.line($0 + 1, installation.wording) }
    return answer([text("suggestions.intro")] + lines + [askWhich], .success)
  }

  /// The app that "here" means.
  var frontApp: AppID? { conversation.openRequest?.app.id ?? lastApp }

  func notUnderstood(_ utterance: Utterance) -> Step {
    if installation.understander.isNegated(utterance) {
      return answer([text("notUnderstood.negated")], .notUnderstood)
    }
    offers = installation.nearMisses(to: utterance).map { Offer(text: $0) }
    guard !offers.isEmpty else { return answer([text("notUnderstood")], .notUnderstood) }
    let quoted = offers.map { text("quotation", ["text": $0.text]) }
    let choices = installation.wording.list(quoted, .or)
    return answer([text("notUnderstood.near", ["choices": choices])], .notUnderstood)
  }

  /// Takes a yes or a choice that answers "Did you mean …?"; nil when the line is no answer to it.
  func takeOffer(_ utterance: Utterance) -> Step? {
    let offered = offers
    offers = []
    switch installation.reader.choice(utterance, among: offered.map(\.text)) {
    case .option(let place):
      return take(offered[place])
    case .no: return answer([text("request.declined")], .cancelled)
    default: return takeSuggestion(utterance, among: offered)
    }
  }

  /// Takes words as a suggestion when they are part of its title, unless they are a request of
  /// another kind.
  private func takeSuggestion(_ utterance: Utterance, among offered: [Offer]) -> Step? {
    let suggested = offered.filter { $0.action != .words }
    let places = installation.reader.places(named: utterance, among: suggested.map(\.text))
    guard let place = places.first, !utterance.isQuestion,
      !installation.reader.isOwn(utterance)
    else { return nil }
    if places.count > 1 {
      let named = places.map { suggested[$0] }
      return named.allSatisfy(\.isOfAnApp) ? askWhich(of: named) : nil
    }
    switch (requestReader.read(utterance), suggested[place].action) {
    case (.nothing, _): return take(suggested[place])
    case (.requests(let heard), .request(let suggestion))
    where heard.allSatisfy(suggestion.repeats):
      return take(suggested[place])
    default: return nil
    }
  }

  /// Carries an offer out.
  func take(_ offer: Offer) -> Step {
    switch offer.action {
    case .words: return understand(Utterance(offer.text), isGuess: true)
    case .request(let request): return conversation.begin(request)
    case .place(let app, let place): return willOpen(app, at: place)
    case .opening(let app): return willOpen(app, at: nil)
    case .shortcuts(let app): return tellShortcuts(of: app)
    }
  }

  /// An offer of a step under a title; of the words alone when the step can't be done any more.
  func offer(_ title: String, _ step: ShortcutStep) -> Offer {
    if case .activity(let place) = step.action {
      return Offer(text: title, action: .place(step.app, place))
    }
    return Offer(
      text: title, action: requestReader.request(for: step).map(Offer.Action.request) ?? .words)
  }

  func answer(_ lines: [String], _ result: TurnResult) -> Step {
    conversation.say(lines: lines, result: result)
    return .listen
  }

  /// Says why a line can't be taken; an open question is asked again.
  func refuse(
    _ key: String, _ values: [String: String] = [:], _ result: TurnResult = .notUnderstood
  ) -> Step {
    guard conversation.isWaiting else { return answer([text(key, values)], result) }
    conversation.say(lines: [text(key, values)])
    return conversation.take(.universal(.repetition))
  }

  func text(_ key: String, _ values: [String: String] = [:]) -> String {
    installation.wording.text(key, values)
  }
}
