// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel
public import Voice

/// Reads the meaning of a line at the current point of a conversation.
///
/// Exact readings come before those with slips. Among each, the assistant's own requests come
/// before the options, the values and other requests.
public struct AnswerReader: Sendable {
  private let system: Understander
  private let apps: Understander
  private let habits: LanguageHabits
  private let literals: LiteralReader

  /// - Parameters:
  ///   - system: understands the assistant's own requests, yes, no and "the second one".
  ///   - apps: understands the requests of the apps.
  ///   - habits: the small words of the language.
  ///   - literals: reads dates, amounts and the like.
  public init(
    system: Understander, apps: Understander, habits: LanguageHabits, literals: LiteralReader
  ) {
    self.system = system
    self.apps = apps
    self.habits = habits
    self.literals = literals
  }

  /// Reads a line as the answer to the open question of a conversation.
  ///
  /// - Parameters:
  ///   - utterance: the line.
  ///   - conversation: the conversation, which stays as it is.
  ///   - now: the time from which "tomorrow" is counted.
  public func read(_ utterance: Utterance, in conversation: Conversation, now: Date) -> Reply {
    guard let open = conversation.current, let question = open.question else {
      return .unclear
    }
    if isOpenText(question, in: open) {
      return bareRequest(utterance) ?? .text(utterance.text)
    }
    // Compiled once for both readings, since there may be many options.
    let options = question.options.isEmpty ? nil : OptionMatcher(question.options, habits: habits)
    if let literal = literals.literal(utterance.text, for: type(question, open), now: now) {
      return .value(HeardValue(.literal(literal), heard: utterance.text))
    }
    let exact = answer(utterance, question, options, open, forgiving: false)
    if let exact = exact ?? requestReply(utterance, forgiving: false) { return exact }
    // Words that say not to do it are a no; this comes before anything is forgiven.
    if apps.isRefusal(utterance) { return .no }
    let meant = utterance.afterLead(habits.leads)
    return number(in: meant.text, question, open, now, conversation.writer)
      ?? answer(utterance, question, options, open, forgiving: true)
      ?? literal(in: meant.text, question, open, now)
      ?? (meant.count <= Self.longestName ? unlistedName(meant.text, question, open) : nil)
      ?? requestReply(utterance, forgiving: true)
      ?? unlistedName(meant.text, question, open) ?? .unclear
  }

  /// The most words in an unknown name: a longer line is more likely a request.
  private static let longestName = 4

  /// A date, an amount or another literal with other words around it, for the parameter that is
  /// asked for. When the request is to be confirmed, or a gate comes between the yes and the
  /// action, it changes a value that was said before.
  private func literal(
    in meant: String, _ question: Question, _ open: OpenRequest, _ now: Date
  ) -> Reply? {
    if question.kind == .confirmIntent || question.gate != nil {
      return changedLiteral(in: meant, open, now)
    }
    return literals.onlyLiteral(in: meant, for: type(question, open), now: now)
      .map { .value(HeardValue(.literal($0), heard: meant)) }
  }

  /// A number where one is asked for, alone or with words of the question itself: "12 minutes" to "How many
  /// minutes?".
  private func number(
    in meant: String, _ question: Question, _ open: OpenRequest, _ now: Date,
    _ writer: QuestionWriter
  ) -> Reply? {
    guard let parameter = question.parameter.flatMap({ open.description[$0] }),
      parameter.takesNumbers, !parameter.isList,
      let (value, rest) = literals.onlyNumber(in: meant, now: now),
      parameter.type != .integer || value.isWhole,
      Utterance(rest).repeats(
        Utterance(writer.text(of: question, in: open)), passingOver: habits.fillerWords)
    else { return nil }
    return .value(HeardValue(value, heard: meant))
  }

  private func changedLiteral(in meant: String, _ open: OpenRequest, _ now: Date) -> Reply? {
    let takers = open.description.parameters.filter { !$0.type.literals.isEmpty && !$0.isList }
    let known = takers.filter { open.intent.arguments[$0.id] != nil }
    return (known + takers).lazy.compactMap { parameter in
      self.literals.onlyLiteral(in: meant, for: parameter.type, now: now).map {
        Reply.change(parameter.id, HeardValue(.literal($0), heard: meant))
      }
    }.first
  }

