// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A transcript that was played, as the page shows it.
struct Conversation {
  struct Exchange {
    let said: String
    let language: String?
    let lines: [Line]
    let problem: String?
  }

  struct Line {
    let kind: String
    let label: String
    let text: String
    let language: String?
  }

  let name: String
  let id: String
  let isPassed: Bool
  let exchanges: [Exchange]

  /// Nil for what is about something else, and for what could not be read.
  ///
  /// - Parameter number: of the result among all.
  init?(_ result: RehearsalResult, number: Int, _ labels: ReportLabels) {
    guard case .transcript(let file) = result.subject, !result.conversation.isEmpty else {
      return nil
    }
    (name, id, isPassed) = (file, "talk-\(number)", result.isPassed)
    exchanges = result.conversation.map { Exchange($0, labels) }
  }
}

extension Conversation.Exchange {
  fileprivate init(_ played: PlayedExchange, _ labels: ReportLabels) {
    let tag = played.turns.first.flatMap { ReportPage.tag($0.locale) }
    said = played.exchange.said
    language = tag
    problem = played.mismatch?.description
    lines = played.answers.map { line in
      Conversation.Line(
        kind: line.mark.name, label: labels[line.mark], text: line.text, language: tag)
    }
  }
}
