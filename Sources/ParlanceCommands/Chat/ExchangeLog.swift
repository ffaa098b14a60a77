// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal

/// The utterances and answers of a chat, the oldest first.
struct ExchangeLog {
  /// The most lines kept; older ones are removed.
  private static let maximumLines = 10_000

  private enum Line {
    case said(String)
    case answered(TranscriptLine)
  }

  private var all: [Line] = []

  mutating func add(said line: String) { add(.said(line)) }

  mutating func add(_ answers: [TranscriptLine]) {
    for answer in answers { add(.answered(answer)) }
  }

  private mutating func add(_ line: Line) {
    all.append(line)
    if all.count > Self.maximumLines { all.removeFirst() }
  }

  /// The lines as a transcript has them.
  func lines(_ writer: TranscriptWriter) -> [String] {
    all.map { line in
      switch line {
      case .said(let text): writer.said(text)
      case .answered(let answer): answer.description
      }
    }
  }

  /// The lines in words, without signs that a screen reader would spell out.
  func linear(_ wording: Wording) -> [String] {
    all.compactMap { line in
      switch line {
      case .said(let text): wording.text("transcript.you", ["text": text])
      case .answered(let answer):
        switch answer.mark {
        case .response, .prompt: wording.text("transcript.parlance", ["text": answer.text])
        case .card: answer.text
        case .intent: nil
        }
      }
    }
  }
}
