// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A played transcript, as the page shows it.
struct Conversation {
  struct Exchange {
    let said: String
    let language: String?
    let lines: [Line]
    let problem: String?
    let heard: [Heard]
    let isHeard: Bool
  }

  /// One turn as a listener hears it.
  struct Heard {
    let spoken: String
    let options: Int
    let hasOptions: Bool
    let seconds: String
    let flags: [String]
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

  /// Returns nil if the result is not of a transcript, or if the transcript could not be read.
  ///
  /// - Parameter number: the number of the result among all results.
  init?(_ result: RehearsalResult, number: Int, _ labels: ReportLabels) {
    guard case .transcript(let file) = result.subject, !result.conversation.isEmpty else {
      return nil
    }
    (name, id, isPassed) = (file, "talk-\(number)", result.isPassed)
    let heard = Dictionary(grouping: result.hearing, by: \.location)
    exchanges = result.conversation.map {
      Exchange($0, heard[$0.exchange.location] ?? [], labels)
    }
  }
}

extension Conversation.Exchange {
  fileprivate init(_ played: PlayedExchange, _ turns: [HeardTurn], _ labels: ReportLabels) {
    let tag = played.turns.first.flatMap { ReportPage.tag($0.locale) }
    said = played.exchange.said
    language = tag
    problem = played.mismatch?.description
    isHeard = !turns.isEmpty
    heard = turns.map {
      Conversation.Heard(
        spoken: $0.spoken.joined(separator: " "), options: $0.options,
        hasOptions: $0.options > 0, seconds: $0.seconds.tenths,
        flags: $0.flags.map(\.description))
    }
    lines = played.answers.map { line in
      Conversation.Line(
        kind: line.mark.name, label: labels[line.mark], text: line.text, language: tag)
    }
  }
}
