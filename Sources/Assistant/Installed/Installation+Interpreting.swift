// SPDX-License-Identifier: Apache-2.0

import Dialog
public import Foundation
public import IntentModel
public import Voice

extension Installation {
  /// What an utterance can mean, the best first.
  ///
  /// - Parameters:
  ///   - forgiving: whether slips are forgiven where nothing fits without.
  ///   - now: what "tomorrow" is told by.
  public func interpretations(
    of utterance: Utterance, context: [String: JSONValue] = [:], forgiving: Bool = true, now: Date
  ) -> [Interpretation] {
    let readings = understander.interpretations(
      of: utterance, context: context, forgiving: forgiving
    ) {
      readingLiterals($0, now: now) != nil
    }.compactMap { readingLiterals($0, now: now) }
    return readings.sparing(.negativePhrase)
  }

  /// The same with its dates, amounts and the like read; nil where one of them is none.
  func readingLiterals(_ heard: Interpretation, now: Date) -> Interpretation? {
    guard let description = heard.app.flatMap({ self[$0]?.description[heard.intent] }) else {
      return heard
    }
    return heard.readingLiterals(as: description, by: literals, now: now)
  }

  /// The request an interpretation stands for; nil when no installed app has such an intent.
  public func intent(of heard: Interpretation) -> StructuredIntent? {
    newRequest(heard, id: UUID())?.intent
  }

  /// Whether words begin by calling the assistant by its name, as one does who wants to hear the answer.
  public func isCalled(by utterance: Utterance) -> Bool { understander.habits.wakes(utterance) }

  /// Requests that come near to what nobody understood.
  public func nearMisses(to utterance: Utterance) -> [String] {
    near.value.nearest(to: utterance)
  }

  func newRequest(_ heard: Interpretation, id: UUID) -> NewRequest? {
    guard let app = heard.app.flatMap({ self[$0] }), let intent = app.description[heard.intent]
    else { return nil }
    return NewRequest(id: id, app: app.description, description: intent, heard: heard)
  }
}
