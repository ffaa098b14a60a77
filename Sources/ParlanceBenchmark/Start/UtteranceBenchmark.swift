// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Samples
import Voice

/// Times the understanding of one utterance, for all examples that the apps give.
struct UtteranceBenchmark {
  private static let rounds = 200
  private let installation: Installation

  init(vocabulary: URL) throws {
    let loader = InstallationLoader(
      vocabulary: vocabulary, apps: ShippedApps.all(), container: { _ in vocabulary })
    installation = loader.load(locale: "en-US").installation
  }

  func table() -> Table {
    let examples = installation.apps.flatMap { $0.description.intents.flatMap(\.examples) }
    var table = Table("One utterance (\(examples.count) examples, \(Self.rounds) rounds)")
    table.add("as written", times(of: examples))
    table.add("with a letter missing", times(of: examples.map(slipped)))
    table.add("of something else", times(of: ["tell me a story about a dragon and a knight"]))
    return table
  }

  private func times(of texts: [String]) -> [Duration] {
    (0..<Self.rounds).flatMap { _ in texts.map(time) }
  }

  private func time(_ text: String) -> Duration {
    let now = ParlanceTesting.Stage.usualTime
    return ContinuousClock().measure {
      _ = installation.interpretations(of: Utterance(text), now: now)
    }
  }

  /// The text without the third letter of its longest word.
  private func slipped(_ text: String) -> String {
    guard let word = text.split(separator: " ").max(by: { $0.count < $1.count }) else {
      return text
    }
    var slip = String(word)
    slip.remove(at: slip.index(slip.startIndex, offsetBy: 2))
    return text.replacing(word, with: slip)
  }
}