  /// A name that is in no vocabulary, for a parameter that takes any name.
  private func unlistedName(
    _ meant: String, _ question: Question, _ open: OpenRequest
  ) -> Reply? {
    guard question.takesNames, let parameter = question.parameter.flatMap({ open.description[$0] }),
      parameter.type.isNamed, parameter.isOpen
    else { return nil }
    return .value(HeardValue(.text(meant), heard: meant))
  }

  private func type(_ question: Question, _ open: OpenRequest) -> ParameterType {
    question.parameter.flatMap { open.description[$0]?.type } ?? .item
  }

  /// The request to the assistant itself, and the apps it is about: none when none is named,
  /// several when they share a name. Nil when it is no such request.
  ///
  /// - Parameters:
  ///   - utterance: the line.
  ///   - front: the app that "here" means.
  public func universal(
    _ utterance: Utterance, front: AppID? = nil
  ) -> (request: UniversalRequest, apps: [AppID])? {
    universal(utterance, front: front, context: [:])
  }

  private func universal(
    _ utterance: Utterance, front: AppID?, context: [String: JSONValue]
  ) -> (request: UniversalRequest, apps: [AppID])? {
    system.interpretations(of: utterance, context: context, forgiving: false).lazy.compactMap {
      heard in
      UniversalRequest(rawValue: heard.intent.rawValue).map { request in
        (request, (heard[.here] == nil ? heard.namedApps : front.map { [$0] }) ?? [])
      }
    }.first
  }

  /// A request to the assistant in words that an app may have a better meaning for; nil for none.
  public func wish(_ utterance: Utterance) -> Wish? {
    system.interpretations(of: utterance, context: [:], forgiving: false).lazy
      .compactMap(Wish.init).first
  }

  /// Whether a line answers the open question even if it has another meaning: when the question
  /// takes any text, and when the line names one of the options.
  public func answersAsItIs(_ utterance: Utterance, in conversation: Conversation) -> Bool {
    guard let open = conversation.current, let question = open.question else { return false }
    let offered = question.options + (question.value.map { [$0] } ?? [])
    return isOpenText(question, in: open)
      || place(named: utterance, among: offered.map(\.display)) != nil
  }

  /// Whether words are a clear yes. "Yes?", "maybe yes" and "👎 yes" are not.
  public func agrees(_ utterance: Utterance) -> Bool {
    choice(utterance, among: [""]) == .option(0)
  }

  /// Whether words are a plain yes to something that can't be taken back, and nothing else.
  public func consents(_ utterance: Utterance) -> Bool {
    let question = Question(kind: .confirmIntent)
    let heard = system.interpretations(
      of: utterance, context: context(of: question, category: .generic), forgiving: false
    ).first
    guard let heard, OwnIntent(heard.intent) == .yes, heard.tone == nil else { return false }
    return isYes(heard, to: question, of: .generic, in: utterance)
  }

  /// Whether words are a yes or a no to any question, also when they ask back or leave it open.
  public func isYesOrNo(_ utterance: Utterance) -> Bool {
    system.interpretations(of: utterance, context: [:], forgiving: false).contains {
      [.yes, .no].contains(OwnIntent($0.intent))
    }
  }

  /// Whether words are the assistant's own at any time: a request to it, a yes or a no.
  public func isOwn(_ utterance: Utterance) -> Bool {
    universal(utterance) != nil || isYesOrNo(utterance)
  }

  /// Whether words steer a conversation, so that they can have no other meaning: a yes, a no, a
  /// choice, "cancel" and the like, also when put as a question.
  public func steers(_ utterance: Utterance) -> Bool {
    let utterance = utterance.asStatement
    if choice(utterance, among: Array(repeating: "", count: Prompt.maximumOptions)) != nil
      || agrees(utterance)
    {
      return true
    }
    switch universal(utterance)?.request {
    case .cancel, .help, .repetition, .goBack, .startOver: return true
    default: return false
    }
  }

