// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Terminal
import Voice

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
