// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel

/// Carrying requests out with an app, and following what comes of them.
extension Session {
  /// Carries out a step unless a gate is in its way; nil when the turn is complete.
  func next(after step: Step) async -> Step? {
    if let gate = gate(before: step) { return conversation.hold(step, until: gate) }
    if step.acts, !world.canTell() { return conversation.take(.failed(.untold)) }
    return await carryOut(step).map { conversation.take($0) } ?? advance()
  }

  /// The gate to pass before an app is asked or told anything: the device may have been locked
  /// since the request began.
  private func gate(before step: Step) -> Gate? {
    guard step.needsApp, let request = conversation.openRequest,
      let app = installation[request.app.id]
    else { return nil }
    return device.gates(before: request.description, of: app).first
  }

  /// Carries out a step; nil when the turn is complete.
  func carryOut(_ step: Step) async -> HandlerEvent? {
    guard step != .listen, let request = conversation.openRequest,
      let intent = conversation.openIntent, let app = installation[request.app.id]
    else { return nil }
    await dropAbandoned()
    if case .settle(let gate, let isGranted) = step {
      await settle(gate, of: request.app.id, isGranted: isGranted)
      return .settled(gate, isGranted: isGranted)
    }
    if case .resume(let answer) = step { return await resume(request.id, answer) }
    let handler = handler(of: app)
    var context = context(for: app, request.id, acts: step == .handle)
    context.isAuthenticated = conversation.hasPassed(.authentication)
    context.runsInBackground = request.description.runsInBackground(
      with: Set(intent.arguments.keys))
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
      // Never reached; it throws, so that nothing could act.
      case .listen, .settle, .resume: throw CancellationError()
      }
    }
    guard step == .handle else { return await call.eventOrTimeOut(within: world.patience.answer) }
    let work = HandledWork(intent: intent, handler: handler, context: told)
    suspended[request.id] = (call, work)
    return await nextEvent(of: request.id)
  }

  /// The context that an app works in.
  ///
  /// - Parameter acts: whether the app does something: only then may it donate and keep places.
  func context(for app: InstalledApp, _ request: UUID, acts: Bool) -> RequestContext {
    let id = app.description.id
    var context = RequestContext(
      requestID: request, now: world.now(), locale: installation.locale, wording: app.wording,
      app: id, appName: app.ownName)
    context.isSignedOut = device.signedOut.contains(id)
    context.namesChanged = { [renamed] in renamed.insert(id) }
    context.combinations = { app.description[$0]?.combinations.map(\.parameters) ?? [] }
    context.shortcuts = world.records
    context.place = acts ? place : nil
    if acts { (context.donations, context.activities) = (world.records, world.records) }
    return context
  }

  /// Gives an app the answer to its question, and waits for its next event.
  func resume(_ request: UUID, _ answer: InquiryAnswer) async -> HandlerEvent? {
    guard let (call, work) = suspended[request] else { return .failed(.unexpected) }
    if case .given(let intent) = answer { suspended[request] = (call, work.with(intent)) }
    call.answer(answer)
    return await nextEvent(of: request)
  }

  /// The next event of an app that acts: a question, an end, or `HandlerEvent.slow`.
  func nextEvent(of request: UUID) async -> HandlerEvent? {
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

  /// Stops the apps whose requests were given up or begun anew while they waited for an answer. It
  /// waits until they have stopped, so that the next call finds them finished.
  func dropAbandoned() async {
    for (request, (call, _)) in suspended where !conversation.isPerforming(request) {
      suspended[request] = nil
      await call.stop(within: world.patience.inProgress)
    }
  }

  /// Loads the names of apps that said their names have changed.
  func renew() async {
    for app in renamed.takeAll() {
      guard let names = await world.renew(app) else { continue }
      installation = installation.naming(names, of: app)
    }
  }

  /// Saves the user's decision about a gate.
  func settle(_ gate: Gate, of app: AppID, isGranted: Bool) async {
    switch gate {
    case .unlocking: device.isLocked = device.isLocked && !isGranted
    case .authentication: break
    case .authorization:
      if isGranted { device.unopened.remove(app) } else { device.refused.insert(app) }
      await world.remember(app, isGranted)
      if isGranted { renamed.insert(app) }
    }
  }

  /// Waits in the background for the outcome of a slow action.
  func followSlowly(_ action: SlowActions.Action) {
    slowActions.begin()
    let limit = world.patience.outcome
    Task { [weak self] in
      let event = await action.call.eventOrTimeOut(within: limit)
      await self?.receive(event, of: action)
    }
  }

  func receive(_ event: HandlerEvent, of action: SlowActions.Action) {
    slowActions.receive(event, of: action)
  }

  func turn(for event: HandlerEvent, of action: SlowActions.Action) -> Turn? {
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

  /// Reports how a handled request goes on, until it is over or the app reports on a newer one.
  func follow(_ work: HandledWork, after event: HandlerEvent, number: Int, heard: String) {
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

  func tell(
    _ response: Response, after intent: StructuredIntent, number: Int, heard: String
  ) {
    guard !Task.isCancelled, let app = installation[intent.app]?.description,
      let news = conversation.news(response, of: intent, from: app)
    else { return }
    newsContinuation.yield(news.turn(number: number, heard: heard, locale: installation.locale))
  }
}

/// A request that an app carries out, with its handler and its context.
struct HandledWork: Sendable {
  var intent: StructuredIntent
  var handler: any IntentHandler
  var context: RequestContext

  /// A copy for a request with further values.
  func with(_ intent: StructuredIntent) -> HandledWork {
    HandledWork(intent: intent, handler: handler, context: context)
  }
}
