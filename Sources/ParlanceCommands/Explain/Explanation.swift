// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Voice

/// Why an utterance is understood as it is; where it isn't, why not, and what comes near.
struct Explanation {
  let text: String
  let chosen: Interpretation?
  /// The other sentences that were in question, the best first.
  private(set) var rivals: [Rival] = []
  /// The words that say not to do something; only where nothing fits.
  private(set) var negation: String?
  /// The request to the assistant itself that it is.
  private(set) var request: String?
  /// The sentences that come nearest where nothing fits.
  private(set) var nearest: [NearestSentence] = []
  /// Whole requests that come near where nothing fits.
  private(set) var nearMisses: [String] = []

  /// Beside the interpretations of other intents, more rivals than these are no use to anyone.
  private static let maximumRivals = 5

  /// - Parameter installation: what else may be said to the assistant; nil for a grammar on its own.
  init(of text: String, by understander: Understander, in installation: Installation? = nil) {
    // What is too long for the conversation is not understood here either.
    let utterance = Utterance(Utterance.isTooLong(text) ? "" : text)
    let heard = understander.interpretations(of: utterance)
    self.text = text
    chosen = heard.first
    if let chosen {
      let others = understander.readings(of: utterance).dropFirst()
      rivals = others.prefix(max(heard.count - 1, Self.maximumRivals))
        .map { Rival($0, behind: chosen) }
    } else {
      request = installation?.reader.universal(utterance)?.request.rawValue
      nearMisses = installation?.nearMisses(to: utterance) ?? []
      guard request == nil else { return }
      negation = understander.negation(in: utterance)
      nearest = understander.nearest(to: utterance)
    }
  }

  init(of text: String, in installation: Installation) {
    self.init(of: text, by: installation.understander, in: installation)
  }
}
