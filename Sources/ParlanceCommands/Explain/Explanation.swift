// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Terminal
import Voice

/// The reason why an utterance is understood as it is. If it isn't understood: why not, and the
/// sentences that come near.
struct Explanation {
  let text: String
  let chosen: Interpretation?
  /// The other sentences that were considered, the best first.
  private(set) var rivals: [Rival] = []
  /// The words that say not to do something; only if no sentence fits.
  private(set) var negation: String?
  /// The request to the assistant itself that the utterance is.
  private(set) var request: String?
  /// The nearest sentences if none fits.
  private(set) var nearest: [NearestSentence] = []
  /// The nearest whole requests if no sentence fits.
  private(set) var nearMisses: [String] = []

  /// The most rivals shown besides the interpretations of other intents; more would help nobody.
  private static let maximumRivals = 5

  /// - Parameter installation: The installation with the other requests to the assistant; nil for a
  ///   grammar on its own.
  init(of text: String, by understander: Understander, in installation: Installation? = nil) {
    // A text that is too long for the conversation is not understood here either.
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

extension Explanation {
  /// A sentence that was considered but not chosen.
  struct Rival {
    var reading: Interpretation
    /// The reason why it lost; nil if only chance separates the two.
    var because: DecidingDifference?

    init(_ reading: Interpretation, behind chosen: Interpretation) {
      self.reading = reading
      because = DecidingDifference(of: chosen, before: reading)
    }
  }
}

extension Explanation {
  var json: OrderedJSON {
    [
      "text": .string(text),
      "app": .string(ifPresent: chosen?.app?.rawValue),
      "intent": .string(ifPresent: chosen?.intent.rawValue),
      "score": chosen.map { .decimal($0.score) } ?? nil,
      "template": .string(ifPresent: chosen?.template.text),
      "location": .string(ifPresent: chosen?.template.location.description),
      "words": .array(chosen?.wordsJSON ?? []),
      "fixed": .array(chosen?.fixedJSON ?? []),
      "alternatives": .array(rivals.map(\.json)),
      "request": .string(ifPresent: request),
      "negation": .string(ifPresent: negation),
      "nearest": .array(nearest.map(\.json)),
      "nearMisses": .strings(nearMisses),
    ]
  }
}

extension Explanation.Rival {
  fileprivate var json: OrderedJSON {
    guard case .object(let members) = reading.summaryJSON else { return nil }
    return .object(
      members + [
        .init("location", .string(reading.template.location.description)),
        .init("because", .string(ifPresent: because?.rawValue)),
      ])
  }
}

extension Interpretation {
  fileprivate var wordsJSON: [OrderedJSON] {
    evidence.map { evidence in
      guard case .object(let members) = evidence.json else { return nil }
      let slot = slot(of: evidence)
      let value = slot.map { OrderedJSON($0.output) } ?? nil
      let rivals = slot?.candidates.dropFirst().map { OrderedJSON($0.output) } ?? []
      return .object(
        members + [.init("value", value)]
          + (rivals.isEmpty ? [] : [.init("rivals", .array(rivals))]))
    }
  }

  fileprivate var fixedJSON: [OrderedJSON] {
    fixedSlots.map { ["slot": .string($0.name), "value": OrderedJSON($0.output)] }
  }
}

extension NearestSentence {
  fileprivate var json: OrderedJSON {
    [
      "app": .string(ifPresent: app?.rawValue), "intent": .string(intent.rawValue),
      "template": .string(template.text), "location": .string(template.location.description),
      "fits": .array(fits.map(\.json)), "lacks": .array(lacks.map(\.json)),
    ]
  }
}

extension NearestSentence.Lack {
  fileprivate var json: OrderedJSON {
    switch self {
    case .leftOver(let heard): ["lack": "leftOver", "heard": .string(heard)]
    case .words(let expected, let isExample, let heard):
      [
        "lack": "words", "expected": .string(expected), "isExample": .boolean(isExample),
        "heard": .string(ifPresent: heard),
      ]
    case .value(let slot, let heard):
      ["lack": "value", "slot": .string(slot), "heard": .string(ifPresent: heard)]
    case .appName(let heard): ["lack": "appName", "heard": .string(ifPresent: heard)]
    case .context(let key): ["lack": "context", "key": .string(key)]
    case .keywords(let words): ["lack": "keywords", "expected": .strings(words)]
    }
  }
}
