// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Rehearsal
import Terminal
import Voice

extension [Finding] {
  /// Every finding has a message, names the file that was read, and points into the line that it
  /// shows.
  func brokenPromises(in file: String) -> [String] {
    flatMap { finding in
      var broken: [String] = []
      if finding.message.isEmpty { broken.append("the finding \(finding.rule) says nothing") }
      if finding.location.file != file { broken.append("no file: \(finding)") }
      if let line = finding.sourceLine, finding.location.column > line.count + 1 {
        broken.append("a place behind its line: \(finding)")
      }
      return broken
    }
  }
}

extension Interpretation {
  /// Every match lies in the text, and the score is between 0 and 1.
  func brokenPromises(in text: String) -> [String] {
    let whole = 0...text.count
    let spans = slots.compactMap(\.span) + evidence.map(\.span)
    let outside = spans.filter {
      !whole.contains($0.lowerBound) || !whole.contains($0.upperBound)
    }
    var broken = outside.map { "\(intent) was heard at \($0), outside of the text" }
    if !(0...1).contains(score) { broken.append("\(intent) has a score of \(score)") }
    return broken
  }
}

extension Turn {
  /// The turn says something, is one line of JSON, and can be written into a transcript.
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

extension [TypedValue] {
  /// Each value has the text at its place, and none overlaps the one before it.
  func brokenPromises(in text: String) -> [String] {
    let characters = [Character](text)
    var end = 0
    return flatMap { value in
      guard value.span.upperBound <= characters.count else {
        return ["a \(value.type) was heard at \(value.span), outside of the text"]
      }
      defer { end = value.span.upperBound }
      var broken: [String] = []
      if value.span.lowerBound < end { broken.append("values overlap at \(value.span)") }
      if String(characters[value.span]) != value.heard {
        broken.append("'\(value.heard)' does not stand at \(value.span)")
      }
      return broken
    }
  }
}
