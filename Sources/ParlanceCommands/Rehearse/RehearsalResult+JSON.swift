// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Terminal
import Voice

extension RehearsalResult {
  /// One line of `rehearse --json`.
  var json: OrderedJSON {
    switch subject {
    case .transcript(let file):
      ["file": .string(file), "passed": .boolean(isPassed), "problems": .strings(problems)]
    case .sentences(let place, let language):
      [
        "sentences": .string(place), "language": .string(language), "passed": .integer(passed),
        "failed": .integer(failed), "problems": .strings(problems),
      ]
    case .phrases(let app, let language):
      [
        "app": .string(app), "language": .string(language), "passed": .integer(passed),
        "failed": .integer(failed), "problems": .strings(problems),
        "phrases": .array(phrases.map(\.json)),
      ]
    }
  }
}

extension PhraseResult {
  fileprivate var json: OrderedJSON {
    [
      "phrase": .string(template.text), "place": .string(template.location.description),
      "said": .integer(asWritten.said), "understood": .integer(asWritten.understood),
      "margin": nearestRival.map { .integer($0.margin) } ?? .null,
      "rival": .string(ifPresent: nearestRival?.name),
      "saidDifferently": .object(
        Perturbation.allCases.compactMap { perturbation in
          saidDifferently[perturbation].map { .init(perturbation.rawValue, $0.json) }
        }),
      "misheard": .array(misheard.map(\.json)),
    ]
  }
}

extension PhraseResult.Tally {
  fileprivate var json: OrderedJSON {
    ["said": .integer(said), "understood": .integer(understood)]
  }
}

extension PhraseResult.Misheard {
  fileprivate var json: OrderedJSON {
    [
      "text": .string(text), "change": .string(ifPresent: perturbation?.rawValue),
      "heard": .string(ifPresent: heard),
    ]
  }
}
