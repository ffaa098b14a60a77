// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An event of an app's work on a request.
public enum HandlerEvent: Hashable, Sendable {
  /// The user's decision was saved.
  case settled(Gate, isGranted: Bool)
  case resolved([Resolution])
  case offered([Value])
  case confirmed(Response)
  /// It asks the user something while it acts.
  case asked(Inquiry)
  case handled(Response)
  /// The app was opened, apart from any open request; nil when it has nothing to show.
  case opened(AppScreen?)
  /// It takes long: the request goes on in the background, and the conversation goes on without it.
  case slow
  case failed(HandlerFailure)
}

extension HandlerEvent {
  /// The event, with the app's name before sentences that could be taken for the assistant's.
  func attributed(to app: AppDescription, by attribution: Attribution) -> HandlerEvent {
    let texts = AttributedTexts(app: app, attribution: attribution)
    return switch self {
    case .resolved(let resolutions): .resolved(resolutions.map(texts.resolution))
    case .confirmed(let response): .confirmed(texts.response(response))
    case .handled(let response): .handled(texts.response(response))
    case .asked(let inquiry): .asked(texts.inquiry(inquiry))
    case .failed(.explained(let error)):
      .failed(.explained(HandlerError(code: error.code, say: texts.sentence(error.say))))
    case .settled, .offered, .opened, .slow, .failed: self
    }
  }
}

/// How an app's code failed.
public enum HandlerFailure: Error, Hashable, Sendable {
  /// In the app's own words.
  case explained(HandlerError)
  /// Its code has run into a trap, and can't go on.
  case crashed
  /// The app is a separate program, and that program failed.
  case brokenDown(AppBreakdown)
  /// With an error that has no text for the user.
  case unexpected
  /// The user said no to a question of its own.
  case declined
  /// It gave no answer in time.
  case timedOut
  /// The app was not called, since nobody could be told the outcome.
  case untold

  /// The code of a request whose app gave no answer in time.
  public static let timedOutCode = "timedOut"
  /// The code of a request that was not carried out, since nobody could be told the outcome.
  public static let untoldCode = "untold"
}
