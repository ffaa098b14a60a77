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
      .object(
        [
          .init("file", .string(file)), .init("passed", .boolean(isPassed)),
          .init("problems", .strings(problems)),
        ] + (hearing.isEmpty ? [] : [.init("heard", .array(hearing.map(\.json)))]))
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
    case .coverage(let app, let language):
      [
        "coverage": .string(app), "language": .string(language), "passed": .boolean(isPassed),
        "percent": .decimal(coverage?.percent ?? 0), "problems": .strings(problems),
        "kinds": .object(
          CoverageItem.Kind.allCases.compactMap { kind in
            coverage.map { .init(kind.rawValue, $0.json(of: kind)) }
          }),
        "missing": .array((coverage?.missing ?? []).map(\.json)),
      ]
    }
  }
}

extension Coverage {
  fileprivate func json(of kind: CoverageItem.Kind) -> OrderedJSON {
    let tally = tally(of: kind)
    return ["reached": .integer(tally.reached), "all": .integer(tally.all)]
  }
}

extension CoverageItem {
  fileprivate var json: OrderedJSON {
    [
      "kind": .string(kind.rawValue), "name": .string(name),
      "place": .string(ifPresent: place?.description),
    ]
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
