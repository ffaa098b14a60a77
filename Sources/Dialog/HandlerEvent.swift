// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// What came back from an app.
public enum HandlerEvent: Hashable, Sendable {
  /// What the user decided is kept.
  case settled(Gate, isGranted: Bool)
  case resolved([Resolution])
  case offered([Value])
  case confirmed(Response)
  /// It asks the user something while it acts.
  case asked(Inquiry)
  case handled(Response)
  /// It was opened, for no request that is talked about; nil where it has nothing to show.
  case opened(AppScreen?)
  /// It takes long: the request goes on by itself, the conversation goes on without it.
  case slow
  case failed(HandlerFailure)
}

extension HandlerEvent {
  /// The same with an app's sentences led by whose they are where they could be taken for the assistant's.
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
  /// Its code has run into a trap, and is gone.
  case crashed
  /// It is a program of its own, and did not do its part.
  case brokenDown(AppBreakdown)
  /// With an error nobody worded.
  case unexpected
  /// The user said no to a question of its own.
  case declined
  /// It gave no answer in time.
  case timedOut
  /// It was asked nothing, since nobody could be told what comes of it.
  case untold

  /// The code of a request whose app gave no answer in time.
  public static let timedOutCode = "timedOut"
  /// The code of a request that was not carried out, since nobody could be told what comes of it.
  public static let untoldCode = "untold"
}
