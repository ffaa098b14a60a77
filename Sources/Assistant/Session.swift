// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
public import IntentModel
import Voice

/// One user's conversation with what is installed.
///
/// Lines are heard one after another: bring the next one when the last one is answered.
public actor Session {
  /// The longest line that is taken for speech, in characters.
  public static let maximumLength = 10_000

  private static let maximumNews = 100
  /// As many are offered at once.
  private static let suggestionCount = 3

  /// How things go on that were told of, such as a ride: each a turn with the number of the one that told of
  /// it. Of what nobody takes, the latest are kept.
  public nonisolated let news: AsyncStream<Turn>

  private var installation: Installation
  private let world: World
  private var device: Device
  private let newsContinuation: AsyncStream<Turn>.Continuation
  private var conversation: Conversation
  private var number = 0
  private var heard = ""
  private var lastSaid: [String] = []
  /// The app that was last talked to.
  private var lastApp: AppID?
  /// Requests that came near to what was not understood, until the next line.
  private var offers: [Offer] = []
  private var slowActions = SlowActions()
  /// What is under way for the requests that are talked about: each waits for an answer to a question of
  /// the app's own.
  private var suspended: [UUID: (call: HandlerCall, work: HandledWork)] = [:]
  /// The apps whose names have changed since they were last looked at.
  private let renamed = ChangedNames()
  /// What each app was last asked to tell the news of.
  private var followed: [AppID: Task<Void, Never>] = [:]

  public init(
    _ installation: Installation, world: World = World(), device: Device = Device()
  ) {
    self.installation = installation
    self.world = world
    self.device = device
    conversation = Conversation(wording: installation.wording)
    (news, newsContinuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(Self.maximumNews))
  }

  deinit {
    for following in followed.values { following.cancel() }
    newsContinuation.finish()
  }

  /// Whether a question waits for an answer.
  public var isWaiting: Bool { conversation.isWaiting }

  /// Takes a line and answers it.
  public func hear(_ line: String) async -> Turn {
    number += 1
    heard = line
    var step = take(line)
    while let event = await carryOut(step) { step = conversation.take(event) }
    dropAbandoned()
    await renew()
    let turn = conversation.takeDraft().turn(
      number: number, heard: line, locale: installation.locale)
    lastSaid = turn.spoken
    lastApp = turn.intent?.app ?? lastApp
    return turn
  }

  /// What the user may want to do now, before they say anything; nil where nothing is known of them.
  public func suggestions() -> Turn? {
    guard !isWaiting else { return nil }
    _ = suggest()
    let draft = conversation.takeDraft()
    guard !offers.isEmpty else { return nil }
    return draft.turn(number: number, heard: "", locale: installation.locale)
  }

  /// What came of an action that took long, if there is something to tell: a turn with the number of the one
  /// it began in. It may be a question of the app's, which the next line answers; no question comes while
  /// another waits for its answer.
  public func takeOutcome() -> Turn? {
    while let (event, action) = slowActions.take(withQuestions: !isWaiting) {
      if let turn = turn(for: event, of: action) { return turn }
    }
    return nil
  }

  /// The same once there is something; nil when nothing goes on in the background any more.
  public func nextOutcome() async -> Turn? {
    while true {
      if let turn = takeOutcome() { return turn }
      guard slowActions.count > 0 else { return nil }
      await withCheckedContinuation { slowActions.wake($0) }
    }
  }

  /// Locks or unlocks the device.
  public func setLocked(_ isLocked: Bool) { device.isLocked = isLocked }

  /// Cancels the open request, as "cancel" does; nil when there is none.
  public func cancel() -> Turn? {
    guard conversation.isWaiting else { return nil }
    number += 1
    _ = conversation.take(.universal(.cancel))
    dropAbandoned()
    return conversation.takeDraft().turn(
      number: number, heard: "", locale: installation.locale)
  }

  // MARK: Understanding

  private func take(_ line: String) -> Step {
    guard line.count <= Self.maximumLength else {
      return refuse("reply.tooLong", ["limit": String(Self.maximumLength)])
    }
    guard line.contains(where: { !$0.isWhitespace }) else { return refuse("reply.empty") }
    let utterance = Utterance(line)
    return conversation.isWaiting ? answer(utterance) : begin(utterance)
  }

  private func answer(_ utterance: Utterance) -> Step {
    let reply = installation.reader.read(utterance, in: conversation, now: world.now())
    switch reply {
    case .universal(.abilities):
      conversation.say(
        lines: installation.abilities(
          of: installation.reader.universal(utterance, front: frontApp)?.app))
      return conversation.take(reply)
    case .request(let heard): return request(heard, in: utterance)
    default: return conversation.take(reply)
    }
  }

  private func begin(_ utterance: Utterance) -> Step {
    if let step = takeOffer(utterance) { return step }
    if let (request, app) = installation.reader.universal(utterance, front: frontApp) {
      return take(request, of: app)
    }
    return understand(utterance)
  }

  /// - Parameter isGuess: whether the words are not the user's own, so that acting needs a yes.
  private func understand(_ utterance: Utterance, isGuess: Bool = false) -> Step {
    switch requestReader.read(utterance) {
    case .requests(let requests): begin(requests, isGuess: isGuess)
    case .refused(let app): refuse("app.refused", ["app": app.displayName], .failure)
    case .nothing: notUnderstood(utterance)
    }
  }

  private func begin(_ requests: [NewRequest], isGuess: Bool = false) -> Step {
    var requests = requests
    for index in requests.indices where isGuess { requests[index].isTolerated = true }
    guard let best = requests.first else { return .listen }
    return conversation.begin(best, rivals: Array(requests.dropFirst()))
  }

  /// A request that came in answer to a question: more about the same, or something else.
  private func request(_ heard: Interpretation, in utterance: Utterance) -> Step {
    if let open = conversation.openRequest, open.app.id == heard.app,
      open.description.id == heard.intent
    {
      let heard = requestReader.readingLiterals(heard, in: utterance)
      let anew = conversation.isConfirming ? requestReader.anew(heard, open) : nil
      return anew.map { conversation.beginAnew($0) } ?? conversation.take(.values(heard))
    }
    switch requestReader.read(utterance) {
    case .requests(let requests): return begin(requests)
    case .refused(let app): return refuse("app.refused", ["app": app.displayName])
    case .nothing: return conversation.take(.unclear)
    }
  }

  private var requestReader: RequestReader {
    RequestReader(
      installation: installation, device: device, now: world.now(), makeID: world.makeID)
  }

  // MARK: Answers of the assistant's own

  private func take(_ universal: UniversalRequest, of app: AppID?) -> Step {
    switch universal {
    case .help, .abilities: answer(installation.abilities(of: app), .success)
    case .suggestions: suggest()
    case .thanks: answer([text("idle.thanks")], .success)
    case .greeting: answer([text("idle.greeting")], .success)
    case .farewell: answer([text("idle.farewell")], .success)
    case .repetition where !lastSaid.isEmpty: answer(lastSaid, .success)
    case .repetition, .goBack, .startOver, .summary: answer([text("idle.nothing")], .success)
    case .cancel: answer([text("idle.nothing")], .cancelled)
    }
  }

  /// Offers what the user may want to do now: the next line may choose it.
  private func suggest() -> Step {
    let finder = world.donations.map {
      SuggestionFinder(installation, device: device, donations: $0)
    }
    // What can't be read is as good as unknown.
    let suggestions = (try? finder?.likely(at: world.now(), Self.suggestionCount)) ?? []
    offers = suggestions.map { suggestion in
      Offer(text: suggestion.title, request: requestReader.request(for: suggestion.donation))
    }
    guard !offers.isEmpty else { return answer([text("suggestions.none")], .success) }
    let lines = suggestions.enumerated().map { $1.line($0 + 1, installation.wording) }
    let ask = text(offers.count == 1 ? "suggestions.askOne" : "suggestions.ask")
    return answer([text("suggestions.intro")] + lines + [ask], .success)
  }

  /// The app that "here" is.
  private var frontApp: AppID? { conversation.openRequest?.app.id ?? lastApp }

  private func notUnderstood(_ utterance: Utterance) -> Step {
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
  private func takeOffer(_ utterance: Utterance) -> Step? {
    let offered = offers
    offers = []
    switch installation.reader.choice(utterance, among: offered.map(\.text)) {
    case .option(let place):
      return offered[place].request.map { conversation.begin($0) }
        ?? understand(Utterance(offered[place].text), isGuess: true)
    case .no: return answer([text("request.declined")], .cancelled)
    default: return takeSuggestion(utterance, among: offered)
    }
  }

  /// Takes a part of a suggestion's title for it, unless the words are a request of another kind.
  private func takeSuggestion(_ utterance: Utterance, among offered: [Offer]) -> Step? {
    let suggested = offered.compactMap { offer in offer.request.map { (offer.text, $0) } }
    guard let place = installation.reader.place(named: utterance, among: suggested.map(\.0)),
      installation.reader.universal(utterance, front: frontApp) == nil
    else { return nil }
    let suggestion = suggested[place].1
    switch requestReader.read(utterance) {
    case .nothing: return conversation.begin(suggestion)
    case .requests(let heard) where heard.allSatisfy(suggestion.repeats):
      return conversation.begin(suggestion)
    case .requests, .refused: return nil
    }
  }

  private func answer(_ lines: [String], _ result: TurnResult) -> Step {
    conversation.say(lines: lines, result: result)
    return .listen
  }

  /// Says why a line can't be taken; an open question is asked again.
  private func refuse(
    _ key: String, _ values: [String: String] = [:], _ result: TurnResult = .notUnderstood
  ) -> Step {
    guard conversation.isWaiting else { return answer([text(key, values)], result) }
    conversation.say(lines: [text(key, values)])
    return conversation.take(.universal(.repetition))
  }

  private func text(_ key: String, _ values: [String: String] = [:]) -> String {
    installation.wording.text(key, values)
  }

  // MARK: Working

  /// Carries out a step; nil when the turn is complete.
  private func carryOut(_ step: Step) async -> HandlerEvent? {
    guard step != .listen, let request = conversation.openRequest,
      let intent = conversation.openIntent, let app = installation[request.app.id]
    else { return nil }
    if case .settle(let gate, let isGranted) = step {
      await settle(gate, of: request.app.id, isGranted: isGranted)
      return .settled(gate, isGranted: isGranted)
    }
    if case .resume(let answer) = step { return await resume(request.id, answer) }
    let handler = app.handler
    var context = RequestContext(
      requestID: request.id, now: world.now(), locale: installation.locale, wording: app.wording,
      app: request.app.id, appName: app.description.displayName)
    context.isSignedOut = device.signedOut.contains(request.app.id)
    context.isAuthenticated = conversation.hasPassed(.authentication)
    context.namesChanged = { [renamed, id = request.app.id] in renamed.insert(id) }
    // Only what is done can be told as done.
    if step == .handle { context.donations = world.donations }
    let told = context
    let call = HandlerCall(on: world.clock) { call in
      switch step {
      case .resolve(let parameter):
        .resolved(try await handler.resolve(parameter, of: intent, in: told))
      case .offer(let parameter):
        .offered(try await handler.options(for: parameter, of: intent, in: told))
      case .confirm: .confirmed(try await handler.confirm(intent, in: told))
      case .handle:
        .handled(try await handler.handle(intent, in: told.asking { try await call.ask($0) }))
      // Never reached, and never to act.
      case .listen, .settle, .resume: throw CancellationError()
      }
    }
    guard step == .handle else { return await call.eventOrTimeOut(within: world.patience.answer) }
    let work = HandledWork(intent: intent, handler: handler, context: told)
    suspended.updateValue((call, work), forKey: request.id)?.call.cancel()
    return await nextEvent(of: request.id)
  }

  /// Tells an app what was answered to its question, and waits for what it does then.
  private func resume(_ request: UUID, _ answer: InquiryAnswer) async -> HandlerEvent? {
    guard let (call, work) = suspended[request] else { return .failed(.unexpected) }
    if case .given(let intent) = answer { suspended[request] = (call, work.with(intent)) }
    call.answer(answer)
    return await nextEvent(of: request)
  }

  /// What an app that acts brings next: a question, an end, or nothing for long.
  private func nextEvent(of request: UUID) async -> HandlerEvent? {
    guard let (call, work) = suspended[request] else { return nil }
    let event = await call.event(within: world.patience.inProgress)
    if case .asked? = event { return event }
    suspended[request] = nil
    guard let event else {
      followSlowly(.init(call: call, work: work, number: number, heard: heard))
      return .slow
    }
    follow(work, after: event, number: number, heard: heard)
    return event
  }

  /// Tells apps to stop whose requests were given up or begun anew while they waited for an answer.
  private func dropAbandoned() {
    for (request, (call, _)) in suspended where !conversation.isPerforming(request) {
      suspended[request] = nil
      call.cancel()
    }
  }

  /// Learns the names that apps have said to be new.
  private func renew() async {
    for app in renamed.takeAll() {
      guard let names = await world.renew(app) else { continue }
      installation = installation.naming(names, of: app)
    }
  }

  /// Keeps what the user decided.
  private func settle(_ gate: Gate, of app: AppID, isGranted: Bool) async {
    switch gate {
    case .unlocking: device.isLocked = device.isLocked && !isGranted
    case .authentication: break
    case .authorization:
      if isGranted { device.unopened.remove(app) } else { device.refused.insert(app) }
      await world.remember(app, isGranted)
      if isGranted { renamed.insert(app) }
    }
  }

  /// Waits in the background for what comes of an action that takes long.
  private func followSlowly(_ action: SlowActions.Action) {
    slowActions.begin()
    let limit = world.patience.outcome
    Task { [weak self] in
      let event = await action.call.eventOrTimeOut(within: limit)
      await self?.receive(event, of: action)
    }
  }

  private func receive(_ event: HandlerEvent, of action: SlowActions.Action) {
    slowActions.receive(event, of: action)
  }

  private func turn(for event: HandlerEvent, of action: SlowActions.Action) -> Turn? {
    let id = action.work.context.requestID
    let draft: TurnDraft?
    if case .asked(let inquiry) = event {
      suspended[id] = (action.call, action.work)
      draft = conversation.takeQuestion(inquiry, of: id, isLate: action.number != number)
    } else {
      draft = conversation.takeOutcome(event, of: id)
      follow(action.work, after: event, number: action.number, heard: action.heard)
    }
    return draft?.turn(number: action.number, heard: action.heard, locale: installation.locale)
  }

  /// Tells how what was handled goes on, until it is over or the app has told of something newer.
  private func follow(_ work: HandledWork, after event: HandlerEvent, number: Int, heard: String) {
    guard case .handled(let response) = event,
      [.success, .inProgress].contains(response.outcome),
      let updates = work.handler.updates(after: work.intent, in: work.context)
    else { return }
    let task = Task { [weak self] in
      for await response in updates {
        await self?.tell(response, after: work.intent, number: number, heard: heard)
      }
    }
    followed.updateValue(task, forKey: work.intent.app)?.cancel()
  }

  private func tell(
    _ response: Response, after intent: StructuredIntent, number: Int, heard: String
  ) {
    guard !Task.isCancelled, let news = conversation.news(response, of: intent) else { return }
    newsContinuation.yield(news.turn(number: number, heard: heard, locale: installation.locale))
  }
}
