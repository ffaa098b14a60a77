// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Terminal
import Voice

/// The reading of an utterance, word by word, with its rivals and what came near.
struct Explanation {
  let text: String
  let chosen: Interpretation?
  let rivals: [Interpretation]
  let nearMisses: [String]
  private let installation: Installation

  init(of text: String, in installation: Installation) {
    // What is too long for the conversation is not understood here either.
    let utterance = Utterance(text.count > Session.maximumLength ? "" : text)
    let heard = installation.interpretations(of: utterance)
    self.text = text
    self.installation = installation
    chosen = heard.first
    rivals = Array(heard.dropFirst())
    nearMisses = heard.isEmpty ? installation.nearMisses(to: utterance) : []
  }

  // MARK: Text

  func lines(_ wording: Wording) -> [String] {
    guard let chosen else {
      if let request = installation.reader.universal(Utterance(text))?.request {
        let values = ["text": text.shortened(to: 200), "request": request.rawValue]
        return [wording.text("explain.universal", values)]
      }
      let near = nearMisses.map { wording.text("explain.near", ["text": $0]) }
      return [wording.text("explain.nothing", ["text": text.shortened(to: 200)])] + near
    }
    return [
      wording.text(
        "explain.chosen",
        ["intent": name(of: chosen), "score": score(of: chosen)]),
      wording.text(
        "explain.template",
        ["template": chosen.template.text, "place": chosen.template.location.description]),
    ] + chosen.evidence.map { line(for: $0, wording) }
      + rivals.map { rival in
        wording.text("explain.rival", ["intent": name(of: rival), "score": score(of: rival)])
      }
  }

  private func line(for evidence: Evidence, _ wording: Wording) -> String {
    var values = ["heard": evidence.heard]
    values["slot"] = evidence.slot
    values["expected"] = evidence.expected
    return wording.text("explain.\(evidence.kindName)", values)
  }

  private func name(of heard: Interpretation) -> String {
    (heard.app.map { "\($0)." } ?? "") + heard.intent.rawValue
  }

  /// In hundredths, which is as much as tells one reading from another.
  private func score(of heard: Interpretation) -> String {
    OrderedJSON.decimal((heard.score * 100).rounded() / 100).text
  }

  // MARK: JSON

  var json: OrderedJSON {
    [
      "text": .string(text),
      "app": .string(ifPresent: chosen?.app?.rawValue),
      "intent": .string(ifPresent: chosen?.intent.rawValue),
      "score": chosen.map { .decimal($0.score) } ?? nil,
      "template": .string(ifPresent: chosen?.template.text),
      "location": .string(ifPresent: chosen?.template.location.description),
      "words": .array(chosen?.evidence.map(\.json) ?? []),
      "alternatives": .array(rivals.map { $0.summaryJSON }),
      "nearMisses": .strings(nearMisses),
    ]
  }
}
