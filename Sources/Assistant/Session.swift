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

  /// The outcomes of actions that took long, each a turn with the number of the one it began in.
  public nonisolated let outcomes: AsyncStream<Turn>

  private let installation: Installation
  private let world: World
  private var device: Device
  private let outcomeContinuation: AsyncStream<Turn>.Continuation
  private var conversation: Conversation
  private var number = 0
  private var heard = ""
  private var lastSaid: [String] = []
  /// Requests that came near to what was not understood, until the next line.
  private var offers: [String] = []
  private var slowAction: (call: HandlerCall, id: UUID)?

  public init(
    _ installation: Installation, world: World = World(), device: Device = Device()
  ) {
    self.installation = installation
    self.world = world
    self.device = device
    conversation = Conversation(wording: installation.wording)
    (outcomes, outcomeContinuation) = AsyncStream.makeStream()
  }

  deinit { outcomeContinuation.finish() }

  /// Whether a question waits for an answer.
  public var isWaiting: Bool { conversation.isWaiting }

  /// How many actions went on in the background so far; each has one outcome, sooner or later.
  public private(set) var slowActions = 0

  /// Takes a line and answers it.
  public func hear(_ line: String) async -> Turn {
    number += 1
    heard = line
    var step = take(line)
    while let event = await carryOut(step) {
      step = conversation.take(event)
      followSlowAction()
    }
    let turn = conversation.takeDraft().turn(
      number: number, heard: line, locale: installation.locale)
    lastSaid = turn.spoken
    return turn
  }

  /// Locks or unlocks the device.
  public func setLocked(_ isLocked: Bool) { device.isLocked = isLocked }

  /// Cancels the open request, as "cancel" does; nil when there is none.
  public func cancel() -> Turn? {
    guard conversation.isWaiting else { return nil }
    number += 1
    _ = conversation.take(.universal(.cancel))
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
      conversation.say(lines: abilities(of: installation.reader.universal(utterance)?.app))
      return conversation.take(reply)
    case .request(let heard): return request(heard, in: utterance) ?? conversation.take(.unclear)
    default: return conversation.take(reply)
    }
  }

  private func begin(_ utterance: Utterance) -> Step {
    if let step = takeOffer(utterance) { return step }
    if let (request, app) = installation.reader.universal(utterance) {
      return take(request, of: app)
    }
    return understand(utterance)
  }

  /// - Parameter isGuess: whether the words are not the user's own, so that acting needs a yes.
  private func understand(_ utterance: Utterance, isGuess: Bool = false) -> Step {
    let all = installation.interpretations(of: utterance, now: world.now())
    let heard = all.filter { $0.app.map(device.refused.contains) != true }
    if heard.isEmpty, let app = all.first?.app.flatMap({ installation[$0] }) {
      return answer(
        [text("app.refused", ["app": app.description.displayName])], .failure)
    }
    guard let best = heard.first, var request = newRequest(best) else {
      return notUnderstood(utterance)
    }
    request.isTolerated = request.isTolerated || isGuess
    let rivals = rivals(of: best, among: heard)
    if !rivals.isEmpty, let preferred = ([request] + rivals).first(where: isPreferred) {
      return conversation.begin(preferred)
    }
    return conversation.begin(request, rivals: rivals)
  }

  /// Whether the user wants the app taken for somebody the request names.
  private func isPreferred(_ request: NewRequest) -> Bool {
    let contacts = installation[request.app.id]?.preferredContacts ?? []
    let people = request.description.parameters.filter { $0.type == .person }
      .flatMap { request.intent.values(of: $0.id) }
    return people.contains { contacts.contains($0.display) }
  }

  /// A request that came in answer to a question: more about the same, or something else.
  private func request(_ heard: Interpretation, in utterance: Utterance) -> Step? {
    if let open = conversation.openRequest, open.app.id == heard.app,
      open.description.id == heard.intent
    {
      guard let anew = anew(heard, open) else { return conversation.take(.values(heard)) }
      return conversation.beginAnew(anew)
    }
    let all = installation.interpretations(of: utterance, now: world.now())
    guard let heard = installation.readingLiterals(heard, now: world.now()) else { return nil }
    let rivals = rivals(of: heard, among: all)
    return newRequest(heard).map { conversation.begin($0, rivals: rivals) }
  }

  /// The open request said anew, with all that it needs, when it was to be confirmed; nil for no more
  /// than a change of it.
  private func anew(_ heard: Interpretation, _ open: NewRequest) -> NewRequest? {
    let needed = open.description.parameters.filter(\.isRequired).map(\.id)
    guard conversation.isConfirming, !needed.isEmpty,
      let heard = installation.readingLiterals(heard, now: world.now()),
      let request = newRequest(heard),
      needed.allSatisfy({ request.intent.arguments[$0] != nil })
    else { return nil }
    return request
  }

  private func newRequest(_ heard: Interpretation) -> NewRequest? {
    guard var request = installation.newRequest(heard, id: world.makeID()),
      let app = installation[request.app.id]
    else { return nil }
    request.gates = device.gates(before: request.description, of: app)
    request.finalGates = device.gates(beforeHandling: request.description)
    request.usageDescription = app.access.usageDescription
    return request
  }

  /// The same words taken just as well by other apps, when the user named none.
  private func rivals(of best: Interpretation, among heard: [Interpretation]) -> [NewRequest] {
    guard !best.namesApp else { return [] }
    var apps: Set<AppID?> = [best.app]
    return heard.filter { $0.cost == best.cost && apps.insert($0.app).inserted }
      .compactMap(newRequest)
  }

  // MARK: Answers of the assistant's own

  private func take(_ universal: UniversalRequest, of app: AppID?) -> Step {
    switch universal {
    case .help, .abilities: answer(abilities(of: app), .success)
    case .thanks: answer([text("idle.thanks")], .success)
    case .greeting: answer([text("idle.greeting")], .success)
    case .farewell: answer([text("idle.farewell")], .success)
    case .repetition where !lastSaid.isEmpty: answer(lastSaid, .success)
    case .repetition, .goBack, .startOver, .summary: answer([text("idle.nothing")], .success)
    case .cancel: answer([text("idle.nothing")], .cancelled)
    }
  }

  /// What can be said to an app, or to all, from their own phrase lists.
  private func abilities(of app: AppID?) -> [String] {
    let told = installation.apps.filter { app == nil || $0.description.id == app }
    // Of several apps one example each is as much as anybody keeps in mind.
    let count = told.count > 1 ? 1 : 5
    return told.compactMap { app -> String? in
      let examples = app.description.intents.flatMap { $0.examples.prefix(1) }.prefix(count)
      guard !examples.isEmpty else { return nil }
      let quoted = examples.map { text("quotation", ["text": $0]) }
      return text(
        "abilities.app",
        [
          "app": app.description.displayName,
          "examples": installation.wording.list(Array(quoted), .or),
        ])
    } + [text("help.universal")]
  }

  private func notUnderstood(_ utterance: Utterance) -> Step {
    if installation.understander.isNegated(utterance) {
      return answer([text("notUnderstood.negated")], .notUnderstood)
    }
    offers = installation.nearMisses(to: utterance)
    guard !offers.isEmpty else { return answer([text("notUnderstood")], .notUnderstood) }
    let quoted = offers.map { text("quotation", ["text": $0]) }
    let choices = installation.wording.list(quoted, .or)
    return answer([text("notUnderstood.near", ["choices": choices])], .notUnderstood)
  }

  /// Takes a yes or a choice that answers "Did you mean …?"; nil when the line is no answer to it.
  private func takeOffer(_ utterance: Utterance) -> Step? {
    let offered = offers
    offers = []
    switch installation.reader.choice(utterance, among: offered) {
    case .option(let place): return understand(Utterance(offered[place]), isGuess: true)
    case .no: return answer([text("request.declined")], .cancelled)
    default: return nil
    }
  }

  private func answer(_ lines: [String], _ result: TurnResult) -> Step {
    conversation.say(lines: lines, result: result)
    return .listen
  }

  /// Says why a line can't be taken; an open question is asked again.
  private func refuse(_ key: String, _ values: [String: String] = [:]) -> Step {
    guard conversation.isWaiting else { return answer([text(key, values)], .notUnderstood) }
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
    let handler = app.handler
    var context = RequestContext(
      requestID: request.id, now: world.now(), locale: installation.locale, wording: app.wording,
      app: request.app.id, appName: app.description.displayName)
    context.isSignedOut = device.signedOut.contains(request.app.id)
    context.isAuthenticated = conversation.hasPassed(.authentication)
    let told = context
    let call = HandlerCall(on: world.clock) {
      switch step {
      case .resolve(let parameter):
        .resolved(try await handler.resolve(parameter, of: intent, in: told))
      case .offer(let parameter):
        .offered(try await handler.options(for: parameter, of: intent, in: told))
      case .confirm: .confirmed(try await handler.confirm(intent, in: told))
      case .handle: .handled(try await handler.handle(intent, in: told))
      // Never reached, and never to act.
      case .listen, .settle: throw CancellationError()
      }
    }
    guard step == .handle else { return await call.lastEvent(within: world.patience.answer) }
    if let event = await call.event(within: world.patience.inProgress) { return event }
    slowAction = (call, request.id)
    return .slow
  }

  /// Keeps what the user decided.
  private func settle(_ gate: Gate, of app: AppID, isGranted: Bool) async {
    switch gate {
    case .unlocking: device.isLocked = device.isLocked && !isGranted
    case .authentication: break
    case .authorization:
      if isGranted { device.unopened.remove(app) } else { device.refused.insert(app) }
      await world.remember(app, isGranted)
    }
  }

  /// Waits in the background for an action that takes long, and tells its outcome.
  private func followSlowAction() {
    guard let (call, id) = slowAction else { return }
    slowAction = nil
    slowActions += 1
    let (number, heard, limit) = (number, heard, world.patience.outcome)
    Task { [weak self] in
      let event = await call.lastEvent(within: limit)
      await self?.tell(event, of: id, number: number, heard: heard)
    }
  }

  private func tell(_ event: HandlerEvent, of id: UUID, number: Int, heard: String) {
    guard let outcome = conversation.takeOutcome(event, of: id) else { return }
    outcomeContinuation.yield(
      outcome.turn(number: number, heard: heard, locale: installation.locale))
  }
}