  /// Reads a line as a choice among texts that were offered, a no among them; nil when it is
  /// something else.
  public func choice(_ utterance: Utterance, among offers: [String]) -> Reply? {
    guard !offers.isEmpty else { return nil }
    let question = Question(kind: .disambiguation, options: offers.map(Value.text))
    let context = context(of: question, category: nil)
    let heard = system.interpretations(of: utterance, context: context, forgiving: false)
    let meant = heard.lazy.filter {
      OwnIntent($0.intent) != .chooseOption || isMeant($0, utterance)
    }
    switch meant.compactMap({ reply(for: $0, to: question, of: nil, in: utterance) }).first {
    case .yes where offers.count == 1: return .option(0)
    case .option(let place): return .option(place)
    case .no, .noneOfThese: return .no
    default: return nil
    }
  }

  /// The place of the only text that an utterance names, whole or in part. Nil when it names none
  /// or several, and when the words leave it open: "not Bobo", "maybe Bobo".
  public func place(named utterance: Utterance, among offers: [String]) -> Int? {
    let places = places(named: utterance, among: offers)
    return places.count == 1 ? places.first : nil
  }

  /// The places of the texts that an utterance names, whole or in part.
  public func places(named utterance: Utterance, among offers: [String]) -> [Int] {
    guard !offers.isEmpty else { return [] }
    let matcher = OptionMatcher(offers.map(Value.text), habits: habits)
    return matcher.places(named: utterance.afterLead(habits.leads))
  }

  // MARK: Stages

  /// A question for any text takes everything as content, except bare universal requests.
  private func bareRequest(_ utterance: Utterance) -> Reply? {
    universal(utterance, front: nil, context: ["open_text": .boolean(true)]).map {
      .universal($0.request)
    }
  }

  private func isOpenText(_ question: Question, in open: OpenRequest) -> Bool {
    guard let parameter = question.parameter, question.kind != .confirmationRequired else {
      return false
    }
    return open.description[parameter]?.type.isFreeText == true && question.options.isEmpty
  }

  /// A reply that answers the question, or changes an earlier value.
  private func answer(
    _ utterance: Utterance, _ question: Question, _ options: OptionMatcher?, _ open: OpenRequest,
    forgiving: Bool
  ) -> Reply? {
    let meant = utterance.afterLead(habits.leads)
    return systemReply(utterance, question, open, forgiving: forgiving)
      ?? optionReply(meant, options, forgiving: forgiving)
      ?? valueReply(meant, question, open, forgiving: forgiving)
  }

  /// A yes with slips never counts: it must be said exactly.
  private func systemReply(
    _ utterance: Utterance, _ question: Question, _ open: OpenRequest, forgiving: Bool
  ) -> Reply? {
    let category = open.description.category
    let context = context(of: question, category: category)
    let heard = system.interpretations(of: utterance, context: context, forgiving: forgiving)
    return heard.lazy.filter { !forgiving || OwnIntent($0.intent) != .yes }
      .compactMap { reply(for: $0, to: question, of: category, in: utterance) }.first
  }

  /// The context that sentences of the assistant's own grammar can ask for.
  private func context(
    of question: Question, category: IntentCategory?
  ) -> [String: JSONValue] {
    var context: [String: JSONValue] = ["prompt": .string(question.kind.rawValue)]
    context["category"] = category.map { .string($0.rawValue) }
    if question.showsOptions { context["options"] = .boolean(true) }
    return context
  }

  private func reply(
    for heard: Interpretation, to question: Question, of category: IntentCategory?,
    in utterance: Utterance
  ) -> Reply? {
    switch OwnIntent(heard.intent) {
    case .yes: isYes(heard, to: question, of: category, in: utterance) ? .yes : .unclear
    case .no: .no
    case .noneOfThese: .noneOfThese
    case .chooseOption: option(heard[.place]?.output, of: question)
    case .openApp, .closeApp, .search, .relevance, .appShortcuts, .dismissTip: nil
    case nil: UniversalRequest(rawValue: heard.intent.rawValue).map(Reply.universal)
    }
  }

  /// Whether a yes is meant, also by the signs beside it, and is enough for the question. Any other
  /// yes is no answer, and the question is asked again.
  private func isYes(
    _ heard: Interpretation, to question: Question, of category: IntentCategory?,
    in utterance: Utterance
  ) -> Bool {
    isMeant(heard, utterance) && utterance.hasOnlyHarmlessSigns
      && question.takes(heard.tone, of: category)
  }

