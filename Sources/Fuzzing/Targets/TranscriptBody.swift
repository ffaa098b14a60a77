// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal

/// Reads a transcript, and reads the text written from it again.
enum TranscriptBody: FuzzBody {
  private static let file = "said.transcript"

  static func brokenPromises(on input: Data) -> [String] {
    let text = String(decoding: input, as: UTF8.self)
    do {
      return brokenPromises(of: try Transcript(parsing: text, file: file), text)
    } catch {
      return error.findings.brokenPromises(in: file)
    }
  }

  private static func brokenPromises(of transcript: Transcript, _ text: String) -> [String] {
    var broken: [String] = []
    let rewritten = TranscriptRewriter(text).text(with: [])
    if (try? Transcript(parsing: rewritten, file: file)) != transcript {
      broken.append("rewritten, the transcript is another")
    }
    let again = try? Transcript(parsing: written(transcript), file: file)
    if again?.exchanges.map(\.said) != transcript.exchanges.map(\.said)
      || again?.exchanges.map(\.answers) != transcript.exchanges.map(\.answers)
    {
      broken.append("written line by line, the transcript is another")
    }
    let answers = transcript.exchanges.flatMap(\.answers)
    broken += answers.filter { !$0.accepts($0) }.map { "'\($0)' does not accept itself" }
    return broken
  }

  /// The text of the exchanges, without settings.
  private static func written(_ transcript: Transcript) -> String {
    transcript.exchanges.flatMap { exchange in
      ["> \(exchange.said)"] + exchange.answers.map(\.description)
    }.joined(separator: "\n")
  }
}
