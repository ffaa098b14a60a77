// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal

/// What was said and answered in a chat, the oldest first.
struct ExchangeLog {
  /// Older lines are forgotten.
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

  /// As a transcript has them.
  func lines(_ writer: TranscriptWriter) -> [String] {
    all.map { line in
      switch line {
      case .said(let text): writer.said(text)
      case .answered(let answer): answer.description
      }
    }
  }

  /// As words, with nothing that a screen reader would spell out.
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
