// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Terminal

extension Turn {
  /// It says something, is one line of JSON, and can be written into a transcript.
  func brokenPromises(_ writer: TranscriptWriter) -> [String] {
    var broken: [String] = []
    if spoken.allSatisfy(\.isEmpty) { broken.append("no answer to '\(heard)'") }
    if !json.text.isOneJSONValue { broken.append("no JSON: \(json.text)") }
    let lines = [writer.said(heard)] + writer.answers(of: self).map(\.description)
    let text = lines.joined(separator: "\n")
    if (try? Transcript(parsing: text, file: "turn")) == nil {
      broken.append("no transcript: \(text)")
    }
    return broken
  }
}
