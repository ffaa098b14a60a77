// SPDX-License-Identifier: Apache-2.0

import IntentModel

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
