// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
public import IntentModel
import Synchronization
import Voice

/// One user's conversation with the installed apps.
///
/// Lines are heard one after another: pass the next one when the last one is answered.
public actor Session {
  static let maximumNews = 100
  /// The most suggestions that are offered at once.
  static let suggestionCount = 3

  /// Updates on earlier requests, such as a ride: each is a turn with the number of the one that
  /// told of the request. When nobody takes them, the latest are kept.
  public nonisolated let news: AsyncStream<Turn>

  var installation: Installation
  let world: World
  var device: Device
  let newsContinuation: AsyncStream<Turn>.Continuation
  var conversation: Conversation
  var number = 0
  var heard = ""
  var lastSaid: [String] = []
  /// The app that was last talked to.
  var lastApp: AppID?
  /// The offers that the next line may choose from.
  var offers: [Offer] = []
  var slowActions = SlowActions()
  /// The screens of the open app, the front one last; empty while no app is open.
  var screens: [OpenScreen] = []
  /// The screens to open before the turn is over.
  var openings: [ScreenOpening] = []
  /// The tips that were shown, and the request that the last one followed.
  var toldTips: Set<String> = []
  var lastTip: StructuredIntent?
  /// Notices to apps, which are delivered before the turn is over.
  var notices: [HandlerCall] = []
  /// The last steps done in this conversation, the latest last.
  var done: [ShortcutStep] = []
  /// The shortcuts that the shortcuts app is making or is about to run.
  let drafts = ShortcutDrafts()
  /// The shortcuts that are under way, each begun while the one before it was asking something.
  var runs: [ShortcutRun] = []
  /// The running calls of the requests that are talked about: each waits for an answer to a
  /// question of the app's own.
  var suspended: [UUID: (call: HandlerCall, work: HandledWork)] = [:]
  /// The apps whose names have changed since they were last looked at.
  let renamed = ChangedNames()
  /// For each app, the task that follows its latest handled request.
  var followed: [AppID: Task<Void, Never>] = [:]

  public init(
    _ installation: Installation, world: World = World(), device: Device = Device()
  ) {
    self.installation = installation
    self.world = world
    self.device = device
    conversation = Conversation(
      wording: installation.wording, attribution: installation.attribution)
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
  ///
  /// A line that was typed ahead, before the open question was shown, can't be a consent.
  public func hear(_ line: String, typedAhead isAhead: Bool = false) async -> Turn {
    number += 1
    heard = line
    await carryThrough(take(line, typedAhead: isAhead))
    await open()
    for notice in notices { _ = await notice.eventOrTimeOut(within: world.patience.answer) }
    notices = []
    await dropAbandoned()
    await renew()
    let turn = conversation.takeDraft().turn(
      number: number, heard: line, locale: installation.locale)
    lastSaid = turn.spoken
    lastApp = turn.intent?.app ?? screens.last?.app ?? lastApp
    remember(turn)
    return turn
  }

  /// Suggestions before the user says anything; nil when there are none, and while a question is
  /// open.
  public func suggestions() -> Turn? {
    guard !isWaiting else { return nil }
    _ = suggest()
    let draft = conversation.takeDraft()
    guard !offers.isEmpty else { return nil }
    return draft.turn(number: number, heard: "", locale: installation.locale)
  }

  /// The outcome of a slow action, if there is one to tell: a turn with the number of the one it
  /// began in. It may be a question of the app's, which the next line answers. No question comes
  /// while another waits for its answer.
  public func takeOutcome() -> Turn? {
    while let (event, action) = slowActions.take(withQuestions: !isWaiting) {
      if let turn = turn(for: event, of: action) { return turn }
    }
    return nil
  }

  /// Waits for the next outcome; nil when nothing runs in the background any more.
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
  public func cancel() async -> Turn? {
    guard conversation.isWaiting else { return nil }
    number += 1
    heard = ""
    await carryThrough(conversation.take(.universal(.cancel)))
    await dropAbandoned()
    let turn = conversation.takeDraft().turn(
      number: number, heard: "", locale: installation.locale)
    lastSaid = turn.spoken
    return turn
  }

  /// Carries out a step and all that follow from it, until it is the user's turn.
  private func carryThrough(_ step: Step) async {
    var step: Step? = step
    while let taken = step { step = await next(after: taken) }
  }

  // MARK: Understanding

  func take(_ line: String, typedAhead isAhead: Bool = false) -> Step {
    guard !Utterance.isTooLong(line) else {
      return refuse("reply.tooLong", ["limit": String(Utterance.maximumLength)])
    }
    guard line.contains(where: { !$0.isWhitespace }) else { return refuse("reply.empty") }
    let utterance = Utterance(line)
    return conversation.isWaiting
      ? answer(utterance, typedAhead: isAhead) : begin(utterance)
  }

  func answer(_ utterance: Utterance, typedAhead isAhead: Bool = false) -> Step {
    if !installation.reader.answersAsItIs(utterance, in: conversation),
      let step = takeShortcut(utterance)
    {
      return step
    }
    let reply = installation.reader.read(utterance, in: conversation, now: world.now())
    switch reply {
    case .universal(.abilities):
      let apps = installation.reader.universal(utterance, front: frontApp)?.apps ?? []
      conversation.say(lines: installation.abilities(of: apps))
      return conversation.take(reply)
    case .request(let heard): return request(heard, in: utterance)
    case .yes where isAhead && conversation.asksForConsent:
      return conversation.drop(typedAhead: utterance.text)
    default: return conversation.take(reply)
    }
  }

  func begin(_ utterance: Utterance) -> Step {
    if let step = takeShortcut(utterance) ?? takeOffer(utterance) ?? takeLink(utterance) {
      return step
    }
    // When no app is open, some of these words are a farewell.
    if !screens.isEmpty, installation.reader.wish(utterance) == .close { return close() }
    if let (request, apps) = installation.reader.universal(utterance, front: frontApp) {
      return take(request, of: apps)
    }
    // A yes or a no that comes too late is no request to an app.
    return installation.reader.isYesOrNo(utterance)
      ? notUnderstood(utterance) : understand(utterance)
  }

  /// - Parameter isGuess: whether the words are not the user's own, so that acting needs a yes.
  func understand(_ utterance: Utterance, isGuess: Bool = false) -> Step {
    let reading = requestReader.read(utterance)
    if case .requests(let requests) = reading, requests.first?.isTolerated == false {
      return begin(requests, isGuess: isGuess)
    }
    // Exact phrases of apps come before the assistant's own requests; guesses come after them.
    if let wish = installation.reader.wish(utterance) { return take(wish) }
    switch reading {
    case .requests(let requests): return begin(requests, isGuess: isGuess)
    case .refused(let app): return refuse("app.refused", ["app": app.displayName], .failure)
    case .nothing: return notUnderstood(utterance)
    }
  }

  func begin(_ requests: [NewRequest], isGuess: Bool = false) -> Step {
    var requests = requests
    for index in requests.indices where isGuess { requests[index].isTolerated = true }
    guard let best = requests.first else { return .listen }
    return conversation.begin(best, rivals: Array(requests.dropFirst()))
  }

  /// A request that came in answer to a question: more about the same, or something else.
  func request(_ heard: Interpretation, in utterance: Utterance) -> Step {
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

  var requestReader: RequestReader {
    RequestReader(
      installation: installation, device: device, now: world.now(), front: screens.last?.app,
      makeID: world.makeID)
  }
}

/// The apps that reported a change of their names, from any task.
final class ChangedNames: Sendable {
  private let apps = Mutex<Set<AppID>>([])

  func insert(_ app: AppID) { apps.withLock { _ = $0.insert(app) } }

  /// Returns the apps and forgets them.
  func takeAll() -> Set<AppID> {
    apps.withLock { apps in
      defer { apps = [] }
      return apps
    }
  }
}