  /// Whether a yes or a choice is meant: "yes?" asks back, "yes, I think" leaves it open, and "OK
  /// Siri" calls the assistant. Words that are always put as a question, such as "why not?", are
  /// meant all the same.
  private func isMeant(_ heard: Interpretation, _ utterance: Utterance) -> Bool {
    (!utterance.isQuestion || heard[.asks] != nil) && !habits.isCall(utterance)
      && heard.evidence.allSatisfy { $0.kind != .skipped || isSaid($0, in: habits.besideYes) }
  }

  /// A place counts from 1, and from -1 backwards.
  private func option(_ place: JSONValue?, of question: Question) -> Reply? {
    guard case .integer(let place) = place, place != 0, question.showsOptions else { return nil }
    let index = place > 0 ? place - 1 : question.options.count + place
    return question.options.indices.contains(index) ? .option(index) : nil
  }

  private func optionReply(
    _ utterance: Utterance, _ options: OptionMatcher?, forgiving: Bool
  ) -> Reply? {
    let places = options?.places(in: utterance, forgiving: forgiving)
    switch places?.count {
    case nil: return nil
    case 0: return .noneOfThese
    case 1: return places?.first.map(Reply.option)
    default: return places.map(Reply.options)
    }
  }

  private func valueReply(
    _ utterance: Utterance, _ question: Question, _ open: OpenRequest, forgiving: Bool
  ) -> Reply? {
    guard question.kind != .chooseApp,
      let answer = apps.answer(
        utterance, to: open.intent.intent, of: open.app.id, forgiving: forgiving),
      !contradictsItself(answer, open.description),
      !addsToTheOne(answer, open)
    else { return nil }
    return .values(
      answer.meant(for: question.parameter, of: open.description),
      adds: answer.evidence.contains(where: isAdditive))
  }

  /// Whether one parameter is given two values: "three four".
  private func contradictsItself(
    _ answer: Interpretation, _ description: IntentDescription
  ) -> Bool {
    description.parameters.contains { parameter in
      let given = answer.slots.filter { $0.name == parameter.id.rawValue && !$0.isRemoval }
      return !parameter.isList && given.count > 1
    }
  }

  /// Whether a second thing is asked for where there can be one: "also a tomato soup".
  private func addsToTheOne(_ answer: Interpretation, _ open: OpenRequest) -> Bool {
    let taken = open.description.parameters.filter {
      $0.type.isNamed && !$0.isList && open.intent.arguments[$0.id] != nil
    }.map(\.id.rawValue)
    let steps = answer.evidence.filter { $0.kind.slot != nil || isAdditive($0) }
    guard steps.contains(where: { $0.kind.slot.map(taken.contains) ?? false }) else { return false }
    return [steps.first, steps.last].contains { $0.map(isAdditive) ?? false }
  }

  private func isAdditive(_ evidence: Evidence) -> Bool {
    evidence.kind == .skipped && isSaid(evidence, in: habits.additives)
  }

  /// - Parameter spellings: folded.
  private func isSaid(_ evidence: Evidence, in spellings: Set<String>) -> Bool {
    spellings.contains(Utterance(evidence.heard).spelling)
  }

  private func requestReply(_ utterance: Utterance, forgiving: Bool) -> Reply? {
    apps.interpretations(of: utterance, forgiving: forgiving).first.map(Reply.request)
  }
}

extension ParameterDescription {
  fileprivate var takesNumbers: Bool { [.integer, .decimal].contains(type) || takesBareNumbers }
}

extension Value {
  fileprivate var isWhole: Bool { if case .integer = self { true } else { false } }
}

extension Utterance {
  /// Whether all words except small ones stand in the question, in the same order and maybe longer
  /// there: "minute" repeats "How many minutes?".
  fileprivate func repeats(_ asked: Utterance, passingOver smallWords: Set<String>) -> Bool {
    var rest = asked.words[...]
    return words.allSatisfy { word in
      if smallWords.contains(word) { return true }
      guard let place = rest.firstIndex(where: { $0.hasPrefix(word) }) else { return false }
      rest = rest[(place + 1)...]
      return true
    }
  }
}
