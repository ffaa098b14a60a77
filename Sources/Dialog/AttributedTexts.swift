// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Puts the app's name before sentences of an app that could be taken for the assistant's.
///
/// Names of things stay as they are: they are quoted when they are read out.
struct AttributedTexts {
  let app: AppDescription
  let attribution: Attribution

  func sentence(_ text: String) -> String { attribution.attributed(text, to: app) }

  func resolution(_ resolution: Resolution) -> Resolution {
    switch resolution {
    case .confirmationRequired(let value, let reason):
      .confirmationRequired(value, reason: reason.map(sentence))
    case .unsupported(let reason): .unsupported(reason: reason.map(sentence))
    case .success, .disambiguation, .needsValue, .needsMoreDetails, .notRequired: resolution
    }
  }

  func response(_ response: Response) -> Response {
    var response = response
    response.say = response.say.map(sentence)
    response.snippet = response.snippet.map(snippet)
    return response
  }

  func inquiry(_ inquiry: Inquiry) -> Inquiry {
    var inquiry = inquiry
    inquiry.question = inquiry.question.map(sentence)
    inquiry.reason = inquiry.reason.map(sentence)
    inquiry.snippet = inquiry.snippet.map(snippet)
    return inquiry
  }

  /// Label and text are checked as one line, since they are read out as one.
  func snippet(_ card: Snippet) -> Snippet {
    let lines = card.lines.map { line in
      let told = sentence(line.linear)
      return told == line.linear ? line : Snippet.Line(told)
    }
    return Snippet(title: card.title.map(sentence), lines: lines)
  }
}
