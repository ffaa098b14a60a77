// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import IntentModel

/// Says all phrases of an app to all installed apps, and reports the result of each.
public struct PhraseSetPlayer: Sendable {
  private let installation: Installation
  private let words: PerturbationWords
  private let now: Date
  private let seed: UInt64
  private let perturbations: [Perturbation]

  /// - Parameters:
  ///   - installation: the installed apps, with their templates loaded.
  ///   - words: the words for changing sentences.
  ///   - now: the time that "tomorrow" is relative to.
  ///   - seed: the seed of the random changes.
  ///   - perturbations: the kinds of changes to try. With none, phrases are said only as written.
  public init(
    _ installation: Installation, words: PerturbationWords, now: Date, seed: UInt64,
    perturbations: [Perturbation] = Perturbation.allCases
  ) {
    self.installation = installation
    self.words = words
    self.now = now
    self.seed = seed
    self.perturbations = perturbations
  }

  /// The results of the phrases, in the order of the set. Runs on all cores.
  public func play(_ set: PhraseSet) async -> [PhraseResult] {
    let trial = PhraseTrial(
      installation: installation, app: set.app, perturber: Perturber(words),
      perturbations: perturbations, now: now, seed: seed)
    return await withTaskGroup(of: (Int, PhraseResult).self) { group in
      for (number, phrase) in set.phrases.enumerated() {
        group.addTask { (number, trial.result(of: phrase)) }
      }
      var results = set.phrases.map { PhraseResult($0.template) }
      for await (number, result) in group { results[number] = result }
      return results
    }
  }
}
