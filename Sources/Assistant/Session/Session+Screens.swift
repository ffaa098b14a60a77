// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Voice

/// Apps that are open, and their screens: each in front of the one it was opened from.
extension Session {
  /// The most screens behind each other; beyond it, the oldest is forgotten.
  private static let maximumScreens = 20

  /// Plans to open an app before the turn is over.
  func willOpen(_ app: AppID, at place: UserActivity?) -> Step {
    openings.append(ScreenOpening(app: app, place: place))
    return .listen
  }

  /// Opens the planned screens one after the other, and the app that goes on with the request.
  func open() async {
    if let (request, place) = conversation.continuation {
      openings.append(ScreenOpening(app: request.app, place: place, request: request))
    }
    let due = openings
    openings = []
    for opening in due { await open(opening) }
  }

  private func open(_ opening: ScreenOpening) async {
    guard let app = installation[opening.app], device.lets(opening.app) else {
      return tellNothing(of: opening)
    }
    let handler = handler(of: app)
    let context = context(for: app, world.makeID(), acts: true)
    let call = HandlerCall(on: world.clock) { _ in
      .opened(try await handler.screen(at: opening.place, for: opening.request, in: context))
    }
    switch await call.eventOrTimeOut(within: world.patience.answer) {
    case .opened(let screen?): show(screen, of: opening, in: app.description)
    case .opened(nil): tellNothing(of: opening)
    case .failed(.explained(let error)):
      conversation.withdrawHandover()
      say([conversation.attributed(error.say, to: app.description)], .failure)
    default: tellNothing(of: opening)
    }
  }

  private func show(_ screen: AppScreen, of opening: ScreenOpening, in app: AppDescription) {
    if screens.last?.app != opening.app { screens = [] }
    screens =
      screens.suffix(Self.maximumScreens - 1) + [
        OpenScreen(
          app: opening.app, place: opening.place, request: opening.request, links: screen.links)
      ]
    conversation.withdrawHandover()
    conversation.show(screen, of: app)
    say([conversation.attributed(screen.say, to: app)] + linkLines(of: screen), .success)
    guard !opening.isReturn, let place = screen.place, place.isEligibleForPrediction else { return }
    remember(ShortcutStep(app: opening.app, action: .activity(place)))
  }

  /// A sentence about the links of a screen; no line when it has none.
  private func linkLines(of screen: AppScreen) -> [String] {
    guard !screen.links.isEmpty else { return [] }
    let links = screen.links.map { text("quotation", ["text": $0.title]) }
    return [text("screen.links", ["links": installation.wording.list(links, .and)])]
  }

  /// Nothing is said for an app that goes on with a request: it has said so itself.
  private func tellNothing(of opening: ScreenOpening) {
    guard opening.request == nil else { return }
    let name = installation[opening.app]?.description.displayName ?? opening.app.rawValue
    say([text("screen.none", ["app": name])], .failure)
  }

  /// Goes back from the front screen to the one behind it; from the last screen, leaves the app.
  func goBack() -> Step {
    guard screens.count > 1 else { return close() }
    screens.removeLast()
    let behind = screens.removeLast()
    openings.append(
      ScreenOpening(
        app: behind.app, place: behind.place, request: behind.request, isReturn: true))
    return .listen
  }

  /// Leaves the app that is open.
  func close() -> Step {
    let app = screens.last.flatMap { installation[$0.app]?.description.displayName }
    screens = []
    return answer([text("screen.left", ["app": app ?? ""])], .success)
  }

  /// Opens the front screen's link with this name or number; nil when there is none.
  func takeLink(_ utterance: Utterance) -> Step? {
    guard let screen = screens.last, !screen.links.isEmpty,
      installation.reader.universal(utterance, front: frontApp) == nil
    else { return nil }
    return position(named: utterance, among: screen.links.map(\.title))
      .map { willOpen(screen.app, at: screen.links[$0].place) }
  }

  /// The position of the title that the words give whole, by its number or, unless they are a
  /// request, in part.
  private func position(named utterance: Utterance, among titles: [String]) -> Int? {
    let key = installation.shortcutKey(of: utterance)
    let whole = titles.firstIndex { installation.shortcutKey(of: Utterance($0)) == key }
    if let whole, !installation.reader.isYesOrNo(utterance) { return whole }
    if case .option(let position)? = installation.reader.choice(utterance, among: titles) {
      return position
    }
    guard let part = installation.reader.place(named: utterance, among: titles),
      case .nothing = requestReader.read(utterance)
    else { return nil }
    return part
  }

  private func say(_ lines: [String], _ result: TurnResult) {
    conversation.say(lines: lines, result: conversation.isWaiting || isContinuing ? nil : result)
  }

  /// Whether the turn has already ended with the app going on.
  private var isContinuing: Bool { conversation.continuation != nil }
}

/// A screen of an app that is open, and how to open it again.
struct OpenScreen {
  var app: AppID
  var place: UserActivity?
  var request: StructuredIntent?
  var links: [AppScreen.Link]
}

/// An app that is to be opened.
struct ScreenOpening {
  var app: AppID

  /// The place to open it at; nil for where the app begins.
  var place: UserActivity?

  /// The request it is opened for; nil for the place alone.
  var request: StructuredIntent?

  /// Whether the user comes back to the screen.
  var isReturn = false
}
